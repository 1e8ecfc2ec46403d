/// A way to read and write a value that something else owns.
///
/// A binding comes from a property wrapper (`$count`), from a member or an element of another binding
/// (`$item.title`, `$items[2]`), from a pair of closures, or from ``constant(_:)``.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    let location: Location<Value>

    /// The transaction with which writes through this binding are made.
    public var transaction = Transaction()

    init(location: Location<Value>) {
        self.location = location
    }

    /// Makes a binding that reads with `get` and writes with `set`.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        location = ClosureLocation(callable(get), callable(set))
    }

    /// Makes a binding whose setter also gets the transaction of the write.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let set = callable(set)
        location = ClosureLocation(callable(get)) { set($0, Transaction.current) }
    }

    /// A binding to a value that cannot change; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            if transaction.animation == nil {
                location.set(newValue)
            } else {
                withTransaction(transaction) { location.set(newValue) }
            }
        }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(location: KeyPathLocation(location, keyPath))
        part.transaction = transaction
        return part
    }

    /// The same binding, whose writes are made with `animation`.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    /// The same binding, whose writes are made with `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

/// Bindings are used where their closures were made, on the main actor or wherever the owner says; the cast takes the
/// isolation off the type, as SwiftUI's own declaration does.
private func callable<Result>(_ body: @escaping @isolated(any) @Sendable () -> Result) -> () -> Result {
    unsafeBitCast(body, to: (() -> Result).self)
}

private func callable<A>(_ body: @escaping @isolated(any) @Sendable (A) -> Void) -> (A) -> Void {
    unsafeBitCast(body, to: ((A) -> Void).self)
}

private func callable<A, B>(_ body: @escaping @isolated(any) @Sendable (A, B) -> Void) -> (A, B) -> Void {
    unsafeBitCast(body, to: ((A, B) -> Void).self)
}

extension Binding {
    /// A binding to the optional of a value. Writing `nil` is ignored.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(location: PromotedLocation(base.location))
    }

    /// A binding to what an optional holds; `nil` when it holds nothing now. If it becomes `nil` later, the last value
    /// is read.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: UnwrappedLocation(base.location, last: value))
    }
}

private final class PromotedLocation<Wrapped>: Location<Wrapped?>, @unchecked Sendable {
    private let base: Location<Wrapped>
    init(_ base: Location<Wrapped>) { self.base = base }

    override func get() -> Wrapped? { base.get() }
    override func set(_ value: Wrapped?) { if let value { base.set(value) } }
    override var isStale: Bool { base.isStale }
    override var tellingOrigin: DependencySource? { base.tellingOrigin }
    override var object: AnyObject? { base.object }
    override func isSame(as other: Location<Wrapped?>) -> Bool {
        (other as? PromotedLocation<Wrapped>)?.base.isSame(as: base) ?? false
    }
}

private final class UnwrappedLocation<Wrapped>: Location<Wrapped>, @unchecked Sendable {
    private let base: Location<Wrapped?>
    private var last: Wrapped

    init(_ base: Location<Wrapped?>, last: Wrapped) {
        self.base = base
        self.last = last
    }

    override func get() -> Wrapped {
        if let value = base.get() { last = value }
        return last
    }
    override func set(_ value: Wrapped) { base.set(value) }
    override var isStale: Bool { base.isStale }
    override var tellingOrigin: DependencySource? { base.tellingOrigin }
    override var object: AnyObject? { base.object }
    override func isSame(as other: Location<Wrapped>) -> Bool {
        (other as? UnwrappedLocation<Wrapped>)?.base.isSame(as: base) ?? false
    }
}

extension Binding: DynamicProperty {
    @MainActor public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {}
}

extension Binding: ComparableSource {
    static func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        let lhs = lhs.assumingMemoryBound(to: Self.self).pointee.location
        return lhs.isSame(as: rhs.assumingMemoryBound(to: Self.self).pointee.location) && !lhs.isStale
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: LeadingProperty {
    static func leads(_ pointer: UnsafeRawPointer, to source: AnyObject) -> Bool {
        let location = pointer.assumingMemoryBound(to: Self.self).pointee.location
        return location === source || location.origin === source
    }
}
