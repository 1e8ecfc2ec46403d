extension Publishers {
    /// Writes a line for each event of a stream.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// What each line begins with.
        public let prefix: String
        /// Where the lines go; standard output if `nil`.
        public let stream: (any TextOutputStream)?

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let lines = Lines(start: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
            upstream.handleEvents(
                receiveSubscription: { lines.write("receive subscription: (\($0))") },
                receiveOutput: { lines.write("receive value: (\($0))") },
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: lines.write("receive finished")
                    case .failure(let error): lines.write("receive error: (\(error))")
                    }
                },
                receiveCancel: { lines.write("receive cancel") },
                receiveRequest: { lines.write("request \($0 == .unlimited ? "unlimited" : "\($0)")") }
            ).receive(subscriber: subscriber)
        }

        /// Writes lines where they belong.
        private final class Lines {
            private let start: String
            private var stream: (any TextOutputStream)?

            init(start: String, stream: (any TextOutputStream)?) {
                self.start = start
                self.stream = stream
            }

            func write(_ line: String) {
                if stream == nil { Swift.print(start + line) } else { stream?.write(start + line + "\n") }
            }
        }
    }
}

extension Publisher {
    /// Writes a line for each event of the stream, beginning with `prefix`, to `stream` or standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
