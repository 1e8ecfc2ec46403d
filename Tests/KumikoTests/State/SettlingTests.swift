import KumikoTesting
import Testing

@testable import Kumiko

@MainActor
@Suite struct SettlingTests {
    private struct Bystander: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private func messages(_ body: () throws -> Void) rethrows -> [String] {
        let log = Record<String>()
        nonisolated(unsafe) let add: (String) -> Void = { message in MainActor.assumeIsolated { log.add(message) } }
        try ReportedMessages.shared.observe({ add($0) }, while: body)
        return log.entries.filter { $0.contains("was cut") }
    }

    @Test func changeThatCausesItselfIsCutWithTheViewsName() throws {
        struct Restless: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
        }
        var mounted: MountedView?
        let said = messages {
            mounted = MountedView(
                VStack {
                    Restless(); Bystander()
                })
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("Restless") == true)
        try mounted?.find(text: "count 0").press()
        #expect(mounted?.texts.last == "count 1")
    }

    @Test func bodyThatWritesWhatItReadsIsCut() throws {
        struct Restless: View {
            let log: Record<String>
            @State private var count = 0
            var body: some View {
                count += 1
                return Text("body \(count)").onAppear { log.add("appeared") }
            }
        }
        let log = Record<String>()
        var mounted: MountedView?
        let said = messages {
            mounted = MountedView(
                VStack {
                    Restless(log: log); Bystander()
                })
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("Restless") == true)
        #expect(log.entries == ["appeared"])
        try mounted?.find(text: "count 0").press()
        #expect(mounted?.texts.last == "count 1")
    }

    @Test func updateThatSettlesLateIsNotCut() {
        struct Slow: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").onChange(of: count, initial: true) { if count < 90 { count += 1 } }
            }
        }
        var mounted: MountedView?
        let said = messages { mounted = MountedView(Slow()) }
        #expect(said.isEmpty)
        #expect(mounted?.texts == ["90"])
    }

    @Test func idleViewIsNotEvaluated() {
        let mounted = MountedView(
            VStack {
                Bystander(); Bystander()
            })
        let count = mounted.bodyCount
        mounted.advance(frames: 10)
        #expect(mounted.bodyCount == count)
    }
}
