import KumikoTesting
import Testing

@MainActor
@Suite struct ChangeTests {
    @Test func allFormsAreCalledWithTheirValues() throws {
        struct Content: View {
            let log: Record<String>
            @State private var count = 0
            var body: some View {
                Button("\(count)") { count += 1 }
                    .onChange(of: count) { old, new in log.add("\(old)→\(new)") }
                    .onChange(of: count) { log.add("changed") }
                    .onChange(of: count) { new in log.add("now \(new)") }
            }
        }
        let log = Record<String>()
        let mounted = MountedView(Content(log: log))
        #expect(log.entries.isEmpty)
        try mounted.find(text: "0").press()
        #expect(Set(log.entries) == ["0→1", "changed", "now 1"])
        #expect(log.entries.count == 3)
    }

    @Test func initialFiresFirstWithTheValueAsBoth() throws {
        struct Content: View {
            let log: Record<String>
            @State private var count = 0
            var body: some View {
                Button("\(count)") { count += 1 }
                    .onChange(of: count, initial: true) { old, new in log.add("\(old) \(new)") }
            }
        }
        let log = Record<String>()
        let mounted = MountedView(Content(log: log))
        #expect(log.entries == ["0 0"])
        try mounted.find(text: "0").press()
        #expect(log.entries == ["0 0", "0 1"])
    }

    @Test func initialWithoutValuesFiresToo() {
        let log = Record<Int>()
        _ = MountedView(Text("t").onChange(of: 1, initial: true) { log.add(1) })
        #expect(log.entries == [1])
    }

    @Test func actionSeesTheNewState() throws {
        struct Content: View {
            let log: Record<String>
            @State private var count = 0
            var body: some View {
                Button("\(count)") { count += 1 }
                    .onChange(of: count) { old, _ in log.add("\(old) \(count)") }
            }
        }
        let log = Record<String>()
        try MountedView(Content(log: log)).find(text: "0").press()
        #expect(log.entries == ["0 1"])
    }

    @Test func changesMadeInActionsAreShownUntilTheySettle() throws {
        struct Content: View {
            @State private var asked = 0
            @State private var shown = 0
            @State private var doubled = 0
            var body: some View {
                Button("\(asked) \(shown) \(doubled)") { asked = 5 }
                    .onAppear { asked = 1 }
                    .onChange(of: asked) { if shown < asked { shown += 1 } }
                    .onChange(of: shown) { if shown < asked { shown += 1 } }
                    .onChange(of: shown) { doubled = shown * 2 }
            }
        }
        let mounted = MountedView(Content())
        #expect(mounted.texts == ["1 1 2"])
        try mounted.find(text: "1 1 2").press()
        #expect(mounted.texts == ["5 5 10"])
    }
}
