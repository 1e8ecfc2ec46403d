/// The way to a binding's value through the object it leads into, for those who do not keep the object alive.
package struct ObjectAccess<Value> {
    package let object: AnyObject
    /// The object's property, of which the value may be a part.
    package let keyPath: AnyKeyPath
    /// Must be given the object.
    package let get: (AnyObject) -> Value
    /// Must be given the object.
    package let set: (AnyObject, Value) -> Void
}

extension ObjectAccess {
    /// The way to a property.
    init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.init(
            object: object, keyPath: keyPath,
            get: { unsafeDowncast($0, to: Object.self)[keyPath: keyPath] },
            set: { unsafeDowncast($0, to: Object.self)[keyPath: keyPath] = $1 })
    }

    /// The way to a part of the value.
    func appending<Part>(_ part: WritableKeyPath<Value, Part>) -> ObjectAccess<Part> {
        ObjectAccess<Part>(
            object: object, keyPath: keyPath, get: { get($0)[keyPath: part] },
            set: { object, new in
                var whole = get(object)
                whole[keyPath: part] = new
                set(object, whole)
            })
    }
}

extension Binding {
    /// The way through an object, where the value is a property of one or a part of that.
    package var objectAccess: ObjectAccess<Value>? { location.objectAccess }

    /// The object that the binding leads into, by whatever way.
    package var object: AnyObject? { location.object }
}
