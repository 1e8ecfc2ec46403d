/// Sends one result of work that runs once, however many subscribe.
///
/// The work begins when the future is made. Subscribers that come after the result get it at once.
public final class Future<Output, Failure: Error>: Publisher {
    /// Takes the result of the work.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var waiting: [Outbox<Output, Failure>] = []
    }

    private let state = Protected(State())

    /// Calls `attemptToFulfill` with a promise; the first result given to the promise counts.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outbox = Outbox(subscriber)
        outbox.setHooks(.init(cancelled: { [self, unowned outbox] in forget(outbox) }))
        let result = state.withLock { state in
            if state.result == nil { state.waiting.append(outbox) }
            return state.result
        }
        if let result { Self.deliver(result, to: outbox) }
        outbox.start()
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting = state.withLock { state -> [Outbox<Output, Failure>] in
            guard state.result == nil else { return [] }
            state.result = result
            defer { state.waiting = [] }
            return state.waiting
        }
        for outbox in waiting { Self.deliver(result, to: outbox) }
    }

    private func forget(_ outbox: Outbox<Output, Failure>) {
        let forgotten = state.withLock { state in
            state.waiting.firstIndex { $0 === outbox }.map { state.waiting.remove(at: $0) }
        }
        withExtendedLifetime(forgotten) {}
    }

    private static func deliver(_ result: Result<Output, Failure>, to outbox: Outbox<Output, Failure>) {
        switch result {
        case .success(let output):
            outbox.enqueue(output)
            outbox.finish(.finished)
        case .failure(let error):
            outbox.finish(.failure(error))
        }
    }
}

/// Every access to the result is guarded.
extension Future: @unchecked Sendable where Output: Sendable {}

extension Future where Failure == Never {
    /// The result, once there is one. Cancelling the task does not end the wait.
    public var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                let sink = Subscribers.Sink<Output, Never>(
                    receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: Unchecked($0)) })
                subscribe(sink)
            }.value
        }
    }
}

extension Future {
    /// The result, once there is one, or the error. Cancelling the task does not end the wait.
    public var value: Output {
        get async throws {
            try await withCheckedContinuation { continuation in
                let sink = Subscribers.Sink<Output, Failure>(
                    receiveCompletion: { completion in
                        guard case .failure(let error) = completion else { return }
                        continuation.resume(returning: Unchecked(Result<Output, Failure>.failure(error)))
                    },
                    receiveValue: { continuation.resume(returning: Unchecked(.success($0))) })
                subscribe(sink)
            }.value.get()
        }
    }
}
