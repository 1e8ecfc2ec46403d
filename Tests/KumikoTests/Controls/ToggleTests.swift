import KumikoTesting
import Reactive
import Testing

@MainActor
@Suite struct ToggleTests {
    @Test(arguments: [0, 1, 2, 3, 4])
    func actWritesOnceInAnyStyle(_ style: Int) throws {
        let writes = Record<Bool>()
        struct Content: View {
            let style: Int
            let writes: Record<Bool>
            @State private var isOn = false
            var body: some View {
                let toggle = Toggle(
                    "Wi-Fi",
                    isOn: Binding(
                        get: { isOn },
                        set: {
                            isOn = $0; writes.add($0)
                        }))
                switch style {
                case 0: toggle
                case 1: toggle.toggleStyle(.automatic)
                case 2: toggle.toggleStyle(.switch)
                case 3: toggle.toggleStyle(.checkbox)
                default: toggle.toggleStyle(.button)
                }
                Text(isOn ? "on" : "off")
                Button("Code") { isOn.toggle() }
            }
        }
        let mounted = MountedView(Content(style: style, writes: writes))
        #expect(try mounted.find(label: "Wi-Fi").state == .off)
        try mounted.find(label: "Wi-Fi").toggle()
        #expect(try mounted.find(label: "Wi-Fi").state == .on)
        #expect(mounted.texts.contains("on"))
        try mounted.find(label: "Wi-Fi").toggle()
        #expect(writes.entries == [true, false])
        try mounted.find(text: "Code").press()
        #expect(try mounted.find(label: "Wi-Fi").state == .on)
        #expect(writes.entries == [true, false])
    }

    @Test func labelsInitialisersNameTheToggle() {
        let title = "string"
        let mounted = MountedView(
            VStack {
                Toggle("key", isOn: .constant(true))
                Toggle(title, isOn: .constant(true)).toggleStyle(.checkbox)
                Toggle("symbol", systemImage: "wifi", isOn: .constant(true))
                Toggle(isOn: .constant(true)) {
                    HStack {
                        Text("two"); Text("parts")
                    }
                }.toggleStyle(.button)
                Toggle("hidden", isOn: .constant(true)).labelsHidden()
            })
        for name in ["key", "string", "symbol", "two, parts", "hidden"] {
            #expect(throws: Never.self) { try mounted.find(label: name) }
        }
        #expect(!mounted.texts.contains("hidden"))
    }

    @Test func threeTogglesOverDerivedBindingsStayExclusive() throws {
        struct Content: View {
            @State private var chosen = 0
            let writes: Record<Int>
            var body: some View {
                ForEach(0..<3) { index in
                    Toggle(
                        "t\(index)",
                        isOn: Binding(get: { chosen == index }, set: { if $0 { chosen = index; writes.add(index) } }))
                }
            }
        }
        let writes = Record<Int>()
        let mounted = MountedView(Content(writes: writes))
        func states() throws -> [Bool] { try (0..<3).map { try mounted.find(label: "t\($0)").state == .on } }
        #expect(try states() == [true, false, false])
        try mounted.find(label: "t2").toggle()
        #expect(try states() == [false, false, true])
        try mounted.find(label: "t1").toggle()
        #expect(try states() == [false, true, false])
        // Turning the chosen one off is refused by the binding, and shown so.
        try mounted.find(label: "t1").toggle()
        #expect(try states() == [false, true, false])
        #expect(writes.entries == [2, 1])
    }

    @Test func constantIsShownAsItIs() throws {
        let mounted = MountedView(Toggle("c", isOn: .constant(true)).toggleStyle(.checkbox))
        try mounted.find(label: "c").toggle()
        #expect(try mounted.find(label: "c").state == .on)
    }

    private struct Lamp: Identifiable {
        let id: Int
        let isOn: Binding<Bool>
    }

    @Test func severalValuesAreMixedUntilAllAgree() throws {
        struct Content: View {
            @State private var first = true
            @State private var second = false
            var body: some View {
                let lamps = [Lamp(id: 1, isOn: $first), Lamp(id: 2, isOn: $second)]
                Toggle("All", sources: lamps, isOn: \.isOn).toggleStyle(.checkbox)
                Toggle("First", isOn: $first).toggleStyle(.checkbox)
                Text("\(first) \(second)")
            }
        }
        let mounted = MountedView(Content())
        #expect(try mounted.find(label: "All").state == .mixed)
        try mounted.find(label: "All").toggle()
        #expect(mounted.texts.last == "true true")
        #expect(try mounted.find(label: "All").state == .on)
        try mounted.find(label: "First").toggle()
        #expect(try mounted.find(label: "All").state == .mixed)
        try mounted.find(label: "All").toggle()
        try mounted.find(label: "All").toggle()
        #expect(mounted.texts.last == "false false")
        #expect(try mounted.find(label: "All").state == .off)
    }

    @Test func publishedPropertyIsPublishedOnceAnAct() throws {
        final class Model: ObservableObject { @Published var isOn = false }
        struct Content: View {
            @ObservedObject var model: Model
            var body: some View { Toggle("p", isOn: $model.isOn) }
        }
        let model = Model()
        let seen = Record<Bool>()
        let subscription = model.$isOn.sink { seen.add($0) }
        let mounted = MountedView(Content(model: model))
        try mounted.find(label: "p").toggle()
        model.isOn = false
        mounted.advance(frames: 3)
        #expect(try mounted.find(label: "p").state == .off)
        #expect(seen.entries == [false, true, false])
        subscription.cancel()
    }

    @Test func disabledToggleAnswersToNothing() throws {
        let mounted = MountedView(Toggle("d", isOn: .constant(false)).disabled(true))
        #expect(try !mounted.find(label: "d").isEnabled)
        #expect(throws: TestingError.disabled("“d”")) { try mounted.find(label: "d").toggle() }
    }
}
