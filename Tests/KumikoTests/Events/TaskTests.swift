import KumikoTesting
import Testing

@MainActor
@Suite struct TaskTests {
    private struct Content: View {
        let log: Record<String>
        @State private var id = 0
        @State private var isShown = true
        @State private var other = 0
        var body: some View {
            Button("ID") { id += 1 }
            Button("Hide") { isShown = false }
            Button("Other \(other)") { other += 1 }
            if isShown {
                Text("t").task(id: id) {
                    let started = id
                    log.add("start \(started)")
                    try? await Task.sleep(for: .seconds(60))
                    log.add(Task.isCancelled ? "cancelled \(started)" : "woke")
                }
            }
        }
    }

    @Test func startsWithAppearanceAndIsCancelledWithDisappearance() async throws {
        let log = Record<String>()
        let mounted = MountedView(Content(log: log))
        #expect(await mounted.wait(timeout: .seconds(30)) { log.entries == ["start 0"] })
        try mounted.find(text: "Other 0").press()
        try mounted.find(text: "Hide").press()
        #expect(await mounted.wait(timeout: .seconds(30)) { log.entries == ["start 0", "cancelled 0"] })
    }

    @Test func restartsWhenItsIDChanges() async throws {
        let log = Record<String>()
        let mounted = MountedView(Content(log: log))
        #expect(await mounted.wait(timeout: .seconds(30)) { log.entries == ["start 0"] })
        try mounted.find(text: "ID").press()
        #expect(await mounted.wait(timeout: .seconds(30)) { log.entries.count == 3 })
        #expect(Set(log.entries[1...]) == ["cancelled 0", "start 1"])
        mounted.unmount()
        #expect(await mounted.wait(timeout: .seconds(30)) { log.entries.last == "cancelled 1" })
    }

    @Test func writesOfATaskAreShown() async {
        struct Loader: View {
            @State private var items: [String] = []
            var body: some View {
                ForEach(items, id: \.self) { Text($0) }
                    .task {
                        for item in ["a", "b"] {
                            await Task.yield()
                            items.append(item)
                        }
                    }
                Text("end").task { await load() }
            }
            private func load() async { items.insert("c", at: 0) }
        }
        let mounted = MountedView(Loader())
        #expect(await mounted.wait(timeout: .seconds(30)) { Set(mounted.texts) == ["a", "b", "c", "end"] })
    }

    @Test func viewThatLeavesAtOnceStartsNoTask() async {
        struct Content: View {
            let log: Record<String>
            @State private var isShown = true
            var body: some View {
                Text("t").onChange(of: 0, initial: true) { isShown = false }
                if isShown { Text("brief").onAppear { log.add("appeared") }.task { log.add("ran") } }
            }
        }
        let log = Record<String>()
        let mounted = MountedView(Content(log: log))
        await mounted.wait(timeout: .milliseconds(50)) { false }
        #expect(log.entries.first == "appeared")
        #expect(mounted.texts == ["t"])
    }
}
