/// The values of a publisher that cannot fail, for `for await`.
///
/// The publisher is asked for one value at a time: what a subject sends while nobody waits is lost.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias Failure = Never

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(link: AsyncLink(publisher))
    }

    /// Waits for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let link: AsyncLink<P.Output, Never>

        public mutating func next() async -> P.Output? {
            await next(isolation: nil)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            switch await link.inbox.next(isolation: actor) {
            case .success(let value): value
            case nil: nil
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// The values of this publisher, for `for await`.
    public var values: AsyncPublisher<Self> {
        AsyncPublisher(self)
    }
}
