import KumikoTesting
import Testing

@MainActor
@Suite struct TransactionTests {
    private struct Content: View {
        let seen: Record<Int>
        let changes: Record<String>
        let act: @MainActor (Binding<Int>) -> Void
        @State private var value = 0
        var body: some View {
            seen.add(value)
            return Button("Act") { act($value) }
                .onChange(of: value) { old, new in changes.add("\(old)→\(new)") }
        }
    }

    private func run(_ act: @escaping @MainActor (Binding<Int>) -> Void) throws -> (seen: [Int], changes: [String]) {
        let seen = Record<Int>()
        let changes = Record<String>()
        try MountedView(Content(seen: seen, changes: changes, act: act)).find(text: "Act").press()
        return (seen.entries, changes.entries)
    }

    @Test func eachTransactionShowsAStateOfItsOwn() throws {
        let result = try run { value in
            value.wrappedValue = 1
            value.wrappedValue = 2
            withAnimation {
                value.wrappedValue = 3
                value.wrappedValue = 4
            }
        }
        #expect(result.seen == [0, 2, 4])
        #expect(result.changes == ["0→2", "2→4"])
    }

    @Test func animationGivesBackItsResult() throws {
        #expect(withAnimation(.linear) { 5 } == 5)
        #expect(withTransaction(Transaction(animation: nil)) { "a" } == "a")
    }

    @Test func animatedBindingIsATransaction() throws {
        let result = try run { value in
            value.wrappedValue = 1
            value.animation().wrappedValue = 2
        }
        #expect(result.seen == [0, 1, 2])
    }

    @Test func writingBackAndForthIsNoChange() throws {
        let result = try run { value in
            value.wrappedValue = 1
            value.wrappedValue = 0
        }
        #expect(result.changes.isEmpty)
    }

    /// A publisher that sends at once acts while the view is still being made.
    @Test func animationWhileTheViewIsMadeIsSafe() {
        struct Restless: View {
            @State private var count = 0
            let log: Record<Int>
            init(log: Record<Int>) {
                self.log = log
                withAnimation { log.add(1) }
            }
            var body: some View {
                withAnimation { log.add(2) }
                return Text("\(count)").onAppear { withAnimation { count += 1 } }
            }
        }
        let log = Record<Int>()
        let mounted = MountedView(VStack { Restless(log: log) })
        #expect(mounted.texts == ["1"])
        #expect(log.entries == [1, 2, 2])
    }

    @Test func completionComesAfterTheChange() async {
        await withCheckedContinuation { continuation in
            var value = 0
            let answer = withAnimation(.linear) {
                value = 1
                return 5
            } completion: {
                #expect(value == 2)
                continuation.resume()
            }
            value = 2
            #expect(answer == 5)
        }
    }
}
