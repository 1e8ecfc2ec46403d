extension Publishers {
    /// Lets through the values that meet a condition.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// The condition.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber) { [isIncluded] in isIncluded($0) ? .emit($0) : .skip })
        }
    }

    /// Leaves out values equal to the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            let relay = Relay<Output, Failure, Output, Failure>(subscriber) { [predicate] input in
                if let last, predicate(last, input) { return .skip }
                last = input
                return .emit(input)
            }
            upstream.subscribe(relay)
        }
    }
}

extension Publisher {
    /// Lets through the values for which `isIncluded` is true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Leaves out each value for which `predicate`, given the one sent last and this one, is true.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out each value that equals the one sent last.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}
