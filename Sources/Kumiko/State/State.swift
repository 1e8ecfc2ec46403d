/// A value that a view owns: it is made once for the view's place on screen and lives as long as that.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///     var body: some View { Button("\(count)") { count += 1 } }
/// }
/// ```
///
/// Writing shows at the next frame; reading right after gives the new value. An equal value is no change. The value
/// may be written on any thread. Outside of a view on screen writes are ignored.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    /// Makes a state with the value it starts with; for use in an initialiser: `_count = State(initialValue: 3)`.
    public init(initialValue: Value) {
        initial = initialValue
    }

    public var wrappedValue: Value {
        get { if let box { box.get() } else { initial } }
        nonmutating set { box?.set(newValue) }
    }

    /// A binding to the value, written `$count`.
    public var projectedValue: Binding<Value> {
        Binding(location: box ?? ConstantLocation(initial))
    }

    @MainActor public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.box = StateBox.kept(in: &slot, property.pointee.initial)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}
extension State: IgnoredWhenComparing {}
