extension Optional {
    /// Sends the value of an optional if there is one, then finishes.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value that is sent.
        public let output: Wrapped?

        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            let outbox = Outbox(subscriber)
            if let output { outbox.enqueue(output) }
            outbox.finish(.finished)
            outbox.start()
        }
    }

    /// Sends the value if there is one, then finishes.
    public var publisher: Publisher {
        Publisher(self)
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
