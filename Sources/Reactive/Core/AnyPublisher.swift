/// A publisher whose type says only what it sends.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let publisher: any Publisher<Output, Failure>

    /// Wraps `publisher`; wrapping an `AnyPublisher` again costs nothing.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        self.publisher = (publisher as? AnyPublisher)?.publisher ?? publisher
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        publisher.receive(subscriber: subscriber)
    }

    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// Hides the type of this publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
