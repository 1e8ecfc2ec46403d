extension Publishers {
    /// Calls closures at the events of a stream, without changing it.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Called with the completion.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// Called with each demand.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EventWatch(subscriber, events: self))
        }
    }
}

/// The step of a chain that calls the closures of `HandleEvents`.
private final class EventWatch<Upstream: Publisher>: Subscriber, Subscription {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private struct State {
        var downstream: (any Subscriber<Input, Failure>)?
        var upstream: (any Subscription)?
        var events: Publishers.HandleEvents<Upstream>?

        mutating func end() -> State {
            defer { self = State() }
            return self
        }
    }

    private let state: Protected<State>

    init(_ downstream: any Subscriber<Input, Failure>, events: Publishers.HandleEvents<Upstream>) {
        state = Protected(State(downstream: downstream, events: events))
    }

    private var now: State { state.withLock { $0 } }

    func receive(subscription: any Subscription) {
        now.events?.receiveSubscription?(subscription)
        let downstream = state.withLock { state -> (any Subscriber<Input, Failure>)? in
            guard state.upstream == nil, let downstream = state.downstream else { return nil }
            state.upstream = subscription
            return downstream
        }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        now.events?.receiveOutput?(input)
        let state = now
        let demand = state.downstream?.receive(input) ?? .none
        if demand > .none { state.events?.receiveRequest?(demand) }
        return demand
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        now.events?.receiveCompletion?(completion)
        state.withLock { $0.end() }.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let state = now
        state.events?.receiveRequest?(demand)
        state.upstream?.request(demand)
    }

    func cancel() {
        let ended = state.withLock { $0.end() }
        ended.events?.receiveCancel?()
        ended.upstream?.cancel()
    }
}

extension Publisher {
    /// Calls the given closures at the events of the stream, before passing them on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
