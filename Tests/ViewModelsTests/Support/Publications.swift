import Observation

/// Counts every publication of what a closure reads, none left out and none merged.
@MainActor
final class Publications {
    private(set) var count = 0
    private let read: @MainActor () -> Void

    init<Value>(of read: @escaping @MainActor () -> Value) {
        self.read = { _ = read() }
        arm()
    }

    /// What was counted since the last call.
    func take() -> Int {
        defer { count = 0 }
        return count
    }

    private func arm() {
        withObservationTracking(read) { [weak self] in
            MainActor.assumeIsolated {
                self?.count += 1
                self?.arm()
            }
        }
    }
}
