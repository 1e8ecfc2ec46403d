@_spi(Reflection) import Swift

/// A view of Kumiko's own whose body reads nothing but its properties, so that nothing need be watched for it. What a
/// developer wrote is evaluated in nodes of its own.
protocol ViewOfPropertiesAlone: View {}

extension Button: ViewOfPropertiesAlone {}

/// What is known of a view type's stored properties, found once for the type.
final class TypeFields {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    /// The properties that take part in the graph, such as `@State`.
    struct DynamicField {
        let name: String
        let offset: Int
        let type: any DynamicProperty.Type
    }

    let fields: [Field]
    let dynamicFields: [DynamicField]
    let comparison: ValueComparison

    /// Whether the body reads nothing but the view's own properties.
    let readsNothing: Bool
    /// Whether a view of this type was evaluated or removed while what it had read was still watched.
    var disarmsObservation = false

    private init(_ type: Any.Type) {
        fields = Self.fields(of: type)
        dynamicFields = fields.compactMap { field in
            (field.type as? any DynamicProperty.Type).map {
                DynamicField(name: field.name, offset: field.offset, type: $0)
            }
        }
        comparison = ValueComparison.of(type)
        readsNothing = type is any ViewOfPropertiesAlone.Type
    }

    private static func kind(of type: Any.Type) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    }

    /// Whether a value of the type holds one of another type, known at run time.
    static func isExistential(_ type: Any.Type) -> Bool { kind(of: type) == _MetadataKind.existential.rawValue }

    static func fields(of type: Any.Type) -> [Field] {
        // Only structures have fields to list; asked of an existential type the runtime would crash.
        guard kind(of: type) == _MetadataKind.struct.rawValue else { return [] }
        var fields: [Field] = []
        _ = _forEachField(of: type, options: []) { name, offset, type, _ in
            fields.append(Field(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return fields
    }

    @MainActor private static var known: [ObjectIdentifier: TypeFields] = [:]

    @MainActor static func of(_ type: Any.Type) -> TypeFields {
        let key = ObjectIdentifier(type)
        if let fields = known[key] { return fields }
        let fields = TypeFields(type)
        known[key] = fields
        return fields
    }
}
