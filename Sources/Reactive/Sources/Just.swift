/// Sends one value, then finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value that is sent.
    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let outbox = Outbox(subscriber)
        outbox.enqueue(output)
        outbox.finish(.finished)
        outbox.start()
    }
}

extension Just: Equatable where Output: Equatable {}
