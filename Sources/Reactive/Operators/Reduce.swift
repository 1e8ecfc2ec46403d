extension Publishers {
    /// Sends one result when the stream finishes.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// The result to begin with.
        public let initial: Output
        /// Makes the next result from the one before and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes what the operator of the same name returns.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            Gather(
                subscriber, take: { [nextPartialResult] in result = nextPartialResult(result, $0) }, result: { result }
            )
            .run(on: upstream)
        }
    }

    /// Sends all values in one array when the stream finishes.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var all: Output = []
            Gather(subscriber, take: { all.append($0) }, result: { all }).run(on: upstream)
        }
    }

    /// Sends how many values there were.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            Gather(subscriber, take: { _ in count += 1 }, result: { count }).run(on: upstream)
        }
    }

    /// Sends the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            Gather(subscriber, take: { last = $0 }, result: { last }).run(on: upstream)
        }
    }

    /// Sends the last value that meets a condition.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            Gather(subscriber, take: { [predicate] in if predicate($0) { last = $0 } }, result: { last }).run(
                on: upstream)
        }
    }

    /// Sends no value, only the completion.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Gather(subscriber, take: { _ in }, result: { nil }).run(on: upstream)
        }
    }
}

extension Publisher {
    /// Combines all values into one result, sent when the stream finishes; `initialResult` if there was no value.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends all values in one array when the stream finishes.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Sends how many values there were when the stream finishes.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }

    /// Sends the last value when the stream finishes; nothing if there was none.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Sends the last value for which `predicate` is true when the stream finishes; nothing if there was none.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends no value, only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
