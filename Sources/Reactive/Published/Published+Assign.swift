extension Publisher where Failure == Never {
    /// Writes every value into a published property: `values.assign(to: &$text)`.
    ///
    /// This ends by itself when the object that has the property goes away; the object is not kept alive.
    public func assign(to published: inout Published<Output>.Publisher) {
        let feed = PublishedFeed(published.storage)
        published.storage.keep(feed)
        subscribe(feed)
    }
}

/// Writes what a publisher sends into a published property for as long as there is one.
private final class PublishedFeed<Value>: Subscriber, Cancellable {
    typealias Failure = Never

    private struct State {
        weak var storage: PublishedStorage<Value>?
        var subscription: (any Subscription)?
        var isOver = false
    }

    private let state: Protected<State>

    init(_ storage: PublishedStorage<Value>) {
        state = Protected(State(storage: storage))
    }

    func receive(subscription: any Subscription) {
        let isAccepted = state.withLock { state in
            guard !state.isOver, state.subscription == nil else { return false }
            state.subscription = subscription
            return true
        }
        if isAccepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func receive(_ value: Value) -> Subscribers.Demand {
        state.withLock { $0.isOver ? nil : $0.storage }?.set(value)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        let (storage, subscription) = end()
        withExtendedLifetime(subscription) { storage?.release(self) }
    }

    func cancel() {
        end().1?.cancel()
    }

    private func end() -> (PublishedStorage<Value>?, (any Subscription)?) {
        state.withLock { state in
            state.isOver = true
            return (state.storage, state.subscription.take())
        }
    }
}
