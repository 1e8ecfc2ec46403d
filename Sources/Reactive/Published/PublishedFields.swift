@_spi(Reflection) import Swift

/// Where the published properties of a class and its superclasses lie; worked out once for each class.
struct PublishedFields {
    private struct Field {
        let name: String
        let offset: Int
        let type: any PublishedField.Type
    }

    private static let known = Protected<[ObjectIdentifier: PublishedFields]>([:])

    /// `classType` and `ignoreUnknown`, whose own names are variables that Swift 6 does not let anyone read.
    private static let options = _EachFieldOptions(rawValue: 1 << 0 | 1 << 1)

    private let fields: [Field]

    private init(of type: AnyClass) {
        var fields: [Field] = []
        _ = _forEachField(of: type, options: Self.options) { name, offset, fieldType, _ in
            if let fieldType = fieldType as? any PublishedField.Type {
                // The property `count` is stored as `_count`.
                let stored = String(cString: name)
                fields.append(Field(name: String(stored.drop { $0 == "_" }), offset: offset, type: fieldType))
            }
            return true
        }
        self.fields = fields
    }

    /// The fields of the class that `object` really is.
    ///
    /// Complexity: a look-up; the class is inspected the first time only.
    static func of(_ object: AnyObject) -> PublishedFields {
        let type: AnyClass = Swift.type(of: object)
        let key = ObjectIdentifier(type)
        if let fields = known.withLock({ $0[key] }) { return fields }
        let fields = PublishedFields(of: type)
        known.withLock { $0[key] = fields }
        return fields
    }

    var isEmpty: Bool { fields.isEmpty }

    /// What the published properties of `object` hold, those of superclasses first.
    ///
    /// `object` must be of the class these fields are of.
    func boxes(of object: AnyObject) -> [any PublishedBox] {
        fields.map { box($0, of: object) }
    }

    /// The name of the property that holds `box`, or `nil` if none does.
    func name(of box: some PublishedBox, in object: AnyObject) -> String? {
        fields.first { self.box($0, of: object) === box }?.name
    }

    /// What the first published property of `object` holds.
    func firstBox(of object: AnyObject) -> (any PublishedBox)? {
        fields.first.map { box($0, of: object) }
    }

    private func box(_ field: Field, of object: AnyObject) -> any PublishedBox {
        withExtendedLifetime(object) {
            field.type.box(at: Unmanaged.passUnretained(object).toOpaque() + field.offset)
        }
    }
}

/// A type of published property, whatever its value is.
private protocol PublishedField {
    static func box(at address: UnsafeRawPointer) -> any PublishedBox
}

extension Published: PublishedField {
    fileprivate static func box(at address: UnsafeRawPointer) -> any PublishedBox {
        address.assumingMemoryBound(to: Self.self).pointee.storage
    }
}
