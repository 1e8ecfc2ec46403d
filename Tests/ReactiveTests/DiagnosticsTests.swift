import Dispatch
import Foundation
import Testing

@testable import Reactive

@Suite(.serialized) struct DiagnosticsTests {
    final class Seen: ObservableObject, @unchecked Sendable {
        @Published var shown = 0
        @Published var other = 0
    }

    final class Unseen: ObservableObject, @unchecked Sendable {
        @Published var hidden = 0
    }

    private func setInBackground(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                body()
                continuation.resume()
            }
        }
    }

    @Test func aShownPropertySetInTheBackgroundIsReportedOnceAndStored() async {
        let messages = Protected<[String]>([])
        let report = ReactiveDiagnostics.report
        ReactiveDiagnostics.report = { message in messages.withLock { $0.append(message) } }
        defer { ReactiveDiagnostics.report = report }

        let seen = Seen()
        seen.objectWillChange.reportsBackgroundChanges = true
        let unseen = Unseen()
        let subscription = unseen.objectWillChange.sink {}
        await setInBackground {
            seen.shown = 1
            seen.shown = 2
            seen.other = 1
            unseen.hidden = 1
        }
        await MainActor.run { seen.other = 2 }
        #expect(seen.shown == 2)
        #expect(messages.withLock { $0.count } == 2)
        #expect(messages.withLock { $0.first?.contains("Seen.shown was set on a background thread") } == true)
        #expect(messages.withLock { $0.last?.contains("Seen.other") } == true)
        subscription.cancel()
    }
}
