import Synchronization

/// Tells that an object is about to change.
///
/// ``ObservableObject`` makes one for each object; a class may also keep one of its own and call ``send()``.
public final class ObservableObjectPublisher: Publisher, Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let hub = Unchecked(Hub<Void, Never>())
    private let reports = Atomic(false)

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        hub.value.subscribe(subscriber, keeping: self)
    }

    /// Tells every subscriber that the object is about to change.
    public func send() {
        hub.value.send(())
    }

    /// `true` if what is on screen follows the object, so that a change off the main thread deserves a warning.
    package var reportsBackgroundChanges: Bool {
        get { reports.load(ordering: .relaxed) }
        set { reports.store(newValue, ordering: .relaxed) }
    }
}
