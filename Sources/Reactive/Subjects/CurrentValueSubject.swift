/// A subject with a current value, which new subscribers get first.
///
/// While subscribers are told a value, ``value`` is that value already. A subscriber that misses values for lack of
/// demand gets the latest with its next demand.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let hub: Hub<Output, Failure>

    public init(_ value: Output) {
        hub = Hub(current: value, changes: .didSet)
    }

    /// The current value; setting it sends the new one. It stays as it is once the subject has completed.
    public var value: Output {
        get {
            guard let current = hub.current else { preconditionFailure("A current value is never taken away") }
            return current
        }
        set { hub.send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.subscribe(subscriber)
    }

    public func send(_ input: Output) {
        hub.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        hub.send(completion: completion)
    }

    public func send(subscription: any Subscription) {
        hub.send(subscription: subscription)
    }
}

/// Every access to what a subject holds is guarded.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
