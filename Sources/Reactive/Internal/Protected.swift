import Synchronization

/// A value behind a lock, whatever its type.
///
/// The lock is held for the few instructions of the closure only. What is taken out of the value is returned from
/// the closure rather than dropped in it, so that no deinitialiser of a client's object ever runs under the lock.
///
/// It is inlined, and values should be laid out the same whatever types a client uses: that spares looking up the
/// types at run time, which takes longer than all the rest.
struct Protected<Value>: ~Copyable {
    private let mutex: Mutex<Unchecked<Value>>

    init(_ value: Value) {
        mutex = Mutex(Unchecked(value))
    }

    @inline(__always)
    borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        mutex.withLock { Unchecked(body(&$0.value)) }.value
    }
}

extension Protected: @unchecked Sendable {}

/// Carries a value across a boundary at which the compiler cannot see that the access is guarded.
///
/// Combine's closures and values are not `Sendable`; wherever this is used, a lock or the order of delivery keeps
/// two threads from touching the value at once.
struct Unchecked<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
