/// The step of a chain that hands on every event through a scheduler, in order.
final class Rescheduled<Input, Failure: Error>: Subscriber, Subscription {
    private enum Event {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private struct State {
        var downstream: (any Subscriber<Input, Failure>)?
        var upstream: (any Subscription)?
        var events = Queue<Event>()

        mutating func end() -> State {
            defer { self = State() }
            return self
        }
    }

    private let state: Protected<State>
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        state = Protected(State(downstream: downstream))
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let downstream = state.withLock { state -> (any Subscriber<Input, Failure>)? in
            guard state.upstream == nil, let downstream = state.downstream else { return nil }
            state.upstream = subscription
            return downstream
        }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        enqueue(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        enqueue(.completion(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.upstream }?.request(demand)
    }

    func cancel() {
        state.withLock { $0.end() }.upstream?.cancel()
    }

    private func enqueue(_ event: Event) {
        let isWanted = state.withLock { state in
            guard state.downstream != nil else { return false }
            state.events.append(event)
            return true
        }
        if isWanted { schedule { self.deliver() } }
    }

    private func deliver() {
        let (downstream, event) = state.withLock { ($0.downstream, $0.events.popFirst()) }
        switch event {
        case .value(let value):
            guard let more = downstream?.receive(value), more > .none else { return }
            request(more)
        case .completion(let completion):
            let ended = state.withLock { $0.end() }
            withExtendedLifetime(ended) { downstream?.receive(completion: completion) }
        case nil:
            break
        }
    }
}
