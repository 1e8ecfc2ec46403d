/// The subscriber at one upstream publisher of an operator that has several, or that does not pass demand through.
///
/// Demand that comes before the subscription is kept for it. After its end, and once cancelled, an inlet calls and
/// holds nothing.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
    private struct State {
        var value: ((Input) -> Void)?
        var completion: ((Subscribers.Completion<Failure>) -> Void)?
        var hasRoom: (() -> Bool)?
        var subscription: (any Subscription)?
        var demand = Subscribers.Demand.none
        /// `true` while the next value waits for room downstream.
        var isStalled = true

        mutating func end() -> State {
            defer { self = State() }
            return self
        }
    }

    private let state: Protected<State>

    /// - Parameter hasRoom: if given, one value at a time is taken, the next only when there is room.
    init(
        hasRoom: (() -> Bool)? = nil, value: @escaping (Input) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        state = Protected(State(value: value, completion: completion, hasRoom: hasRoom))
    }

    func receive(subscription: any Subscription) {
        let (accepted, demand) = state.withLock { state in
            guard state.value != nil, state.subscription == nil else { return (false, Subscribers.Demand.none) }
            state.subscription = subscription
            return (true, state.demand)
        }
        if accepted { subscription.request(demand) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let value = state.withLock({ $0.value }) else { return .none }
        value(input)
        let hasRoom = state.withLock { state -> (() -> Bool)? in
            guard state.hasRoom != nil, state.demand < .unlimited else { return nil }
            state.isStalled = true
            return state.hasRoom
        }
        guard let hasRoom, hasRoom(), takeStall() else { return .none }
        return .max(1)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        state.withLock { $0.end() }.completion?(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription = state.withLock { state in
            state.demand += demand
            return state.subscription
        }
        subscription?.request(demand)
    }

    /// Takes everything from here on if `isUnlimited`, else one more value unless one is on its way already.
    func pull(isUnlimited: Bool) {
        if takeStall() { request(isUnlimited ? .unlimited : .max(1)) }
    }

    func cancel() {
        state.withLock { $0.end() }.subscription?.cancel()
    }

    private func takeStall() -> Bool {
        state.withLock { state in
            guard state.hasRoom != nil else { return false }
            defer { state.isStalled = false }
            return state.isStalled
        }
    }
}
