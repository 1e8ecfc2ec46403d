import KumikoTesting
import Testing

@MainActor
@Suite struct AppearanceTests {
    private struct Content: View {
        let log: Record<String>
        @State private var id = 0
        @State private var isShown = true
        var body: some View {
            Button("ID") { id += 1 }
            Button("Show") { isShown.toggle() }
            if isShown {
                Text("t")
                    .onAppear { log.add("inner on") }.onDisappear { log.add("inner off") }
                    .id(id)
                    .onAppear { log.add("outer on") }.onDisappear { log.add("outer off") }
            }
        }
    }

    @Test func newIDFiresWhatStandsBeforeItAndNotWhatStandsAfter() throws {
        let log = Record<String>()
        let mounted = MountedView(Content(log: log))
        #expect(Set(log.entries) == ["inner on", "outer on"])
        #expect(log.entries.count == 2)
        try mounted.find(text: "ID").press()
        #expect(log.entries.count == 4)
        #expect(Set(log.entries[2...]) == ["inner on", "inner off"])
    }

    @Test func leavingFiresOnce() throws {
        let log = Record<String>()
        let mounted = MountedView(Content(log: log))
        try mounted.find(text: "Show").press()
        #expect(log.entries.suffix(2) == ["inner off", "outer off"])
        try mounted.find(text: "Show").press()
        #expect(Set(log.entries.suffix(2)) == ["inner on", "outer on"])
        #expect(log.entries.count == 6)
        mounted.advance(frames: 5)
        #expect(log.entries.count == 6)
    }

    @Test func unmountingFiresDisappearance() {
        let log = Record<String>()
        let mounted = MountedView(Content(log: log))
        mounted.unmount()
        #expect(log.entries.suffix(2) == ["inner off", "outer off"])
        mounted.unmount()
        #expect(log.entries.count == 4)
    }

    @Test func lettingGoOfTheMountFiresDisappearance() {
        let log = Record<String>()
        do { _ = MountedView(Content(log: log)) }
        #expect(log.entries.suffix(2) == ["inner off", "outer off"])
    }

    @Test func appearanceComesWhenAllOfTheViewIsThere() {
        struct Parent: View {
            let log: Record<String>
            @State private var note = "none"
            var body: some View {
                Text(note).onAppear { note = "appeared" }
                Child(note: note, log: log)
            }
        }
        struct Child: View {
            let note: String
            let log: Record<String>
            var body: some View {
                log.add("body \(note)")
                return Text("child").onAppear { log.add("appear") }
            }
        }
        let log = Record<String>()
        let mounted = MountedView(Parent(log: log))
        #expect(log.entries == ["body none", "appear", "body appeared"])
        #expect(mounted.texts == ["appeared", "child"])
    }

    @Test func disappearanceSeesTheLastState() throws {
        struct Child: View {
            let log: Record<String>
            @State private var count = 0
            var body: some View { Button("c\(count)") { count += 1 }.onDisappear { log.add("left at \(count)") } }
        }
        struct Parent: View {
            let log: Record<String>
            @State private var isShown = true
            var body: some View {
                Button("Hide") { isShown = false }
                if isShown { Child(log: log) }
            }
        }
        let log = Record<String>()
        let mounted = MountedView(Parent(log: log))
        try mounted.find(text: "c0").press()
        try mounted.find(text: "Hide").press()
        #expect(log.entries == ["left at 1"])
    }
}
