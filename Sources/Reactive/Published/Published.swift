/// A property of a class that publishes its changes.
///
/// ```swift
/// final class Counter: ObservableObject {
///     @Published var count = 0
/// }
/// let counter = Counter()
/// let subscription = counter.$count.sink { print($0) }  // prints "0"
/// counter.count = 1  // prints "1"
/// ```
///
/// Changes are published in the property's `willSet`: a subscriber gets the new value while the property still has
/// the old one. Every write is published, also of an equal value. A subscriber gets a value at once: the one that is
/// just being published, if any, else the current one. The property may be read and written on any thread.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline var storage: PublishedStorage<Value>

    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    /// The same as ``init(wrappedValue:)``, for initialisers: `_count = Published(initialValue: 3)`.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A property of a structure cannot be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The publisher of the property's values, `$count` for `count`.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {
            if newValue.storage !== storage { storage = newValue.storage }
        }
    }

    /// Reads and writes the property for the object that has it.
    ///
    /// This is inlined so that the compiler turns the key path, a constant there, into a plain access.
    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue, in: object) }
    }

    /// The publisher of a published property.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.hub.subscribe(subscriber)
        }
    }
}

/// Every access to a published value is guarded.
extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
