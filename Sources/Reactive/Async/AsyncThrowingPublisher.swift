/// The values of a publisher that may fail, for `for try await`; the failure is thrown.
///
/// The publisher is asked for one value at a time: what a subject sends while nobody waits is lost.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    public typealias Failure = any Error

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(link: AsyncLink(publisher))
    }

    /// Waits for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let link: AsyncLink<P.Output, P.Failure>

        public mutating func next() async throws -> P.Output? {
            try await next(isolation: nil)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            try await link.inbox.next(isolation: actor)?.get()
        }
    }
}

extension Publisher {
    /// The values of this publisher, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self)
    }
}
