/// An object that a view owns: made once for the view's place on screen. It tells of its own changes.
@propertyWrapper
struct Owned<Object: AnyObject>: DynamicProperty {
    private let make: @MainActor () -> Object
    private var object: Object?

    init(wrappedValue make: @autoclosure @escaping @MainActor () -> Object) {
        self.make = make
    }

    @MainActor var wrappedValue: Object { object ?? make() }

    @MainActor static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let object = slot.storage ?? property.pointee.make()
        slot.storage = object
        property.pointee.object = unsafeDowncast(object, to: Object.self)
    }
}

extension Owned: IgnoredWhenComparing {}
