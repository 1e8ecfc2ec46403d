import CGtk

/// A reference to an object that it does not keep alive.
///
/// A `weak` one moves the object's counts into a table, where each use of the object by anybody is slower for good. This
/// one keeps the counts in place, and the dead object's memory for as long as the reference is there.
@usableFromInline struct WeakModel<Object: AnyObject>: @unchecked Sendable {
    /// Keeps the memory.
    private unowned let keeper: Object
    private let address: UnsafeMutableRawPointer

    @usableFromInline init(_ object: Object) {
        keeper = object
        address = Unmanaged.passUnretained(object).toOpaque()
    }

    /// The object; `nil` once it is going.
    @usableFromInline var object: Object? {
        kumiko_retain_living(address).map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
    }
}
