/// A value that a gesture changes while it lasts, and that is what it was at first when the gesture has ended or was
/// cancelled.
///
/// ```swift
/// @GestureState private var translation = CGSize.zero
/// ```
///
/// Only a gesture writes it: ``Gesture/updating(_:body:)``.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let willReset: (Value, inout Transaction) -> Void
    private var box: StateBox<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// - Parameter resetTransaction: with what the value is set back.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: called with the last value before the first one is set again.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        willReset = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { if let box { box.get() } else { initial } }

    /// The state itself, for a gesture to change, written `$translation`.
    public var projectedValue: GestureState<Value> { self }

    @MainActor func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let box else { return }
        var value = withoutTracking { box.get() }
        var transaction = Transaction.current
        change(&value, &transaction)
        Transaction.$local.withValue(transaction) { box.set(value) }
    }

    @MainActor func reset() {
        update { value, transaction in
            willReset(value, &transaction)
            value = initial
        }
    }

    @MainActor public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.box = StateBox.kept(in: &slot, property.pointee.initial)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: IgnoredWhenComparing {}
