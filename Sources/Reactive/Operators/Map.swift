extension Publishers {
    /// Turns each value into another.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// Makes what is sent.
        public let transform: (Upstream.Output) -> Output

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber) { [transform] in .emit(transform($0)) })
        }
    }

    /// Turns each value into another, or ends the stream with an error.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher that is followed.
        public let upstream: Upstream
        /// Makes what is sent.
        public let transform: (Upstream.Output) throws -> Output

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let relay = Relay<Upstream.Output, Upstream.Failure, Output, any Error>(
                subscriber,
                ending: { $0.mapError { $0 } },
                step: { [transform] input in
                    do { return .emit(try transform(input)) } catch { return .fail(error) }
                })
            upstream.subscribe(relay)
        }
    }

    /// Leaves out the values for which the transform gives nothing.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// Makes what is sent.
        public let transform: (Upstream.Output) -> Output?

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber) { [transform] in transform($0).map { .emit($0) } ?? .skip })
        }
    }
}

extension Publisher {
    /// Turns each value into another.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Turns each value into another; an error that `transform` throws ends the stream.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Turns each value into another, or leaves it out where `transform` gives `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Turns a missing value into `output`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
