import Foundation
import KumikoTesting
import Observation
import Reactive
import Testing
import ViewModels

@MainActor
@Suite struct LifetimeTests {
    private final class Model: ObservableObject {
        @Published var title = "object"
        static nonisolated(unsafe) var living = 0
        init() { Self.living += 1 }
        deinit { Self.living -= 1 }
    }

    @Observable final class Tracked {
        var title = "tracked"
        @ObservationIgnored static nonisolated(unsafe) var living = 0
        init() { Self.living += 1 }
        deinit { Self.living -= 1 }
    }

    /// One of everything that keeps something.
    private struct Screen: View {
        @StateObject private var model = Model()
        @State private var tracked = Tracked()
        @State private var isOn = false
        @State private var items = [1, 2, 3]
        @State private var page = 1
        @State private var choice: Int?
        @State private var outer = Outer()
        let shared: Model
        let subject: PassthroughSubject<Int, Never>

        struct Outer { var inner = Inner() }
        struct Inner: Equatable { var flag = false }

        var body: some View {
            VStack {
                Text(model.title)
                Text(tracked.title)
                Reader(shared: shared, flag: $outer.inner.flag)
                Toggle("t", isOn: $isOn).toggleStyle(Style())
                Toggle("s", isOn: $tracked.flagless)
                ForEach($items, id: \.self) { $item in Row(item: $item) }
                PageViewController(pages: items.map { Text("p\($0)") }, currentPage: $page)
                PageControl(numberOfPages: 3, currentPage: $page)
                RadioBoxGroup([1, 2], selection: $choice) { Text("r\($0)") }
                StatefulButton(false) {
                    Text("on")
                } offLabel: {
                    Text("off")
                }
                GeometryReader { proxy in Text("\(Int(proxy.size.width)) \(isOn)") }
                ScrollView { Color.red.frame(width: 10, height: 10).onTapGesture { isOn.toggle() } }
                if isOn { AnyView(Text("any")) }
            }
            .overlay { Text("over").accessibilityLabel("label") }
            .environmentObject(model)
            .environment(tracked)
            .onAppear { isOn = true }
            .onDisappear { items = [] }
            .onChange(of: isOn) { page = 2 }
            .onReceive(subject) { page = $0 }
            .task { try? await Task.sleep(for: .seconds(600)) }
        }
    }

    private struct Reader: View {
        @ObservedObject var shared: Model
        @EnvironmentObject private var model: Model
        @Environment(Tracked.self) private var tracked
        @Binding var flag: Bool
        var body: some View { Button("\(shared.title) \(model.title) \(tracked.title) \(flag)") { flag.toggle() } }
    }

    private struct Row: View {
        @Binding var item: Int
        @State private var seen = 0
        var body: some View { Button("\(item) \(seen)") { seen += 1 } }
    }

    private struct Style: ToggleStyle {
        @State private var presses = 0
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label; Text("\(presses)")
            }.onTapGesture { configuration.isOn.toggle() }
        }
    }

    private struct Content: View {
        let shared: Model
        let subject: PassthroughSubject<Int, Never>
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("Toggle") { isShown.toggle() }
                if isShown { Screen(shared: shared, subject: subject) }
            }
        }
    }

    @Test func aThousandRoundsLeaveNothingBehind() async throws {
        let living = (Model.living, Tracked.living)
        let subject = PassthroughSubject<Int, Never>()
        do {
            let shared = Model()
            let mounted = MountedView(Content(shared: shared, subject: subject))
            let button = try mounted.find(text: "Toggle")
            let (nodes, widgets) = (mounted.nodeCount, mounted.widgetCount)
            for round in 0..<1000 {
                try button.press()
                if round == 0 { #expect(mounted.widgetCount > widgets + 20) }
                try button.press()
                // Other tests want the main actor too.
                if round.isMultiple(of: 10) { await Task.yield() }
            }
            #expect(mounted.nodeCount == nodes)
            #expect(mounted.widgetCount == widgets)
            subject.send(1)
            shared.title = "new"
            mounted.advance()
            #expect(mounted.nodeCount == nodes)
            // Cancelled tasks let go when they have ended.
            #expect(
                await mounted.wait(timeout: .seconds(30)) { Model.living == living.0 + 1 && Tracked.living == living.1 }
            )
        }
        #expect(Model.living == living.0)
    }

    @Test func mountsComeAndGo() {
        let living = (Model.living, Tracked.living)
        struct Plain: View {
            @StateObject private var model = Model()
            @State private var tracked = Tracked()
            var body: some View { Text(model.title + tracked.title) }
        }
        for round in 0..<100 {
            let mounted = MountedView(Plain())
            if round.isMultiple(of: 2) {
                mounted.unmount()
                #expect(mounted.nodeCount == 0)
            }
        }
        #expect(Model.living == living.0)
        #expect(Tracked.living == living.1)
    }

    @Test func stateMayOutliveItsView() {
        struct Source: View {
            let keep: Record<Binding<Int>>
            @State private var outer = (inner: 1, other: [1, 2])
            var body: some View {
                let inner = $outer.inner
                let element = $outer.other[1]
                keep.add(inner)
                keep.add(element)
                return VStack {
                    Text("\(inner.wrappedValue)")
                    Text("\(element.wrappedValue)")
                    Reader(value: inner)
                    Reader(value: inner)
                }
            }
        }
        struct Reader: View {
            @Binding var value: Int
            var body: some View { Text("\(value)") }
        }
        let keep = Record<Binding<Int>>()
        do { _ = MountedView(Source(keep: keep)) }
        for binding in keep.entries { binding.wrappedValue += 1 }
        #expect(keep.entries[0].wrappedValue == 2)
        #expect(keep.entries[1].wrappedValue == 3)
    }

    @Test func readersThatLeaveAndComeAreTold() throws {
        struct Content: View {
            @State private var value = 0
            @State private var count = 3
            var body: some View {
                Button("Value") { value += 1 }
                Button("Swap") { count = 5 - count }
                Button("Both") {
                    value += 1; count = 5 - count; value += 1
                }
                ForEach(0..<count, id: \.self) { Reader(value: $value, index: $0) }
            }
        }
        struct Reader: View {
            @Binding var value: Int
            let index: Int
            var body: some View { Text("\(index): \(value)") }
        }
        let mounted = MountedView(Content())
        for round in 1...20 {
            try mounted.find(text: "Value").press()
            try mounted.find(text: round.isMultiple(of: 2) ? "Swap" : "Both").press()
        }
        #expect(Set(mounted.texts.dropFirst(3)) == ["0: 40", "1: 40", "2: 40"])
    }

    @Test func geometryReaderThatLeavesIsTouchedNoMore() throws {
        struct Content: View {
            @State private var isShown = true
            @State private var wide = false
            var body: some View {
                Button("Both") {
                    isShown.toggle(); wide.toggle()
                }
                VStack {
                    if isShown { GeometryReader { Text("\(Int($0.size.width))") } }
                }
                .frame(width: wide ? 200 : 100, height: 50)
            }
        }
        let mounted = MountedView(Content())
        #expect(mounted.texts == ["Both", "100"])
        for _ in 0..<5 {
            try mounted.find(text: "Both").press()
            mounted.size = CGSize(width: 300, height: 300)
            try mounted.find(text: "Both").press()
            mounted.size = CGSize(width: 400, height: 300)
        }
        #expect(mounted.texts == ["Both", "100"])
    }
}

extension LifetimeTests.Tracked {
    fileprivate var flagless: Bool {
        get { title.isEmpty }
        set { title = newValue ? "" : "tracked" }
    }
}
