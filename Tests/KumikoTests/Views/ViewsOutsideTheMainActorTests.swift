import Foundation
import KumikoTesting
import Testing

/// Views that are made where no actor is: by an enumeration, a static value and a free function.
private enum Part: CaseIterable {
    case stack, control, drawing, reader

    @ViewBuilder var view: some View {
        switch self {
        case .stack:
            VStack {
                HStack {
                    Text("a"); Spacer(); Divider()
                }
            }.padding().frame(width: 100).background(Color.red)
        case .control:
            Group {
                Toggle("b", isOn: .constant(true)); Button("c") {}
            }.disabled(true).toggleStyle(.checkbox)
        case .drawing:
            Circle().fill(.red).stroke(.blue).overlay { Text("d") }.onAppear {}.onChange(of: 1) {}.task {}
        case .reader:
            GeometryReader { proxy in ScrollView { Text("e").frame(width: proxy.size.width) } }
                .buttonStyle(.plain).environment(\.lineLimit, 1).accessibilityLabel("f").id(2)
        }
    }

    static let badge = AnyView(
        ZStack {
            Capsule().strokeBorder(.green); Label("g", systemImage: "star")
        }.tag(1))
}

private func row(_ number: Int) -> some View {
    ForEach(0..<number) { Text("\($0)").onTapGesture {} }.modifier(EmptyModifier()).font(.caption)
}

@MainActor
@Suite struct ViewsOutsideTheMainActorTests {
    @Test func areShownAsOthersAre() {
        #expect(MountedView(Part.stack.view).texts == ["a"])
        #expect(MountedView(Part.control.view).texts == ["b", "c"])
        #expect(MountedView(Part.drawing.view).texts == ["d"])
        #expect(MountedView(Part.reader.view).texts == ["e"])
        #expect(MountedView(Part.badge).texts == ["g"])
        #expect(MountedView(VStack { row(3) }).texts == ["0", "1", "2"])
    }

    @Test func mayBeMadeOnAnyThread() async {
        let view = await Task.detached { AnyView(Text("made elsewhere").padding()) }.value
        #expect(MountedView(view).texts == ["made elsewhere"])
    }
}
