import Observation

/// Gives bindings to the properties of an `@Observable` object.
///
/// ```swift
/// @Bindable var model: Model
/// var body: some View { Toggle("On", isOn: $model.isOn) }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "Only an @Observable object can be bindable.")
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public var projectedValue: Bindable<Value> { self }

    @inlinable
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject {
        Binding(
            wrappedValue, keyPath, get: { unsafeDowncast($0, to: Value.self)[keyPath: keyPath] },
            set: { unsafeDowncast($0, to: Value.self)[keyPath: keyPath] = $1 })
    }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: DynamicProperty {
    @MainActor public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {}
}

extension Bindable: ComparableSource {
    static func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        let lhs = lhs.assumingMemoryBound(to: Self.self).pointee.wrappedValue as AnyObject
        return lhs === rhs.assumingMemoryBound(to: Self.self).pointee.wrappedValue as AnyObject
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}

extension Binding {
    /// A binding to a property of an `@Observable` object. The two functions are made where the types are known.
    @usableFromInline init(
        _ object: AnyObject, _ keyPath: AnyKeyPath, get: @escaping (AnyObject) -> Value,
        set: @escaping (AnyObject, Value) -> Void
    ) {
        self.init(location: ObservableLocation(ObjectAccess(object: object, keyPath: keyPath, get: get, set: set)))
    }
}

/// A property of an `@Observable` object, which itself tracks who reads it.
private final class ObservableLocation<Value>: Location<Value>, @unchecked Sendable {
    private let access: ObjectAccess<Value>

    init(_ access: ObjectAccess<Value>) { self.access = access }

    override func get() -> Value { access.get(access.object) }
    override func set(_ value: Value) { access.set(access.object, value) }

    override var object: AnyObject? { access.object }

    override var objectAccess: ObjectAccess<Value>? { access }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObservableLocation<Value> else { return false }
        return access.object === other.access.object && access.keyPath == other.access.keyPath
    }
}
