/// What a published property holds, apart from the type of its value.
protocol PublishedBox: AnyObject {
    /// Told before each change, once somebody observes the object that has the property.
    var objectWillChange: ObservableObjectPublisher? { get set }
}

/// The value of a published property and those who follow it.
@usableFromInline final class PublishedStorage<Value>: PublishedBox {
    let hub: Hub<Value, Never>
    private let observer = Protected<ObservableObjectPublisher?>(nil)
    private let feeds = Protected<[ObjectIdentifier: any Cancellable]>([:])

    init(_ value: Value) {
        hub = Hub(current: value, changes: .willSet)
    }

    deinit {
        for feed in feeds.withLock({ $0 }).values { feed.cancel() }
    }

    var objectWillChange: ObservableObjectPublisher? {
        get { observer.withLock { $0 } }
        set {
            let old = observer.withLock { observer in
                defer { observer = newValue }
                return observer
            }
            withExtendedLifetime(old) {}
        }
    }

    @usableFromInline var value: Value {
        guard let current = hub.current else { preconditionFailure("A current value is never taken away") }
        return current
    }

    func set(_ value: Value) {
        objectWillChange?.send()
        hub.send(value)
    }

    /// Sets the value of a property of `object`.
    @usableFromInline func set(_ value: Value, in object: AnyObject) {
        if let observer = objectWillChange, observer.reportsBackgroundChanges, !MainQueue.isCurrent {
            ReactiveDiagnostics.warnOfBackgroundChange(of: self, in: object)
        }
        set(value)
    }

    /// Keeps `feed` until it ends; it is cancelled when the property goes away.
    func keep(_ feed: some AnyObject & Cancellable) {
        feeds.withLock { $0[ObjectIdentifier(feed)] = feed }
    }

    func release(_ feed: some AnyObject & Cancellable) {
        let released = feeds.withLock { $0.removeValue(forKey: ObjectIdentifier(feed)) }
        withExtendedLifetime(released) {}
    }
}
