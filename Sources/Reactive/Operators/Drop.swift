extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
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
            var left = count
            let relay = Relay<Output, Failure, Output, Failure>(subscriber) { input in
                guard left > 0 else { return .emit(input) }
                left -= 1
                return .skip
            }
            upstream.subscribe(relay)
        }
    }

    /// Leaves out values up to the first that does not meet a condition.
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
            var isDropping = true
            let relay = Relay<Output, Failure, Output, Failure>(subscriber) { [predicate] input in
                if isDropping, predicate(input) { return .skip }
                isDropping = false
                return .emit(input)
            }
            upstream.subscribe(relay)
        }
    }
}

extension Publisher {
    /// Leaves out the first `count` values; none if `count` is below 1.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values for as long as `predicate` is true; it is not asked again afterwards.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
