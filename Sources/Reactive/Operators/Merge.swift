extension Publishers {
    /// Sends what two publishers send, as it comes.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Makes what the operator of the same name returns.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Failure>(subscriber)
            stream.join(a)
            stream.join(b)
            stream.leave()
        }
    }

    /// Sends what three publishers send, as it comes.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Makes what the operator of the same name returns.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Failure>(subscriber)
            stream.join(a)
            stream.join(b)
            stream.join(c)
            stream.leave()
        }
    }

    /// Sends what four publishers send, as it comes.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Makes what the operator of the same name returns.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Failure>(subscriber)
            stream.join(a)
            stream.join(b)
            stream.join(c)
            stream.join(d)
            stream.leave()
        }
    }

    /// Sends what any number of publishers of one type send, as it comes.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers that are followed.
        public let publishers: [Upstream]

        private init(publishers: [Upstream]) {
            self.publishers = publishers
        }

        /// Makes what the operator of the same name returns.
        public init(_ upstream: Upstream...) {
            self.init(publishers: upstream)
        }

        /// Makes what the operator of the same name returns.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            self.init(publishers: Array(upstream))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Failure>(subscriber)
            for publisher in publishers { stream.join(publisher) }
            stream.leave()
        }
    }
}

extension Publisher {
    /// Sends what this and another publisher sends, as it comes; ends when all have finished.
    public func merge<P: Publisher>(with b: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, b)
    }

    /// Sends what this and two other publishers send, as it comes; ends when all have finished.
    public func merge<P: Publisher, Q: Publisher>(with b: P, _ c: Q) -> Publishers.Merge3<Self, P, Q>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Sends what this and three other publishers send, as it comes; ends when all have finished.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(
        with b: P, _ c: Q, _ d: R
    ) -> Publishers.Merge4<Self, P, Q, R>
    where
        P.Output == Output, P.Failure == Failure,
        Q.Output == Output, Q.Failure == Failure,
        R.Output == Output, R.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }
}
