extension Publishers {
    /// Sends a running result.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// The result to begin with.
        public let initialResult: Output
        /// Makes the next result from the one before and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes what the operator of the same name returns.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let relay = Relay<Upstream.Output, Failure, Output, Failure>(subscriber) { [nextPartialResult] input in
                result = nextPartialResult(result, input)
                return .emit(result)
            }
            upstream.subscribe(relay)
        }
    }

    /// Sends values in arrays of a given length.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// How many values.
        public let count: Int

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var group: Output = []
            let relay = Relay<Upstream.Output, Failure, Output, Failure>(
                subscriber, remainder: { group.isEmpty ? nil : group },
                step: { [count] input in
                    group.append(input)
                    guard group.count >= count else { return .skip }
                    defer { group = [] }
                    return .emit(group)
                })
            upstream.subscribe(relay)
        }
    }
}

extension Publisher {
    /// Sends, for each value, the result of combining it with the result before, which is `initialResult` at first.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the values in arrays of `count`; the last one, sent when the stream finishes, may be shorter.
    ///
    /// A `count` below 1 counts as 1.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
