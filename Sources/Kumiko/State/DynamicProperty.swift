/// A stored property of a view that brings data from outside of the view's value, such as ``State``.
///
/// A structure of your own that holds such properties can conform; ``update()`` is called before the body of the view
/// is evaluated.
public protocol DynamicProperty {
    /// Called before the body of the view that holds the property is evaluated.
    mutating func update()

    /// Connects the property at `pointer` to the graph. Only Kumiko's own properties implement this.
    @MainActor static func _connect(_ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node)

    /// Takes over a changed environment; returns whether the view has to be evaluated again.
    @MainActor static func _environmentChanged(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) -> Bool
}

/// What one property keeps in the node between two values of the view.
@_documentation(visibility: internal)
public struct _PropertySlot {
    var storage: AnyObject?
    var nested: DynamicProperties?
}

extension DynamicProperty {
    public mutating func update() {}

    @MainActor public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {
        let fields = TypeFields.of(Self.self).dynamicFields
        var nested = slot.nested ?? DynamicProperties(fields.count)
        nested.connect(fields, at: pointer, of: node)
        slot.nested = nested
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
    }

    @MainActor public static func _environmentChanged(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) -> Bool {
        slot.nested?.environmentChanged(TypeFields.of(Self.self).dynamicFields, at: pointer, of: node) ?? false
    }
}

/// The dynamic properties of one view on screen.
struct DynamicProperties {
    private var slots: [_PropertySlot]

    init(_ count: Int) {
        slots = Array(repeating: _PropertySlot(), count: count)
    }

    var isEmpty: Bool { slots.isEmpty }

    @MainActor mutating func connect(
        _ fields: [TypeFields.DynamicField], at base: UnsafeMutableRawPointer, of node: _Node
    ) {
        for index in fields.indices {
            fields[index].type._connect(base + fields[index].offset, &slots[index], node)
        }
    }

    @MainActor mutating func environmentChanged(
        _ fields: [TypeFields.DynamicField], at base: UnsafeMutableRawPointer, of node: _Node
    ) -> Bool {
        var changed = false
        for index in fields.indices
        where fields[index].type._environmentChanged(base + fields[index].offset, &slots[index], node) {
            changed = true
        }
        return changed
    }

    mutating func disconnect() {
        slots = []
    }
}
