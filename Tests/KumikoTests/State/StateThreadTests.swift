import Dispatch
import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct StateThreadTests {
    private struct Counter: View {
        let write: @Sendable (Binding<Int>) -> Void
        @State private var count = 0
        var body: some View { Text("\(count)").onAppear { write($count) } }
    }

    @Test func writeOnAnotherThreadIsShown() async {
        let mounted = MountedView(
            Counter { count in
                Thread.detachNewThread { count.wrappedValue = 42 }
            })
        #expect(await mounted.wait(timeout: .seconds(30)) { mounted.texts == ["42"] })
    }

    @Test func writesOnManyThreadsLeaveTheLastValueShown() async {
        let mounted = MountedView(
            Counter { count in
                DispatchQueue.global().async {
                    DispatchQueue.concurrentPerform(iterations: 1000) { count.wrappedValue = $0 }
                    count.wrappedValue = -1
                }
            })
        #expect(await mounted.wait(timeout: .seconds(30)) { mounted.texts == ["-1"] })
    }

    @Test func readingOnAnotherThreadWhileAViewIsEvaluatedRegistersNobody() async {
        struct Content: View {
            @State private var other = 0
            @State private var count = 0
            var body: some View {
                let binding = $other
                // The body waits, so the other thread reads while this view is being evaluated.
                DispatchQueue.global().sync { [binding] in _ = UncheckedRead(binding).value }
                return VStack {
                    Button("Other") { other += 1 }
                    Button("\(count)") { count += 1 }
                }
            }
        }
        let mounted = MountedView(Content())
        try? mounted.find(text: "Other").press()
        #expect(mounted.bodyCount(Content.self) <= 2)
        try? mounted.find(text: "0").press()
        #expect(mounted.texts.last == "1")
    }

    private struct UncheckedRead {
        let value: Int
        init(_ binding: Binding<Int>) { value = binding.wrappedValue }
    }

    @Test func mainActorTasksRunAndShow() async {
        struct Content: View {
            @State private var steps: [String] = []
            var body: some View {
                Text(steps.joined(separator: " "))
                    .onAppear {
                        Task { @MainActor in steps.append("task") }
                        Task.detached { await MainActor.run { steps.append("run") } }
                        DispatchQueue.main.async { steps.append("async") }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { steps.append("after") }
                    }
                    .task {
                        try? await Task.sleep(for: .milliseconds(20))
                        steps.append("slept")
                    }
            }
        }
        let mounted = MountedView(Content())
        let all: Set = ["task", "run", "async", "after", "slept"]
        #expect(
            await mounted.wait(timeout: .seconds(30)) {
                Set(mounted.texts[0].split(separator: " ").map(String.init)) == all
            })
    }
}
