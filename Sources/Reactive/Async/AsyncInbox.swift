/// Where an asynchronous loop waits for the next value of a publisher, one at a time.
final class AsyncInbox<Input, Failure: Error>: Subscriber {
    private struct State {
        var subscription: (any Subscription)?
        var demand = Subscribers.Demand.none
        var completion: Subscribers.Completion<Failure>?
        var waiting: [CheckedContinuation<Unchecked<Result<Input, Failure>?>, Never>] = []
    }

    private let state = Protected(State())

    /// The next value, the failure, or `nil` at the end and once the task is cancelled.
    func next(isolation: isolated (any Actor)?) async -> Result<Input, Failure>? {
        let inbox = Unchecked(self)
        return await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: isolation) { continuation in
                inbox.value.wait(continuation)
            }
        } onCancel: {
            inbox.value.cancel()
        }.value
    }

    private func wait(_ continuation: CheckedContinuation<Unchecked<Result<Input, Failure>?>, Never>) {
        let (subscription, completion) = state.withLock { state in
            let completion = state.completion
            if completion == nil {
                state.waiting.append(continuation)
                if state.subscription == nil { state.demand += 1 }
            }
            // A failure is thrown once; the sequence is at its end then.
            if completion != nil { state.completion = .finished }
            return (state.subscription, completion)
        }
        switch completion {
        case nil: subscription?.request(.max(1))
        case .finished: continuation.resume(returning: Unchecked(nil))
        case .failure(let error): continuation.resume(returning: Unchecked(.failure(error)))
        }
    }

    func receive(subscription: any Subscription) {
        let (isAccepted, demand) = state.withLock { state in
            guard state.subscription == nil, state.completion == nil else { return (false, Subscribers.Demand.none) }
            state.subscription = subscription
            return (true, state.demand)
        }
        if isAccepted { subscription.request(demand) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let continuation = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
        continuation?.resume(returning: Unchecked(.success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end(completion)
    }

    func cancel() {
        end(.finished)?.cancel()
    }

    @discardableResult
    private func end(_ completion: Subscribers.Completion<Failure>) -> (any Subscription)? {
        let (waiting, subscription) = state.withLock { state in
            let waiting = state.waiting
            state.waiting = []
            // A failure that somebody waits for is thrown to them; otherwise it is kept for the next who asks.
            if state.completion == nil { state.completion = waiting.isEmpty ? completion : .finished }
            return (waiting, state.subscription.take())
        }
        for (index, continuation) in waiting.enumerated() {
            if index == 0, case .failure(let error) = completion {
                continuation.resume(returning: Unchecked(.failure(error)))
            } else {
                continuation.resume(returning: Unchecked(nil))
            }
        }
        return subscription
    }
}

/// An iterator's hold on its inbox: ends the subscription when the loop is over.
final class AsyncLink<Input, Failure: Error> {
    let inbox = AsyncInbox<Input, Failure>()

    init(_ publisher: some Publisher<Input, Failure>) {
        publisher.subscribe(inbox)
    }

    deinit {
        inbox.cancel()
    }
}
