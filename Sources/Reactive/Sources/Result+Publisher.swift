extension Result {
    /// Sends the value of a result and finishes, or fails with its error.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Success

        /// The result that is sent.
        public let result: Result<Success, Failure>

        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        public init(_ output: Success) {
            self.init(.success(output))
        }

        public init(_ failure: Failure) {
            self.init(.failure(failure))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            let outbox = Outbox(subscriber)
            switch result {
            case .success(let output):
                outbox.enqueue(output)
                outbox.finish(.finished)
            case .failure(let error):
                outbox.finish(.failure(error))
            }
            outbox.start()
        }
    }

    /// Sends the value and finishes, or fails with the error.
    public var publisher: Publisher {
        Publisher(self)
    }
}
