import Foundation

/// Writes a message for the developer to standard error, each distinct one once.
///
/// The program goes on with the last good state.
package func report(_ message: String) {
    guard ReportedMessages.shared.insert(message) else { return }
    FileHandle.standardError.write(Data("Kumiko: \(message)\n".utf8))
}

/// The messages written so far. `observer` lets a test read them.
package final class ReportedMessages: @unchecked Sendable {
    package static let shared = ReportedMessages()

    private let lock = NSLock()
    private var written: Set<String> = []
    private var observers: [UUID: (String) -> Void] = [:]

    fileprivate func insert(_ message: String) -> Bool {
        lock.lock()
        let listeners = Array(observers.values)
        let isNew = written.insert(message).inserted
        lock.unlock()
        for listener in listeners { listener(message) }
        return isNew
    }

    /// Calls `observer` with each message that comes while `body` runs, also with repeated ones.
    package func observe<Result>(_ observer: @escaping (String) -> Void, while body: () throws -> Result) rethrows
        -> Result
    {
        let key = UUID()
        lock.withLock { observers[key] = observer }
        defer { lock.withLock { observers[key] = nil } }
        return try body()
    }
}
