import Foundation

/// Whose turn it is to call a subscriber: one thread at a time, and no thread waits.
///
/// A thread that finds another inside leaves its event in the queue for that one to deliver. The thread that is
/// inside may enter again, so a send from within a sink is delivered at once, as a nested call.
struct Turn {
    private var owner: pthread_t?
    private var depth = 0

    /// `false` while another thread has the turn.
    mutating func enter() -> Bool {
        let current = pthread_self()
        if let owner, pthread_equal(owner, current) == 0 { return false }
        owner = current
        depth += 1
        return true
    }

    mutating func leave() {
        depth -= 1
        if depth == 0 { owner = nil }
    }
}
