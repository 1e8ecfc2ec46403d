extension Publishers {
    /// Turns each value into a publisher and sends what all of them send.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// How many publishers are followed at once.
        public let maxPublishers: Subscribers.Demand
        /// Makes what is sent.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Makes what the operator of the same name returns.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Failure>(subscriber)
            var outer: Inlet<Upstream.Output, Failure>?
            outer = stream.joinOuter(
                value: { [transform] value in
                    stream.join(
                        transform(value), value: { stream.send($0) },
                        completion: { completion in
                            stream.left(with: completion)
                            outer?.request(.max(1))
                        })
                })
            outer?.request(maxPublishers)
            if let outer { upstream.subscribe(outer) }
            stream.leave()
        }
    }

    /// Sends what the publisher received last sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher that is followed.
        public let upstream: Upstream

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Failure>(subscriber)
            var latest = stream.newKey()
            let outer = stream.joinOuter(
                value: { (publisher: P) in
                    stream.drop(latest)
                    let key = stream.newKey()
                    latest = key
                    stream.join(publisher, key: key)
                })
            outer.request(.unlimited)
            upstream.subscribe(outer)
            stream.leave()
        }
    }
}

extension Publisher {
    /// Turns each value into a publisher and sends what all of them send, as it comes.
    ///
    /// - Parameter maxPublishers: how many of them to follow at once; further values are asked for as others finish.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// The same for publishers that cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// The same for a stream that cannot fail itself.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// The same where nothing can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the publisher received last sends; those before are cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// The same for a stream that cannot fail itself.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// The same where nothing can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
