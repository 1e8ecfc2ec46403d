extension Subscribers {
    /// Takes every value a publisher sends and hands it to a closure.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private struct State {
            var receiveValue: ((Input) -> Void)?
            var receiveCompletion: ((Completion<Failure>) -> Void)?
            var subscription: (any Subscription)?

            mutating func end() -> State {
                defer { self = State() }
                return self
            }
        }

        private let state: Protected<State>

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            state = Protected(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
        }

        public func receive(subscription: any Subscription) {
            let accepted = state.withLock { state in
                guard state.subscription == nil, state.receiveValue != nil else { return false }
                state.subscription = subscription
                return true
            }
            if accepted {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        public func receive(_ value: Input) -> Demand {
            state.withLock { $0.receiveValue }?(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            state.withLock { $0.end() }.receiveCompletion?(completion)
        }

        /// Stops: neither closure is called again, and both are released.
        public func cancel() {
            state.withLock { $0.end() }.subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Calls `receiveValue` for every value and `receiveCompletion` at the end, until the result is cancelled or
    /// released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` for every value, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
