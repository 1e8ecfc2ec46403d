extension Publishers {
    /// Pairs the values of two publishers in the order they come.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
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

        /// What has not found its partner yet.
        private struct Waiting {
            var a = Queue<A.Output>()
            var b = Queue<B.Output>()
            var aIsOver = false
            var bIsOver = false

            /// `true` if no pair can come any more.
            var isOver: Bool { aIsOver && a.isEmpty || bIsOver && b.isEmpty }

            mutating func nextPair() -> Output? {
                guard !a.isEmpty, !b.isEmpty, let first = a.popFirst(), let second = b.popFirst() else { return nil }
                return (first, second)
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Failure>(subscriber, pace: .forwarded)
            let waiting = Protected(Waiting())
            func update(_ change: (inout Waiting) -> Void) {
                let isOver = waiting.withLock { waiting in
                    change(&waiting)
                    if let pair = waiting.nextPair() { stream.enqueue(pair) }
                    return waiting.isOver
                }
                if isOver { stream.finish() } else { stream.flush() }
            }
            stream.join(
                a, value: { value in update { $0.a.append(value) } },
                completion: { completion in
                    if case .failure(let error) = completion { return stream.fail(error) }
                    update { $0.aIsOver = true }
                })
            stream.join(
                b, value: { value in update { $0.b.append(value) } },
                completion: { completion in
                    if case .failure(let error) = completion { return stream.fail(error) }
                    update { $0.bIsOver = true }
                })
        }
    }

    /// Sends the values of three publishers in triples, in the order they come.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
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
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Pairs the first value of this publisher with the first of `other`, the second with the second, and so on.
    ///
    /// The stream finishes when no further pair can come and fails when one of the publishers fails.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// The same, with each pair made into one value by `transform`.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0, $1) }
    }

    /// Sends the values of three publishers in triples, in the order they come.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// The same, with each triple made into one value by `transform`.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0, $1, $2) }
    }
}
