/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends `value` to every subscriber that has demand.
    func send(_ value: Output)
    /// Ends the stream; whatever is sent afterwards is ignored.
    func send(completion: Subscribers.Completion<Failure>)
    /// Hands the subject the subscription of an upstream publisher to draw from.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an empty value.
    public func send() {
        send(())
    }
}

/// Passes everything an upstream publisher sends on to a subject.
final class SubjectFeed<Target: Subject>: Subscriber, Cancellable {
    private struct State {
        var subject: Target?
        var subscription: (any Subscription)?
    }

    private let state: Protected<State>

    init(_ subject: Target) {
        state = Protected(State(subject: subject))
    }

    func receive(subscription: any Subscription) {
        let subject = state.withLock { state -> Target? in
            guard state.subscription == nil, let subject = state.subject else { return nil }
            state.subscription = subscription
            return subject
        }
        if let subject {
            subject.send(subscription: subscription)
        } else {
            subscription.cancel()
        }
    }

    func receive(_ input: Target.Output) -> Subscribers.Demand {
        state.withLock { $0.subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Target.Failure>) {
        let ended = state.withLock { state in (state.subject.take(), state.subscription.take()) }
        ended.0?.send(completion: completion)
    }

    func cancel() {
        let ended = state.withLock { state in (state.subject.take(), state.subscription.take()) }
        ended.1?.cancel()
    }
}
