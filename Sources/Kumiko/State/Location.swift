import Foundation
import Reactive

/// A place that a ``Binding`` reads and writes.
class Location<Value>: DependencySource, @unchecked Sendable {
    /// Reads the value and registers the view being evaluated as a reader.
    func get() -> Value { fatalError("a location reads its own value") }

    func set(_ value: Value) { fatalError("a location writes its own value") }

    /// Whether the place itself tells its dependents of changes, as ``State`` does. An observed object tells in its own way.
    var tellsChanges: Bool { false }

    /// Whether the way to the value leads into an object, which may be in the middle of a change when it is asked.
    var leadsIntoObject: Bool { !tellsChanges }

    /// The place whose telling says that this one may have changed.
    var origin: DependencySource { self }

    /// What tells of changes, when something other than an object does.
    var tellingOrigin: DependencySource? { tellsChanges ? origin : nil }

    /// The object that the way to the value leads into.
    var object: AnyObject? { nil }

    /// The way through that object, where it can be gone without this place.
    var objectAccess: ObjectAccess<Value>? { nil }

    /// Whether both lead to the same place, so that views that hold them are equal.
    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Whether what a view last read here is no longer the value. Asked of places that do not tell their changes.
    var isStale: Bool { false }

    /// Whether a view that is being evaluated reads now, rather than an action or another thread.
    final var isReadByView: Bool { evaluatingNode != nil && MainQueue.isCurrent }
}

/// The storage behind one ``State``. It may be read and written on any thread.
final class StateBox<Value>: Location<Value>, @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    private let comparison: ValueComparison?

    init(_ value: Value) {
        self.value = value
        comparison = ValueComparison.ofEquatable(Value.self)
    }

    /// The storage that a view's property keeps; made with `initial` at first.
    static func kept(in slot: inout _PropertySlot, _ initial: @autoclosure () -> Value) -> StateBox {
        if let box = slot.storage { return unsafeDowncast(box, to: StateBox.self) }
        let box = StateBox(initial())
        slot.storage = box
        return box
    }

    override func get() -> Value {
        recordRead()
        return lock.withLock { value }
    }

    override var tellsChanges: Bool { true }

    /// Stores `value`; an equal value changes nothing.
    override func set(_ new: Value) {
        let old = lock.withLock {
            let old = value
            value = new
            return old
        }
        if let comparison, comparison.areEqual(old, new) { return }
        changed()
    }
}

/// A part of another place, reached by a key path.
final class KeyPathLocation<Root, Value>: DerivedLocation<Root, Value>, @unchecked Sendable {
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
        self.keyPath = keyPath
        super.init(base)
    }

    override var leadsIntoObject: Bool { Root.self is AnyObject.Type || super.leadsIntoObject }

    override func read(_ root: Root) -> Value { root[keyPath: keyPath] }

    override var objectAccess: ObjectAccess<Value>? { base.objectAccess?.appending(keyPath) }

    override func set(_ value: Value) {
        var root = base.get()
        root[keyPath: keyPath] = value
        base.set(root)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Root, Value> else { return false }
        return self === other || (keyPath == other.keyPath && base.isSame(as: other.base))
    }
}

/// A value computed from another place. Its readers are evaluated again only when the computed value is another, where
/// that can be told.
class DerivedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
    final let base: Location<Root>
    private let comparison: ValueComparison?
    /// The value as the view that reads it last saw it.
    private var seen: Value?
    private var follower: Follower?

    init(_ base: Location<Root>) {
        self.base = base
        comparison = ValueComparison.ofEquatable(Value.self)
    }

    override var origin: DependencySource { base.origin }

    /// Computes the value from the base's.
    func read(_ root: Root) -> Value { fatalError("a derived location computes its value") }

    override func get() -> Value {
        // Only what a view reads is remembered: an action that reads after it wrote must not hide that the view shows
        // another value.
        guard isReadByView else { return read(base.get()) }
        guard comparison != nil, base.tellsChanges else {
            let value = read(base.get())
            seen = value
            return value
        }
        return MainActor.assumeIsolated { UncheckedValue(getFollowing()) }.value
    }

    @MainActor private func getFollowing() -> Value {
        recordRead()
        let value = withoutTracking { read(base.get()) }
        seen = value
        return value
    }

    /// Follows the base as long as somebody follows this place, be it a view or a place derived from this one.
    @MainActor override func remember(_ dependent: any Dependent) {
        super.remember(dependent)
        guard follower == nil else { return }
        seen = withoutTracking { read(base.get()) }
        let follower = Follower { [weak self] in self?.baseChanged() }
        self.follower = follower
        base.remember(follower)
    }

    @MainActor override func forget(_ dependent: any Dependent) {
        super.forget(dependent)
        guard !hasDependents, let follower else { return }
        base.forget(follower)
        self.follower = nil
    }

    @MainActor private func baseChanged() {
        let new = withoutTracking { read(base.get()) }
        if let comparison, let seen, comparison.areEqual(seen, new) { return }
        seen = new
        tellDependents()
    }

    override var tellsChanges: Bool { base.tellsChanges }

    override var object: AnyObject? { base.object }

    override var leadsIntoObject: Bool { base.leadsIntoObject }

    override var isStale: Bool {
        guard !base.tellsChanges, let seen else { return false }
        return !ValueComparison.of(Value.self).areEqual(seen, read(base.get()))
    }
}

/// What a derived location registers with its base.
private final class Follower: Dependent {
    private let tell: () -> Void
    init(_ tell: @escaping () -> Void) { self.tell = tell }
    func sourceChanged(_ source: DependencySource) { tell() }
}

/// Runs `body` without registering what it reads with the view being evaluated.
@MainActor
func withoutTracking<Result>(_ body: () -> Result) -> Result {
    let node = evaluatingNode
    evaluatingNode = nil
    defer { evaluatingNode = node }
    return body()
}

/// A place given by two closures.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value) -> Void

    init(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) {
        getter = get
        setter = set
    }

    override func get() -> Value { getter() }
    override func set(_ value: Value) { setter(value) }
}

/// A property of an object. The object's owner is evaluated when it changes and hands new bindings down; a view that
/// holds one is then evaluated if the value it read has changed.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let target: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private var seen: Value?

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        target = object
        self.keyPath = keyPath
    }

    override func get() -> Value {
        let value = target[keyPath: keyPath]
        if isReadByView { seen = value }
        return value
    }

    override func set(_ value: Value) { target[keyPath: keyPath] = value }

    override var object: AnyObject? { target }

    override var objectAccess: ObjectAccess<Value>? { ObjectAccess(target, keyPath) }

    override var isStale: Bool {
        guard let seen else { return false }
        return !ValueComparison.of(Value.self).areEqual(seen, target[keyPath: keyPath])
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return target === other.target && keyPath == other.keyPath
    }
}

/// A value that never changes; writes are ignored.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func set(_ value: Value) {}

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return ValueComparison.of(Value.self).areEqual(value, other.value)
    }
}
