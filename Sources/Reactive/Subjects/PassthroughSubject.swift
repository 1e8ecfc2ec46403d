/// A subject that sends each value to whoever is subscribed, and keeps none.
///
/// A subscriber without demand misses the value; one added during an emission gets the next one.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let hub = Hub<Output, Failure>()

    public init() {}

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
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
