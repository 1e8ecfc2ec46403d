/// One step of a chain that answers each value with at most one.
///
/// Demand passes straight through; a value that is swallowed is asked for again. The step's closure is called by one
/// thread at a time, since upstream publishers deliver so, and may keep state.
final class Relay<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription {
    enum Step {
        case emit(Output)
        case skip
        /// Sends a last value, if there is one, and ends the stream.
        case finish(Output?)
        case fail(OutputFailure)
    }

    private struct State {
        var downstream: (any Subscriber<Output, OutputFailure>)?
        var upstream: (any Subscription)?

        mutating func end() -> State {
            defer { self = State() }
            return self
        }
    }

    private let state: Protected<State>
    private let step: (Input) -> Step
    private let ending: (Subscribers.Completion<Failure>) -> Subscribers.Completion<OutputFailure>
    private let remainder: () -> Output?

    /// - Parameter remainder: what is left to send when upstream finishes, if values were swallowed for it.
    init(
        _ downstream: any Subscriber<Output, OutputFailure>,
        ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<OutputFailure>,
        remainder: @escaping () -> Output? = { nil },
        step: @escaping (Input) -> Step
    ) {
        state = Protected(State(downstream: downstream))
        self.step = step
        self.ending = ending
        self.remainder = remainder
    }

    func receive(subscription: any Subscription) {
        let downstream = state.withLock { state -> (any Subscriber<Output, OutputFailure>)? in
            guard state.upstream == nil, let downstream = state.downstream else { return nil }
            state.upstream = subscription
            return downstream
        }
        if let downstream {
            downstream.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard state.withLock({ $0.downstream != nil }) else { return .none }
        switch step(input) {
        case .emit(let output):
            return state.withLock { $0.downstream }?.receive(output) ?? .none
        case .skip:
            return .max(1)
        case .finish(let last):
            if let last, let downstream = state.withLock({ $0.downstream }) { _ = downstream.receive(last) }
            stop(.finished)
            return .none
        case .fail(let error):
            stop(.failure(error))
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let downstream = state.withLock({ $0.downstream }) else { return }
        if case .finished = completion, let output = remainder() { _ = downstream.receive(output) }
        let ended = state.withLock { $0.end() }
        ended.downstream?.receive(completion: ending(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.upstream }?.request(demand)
    }

    func cancel() {
        state.withLock { $0.end() }.upstream?.cancel()
    }

    /// Ends the stream from here: upstream is cancelled, downstream told.
    private func stop(_ completion: Subscribers.Completion<OutputFailure>) {
        let ended = state.withLock { $0.end() }
        ended.upstream?.cancel()
        ended.downstream?.receive(completion: completion)
    }
}

extension Relay where Failure == OutputFailure {
    /// A step that lets the ending pass as it is.
    convenience init(
        _ downstream: any Subscriber<Output, Failure>, remainder: @escaping () -> Output? = { nil },
        step: @escaping (Input) -> Step
    ) {
        self.init(downstream, ending: { $0 }, remainder: remainder, step: step)
    }
}
