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

/// A property that leads to a place which is not kept in its slot.
protocol LeadingProperty {
    static func leads(_ pointer: UnsafeRawPointer, to source: AnyObject) -> Bool
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
            ChangeReasons.note(.property(fields[index].name), of: node)
        }
        return changed
    }

    /// The name of the property that holds `source` or leads to it.
    @MainActor func name(
        of source: AnyObject, _ fields: [TypeFields.DynamicField], at base: UnsafeRawPointer
    ) -> String? {
        for (field, slot) in zip(fields, slots) {
            if slot.storage === source { return field.name }
            if let type = field.type as? any LeadingProperty.Type, type.leads(base + field.offset, to: source) {
                return field.name
            }
            let inner = TypeFields.of(field.type).dynamicFields
            if slot.nested?.name(of: source, inner, at: base + field.offset) != nil { return field.name }
        }
        return nil
    }

    mutating func disconnect() {
        slots = []
    }
}
