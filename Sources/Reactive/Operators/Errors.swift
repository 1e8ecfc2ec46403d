extension Publishers {
    /// Turns the error into another.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// The publisher that is followed.
        public let upstream: Upstream
        /// Makes what is sent.
        public let transform: (Upstream.Failure) -> Failure

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Upstream.Failure, Output, Failure>(
                subscriber, ending: { [transform] in $0.mapError(transform) }, step: { .emit($0) })
            upstream.subscribe(relay)
        }
    }

    /// Gives a publisher that cannot fail a type of error.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher that is followed.
        public let upstream: Upstream

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Never, Output, Failure>(
                subscriber, ending: { _ in .finished }, step: { .emit($0) })
            upstream.subscribe(relay)
        }
    }

    /// Sends a value in place of an error, then finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher that is followed.
        public let upstream: Upstream
        /// The value that is sent.
        public let output: Upstream.Output

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Never>(subscriber)
            stream.join(
                upstream, value: { stream.send($0) },
                completion: { [output] completion in
                    if case .failure = completion { stream.send(output) }
                    stream.leave()
                })
            stream.leave()
        }
    }

    /// Sends a value if the stream finishes without one.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// The value that is sent.
        public let output: Upstream.Output

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Failure>(subscriber)
            var isEmpty = true
            stream.join(
                upstream,
                value: { value in
                    isEmpty = false
                    stream.send(value)
                },
                completion: { [output] completion in
                    if case .finished = completion, isEmpty { stream.send(output) }
                    stream.left(with: completion)
                })
            stream.leave()
        }
    }

    /// Goes on with another publisher in place of an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where NewPublisher.Output == Upstream.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// Makes the publisher to go on with.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Failure>(subscriber)
            stream.join(
                upstream, value: { stream.send($0) },
                completion: { [handler] completion in
                    if case .failure(let error) = completion { stream.join(handler(error)) }
                    stream.leave()
                })
            stream.leave()
        }
    }

    /// Goes on with another publisher in place of an error, or fails.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where NewPublisher.Output == Upstream.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that is followed.
        public let upstream: Upstream
        /// Makes the publisher to go on with.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, any Error>(subscriber)
            stream.join(
                upstream, value: { stream.send($0) },
                completion: { [handler] completion in
                    if case .failure(let error) = completion {
                        do {
                            stream.join(try handler(error).mapError { $0 as any Error })
                        } catch {
                            return stream.fail(error)
                        }
                    }
                    stream.leave()
                })
            stream.leave()
        }
    }

    /// Subscribes again after an error.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// How many more times; without end if `nil`.
        public let retries: Int?

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Confluence<Output, Failure>(subscriber)
            Self.attempt(upstream, retries: retries, in: stream)
            stream.leave()
        }
    }
}

extension Publishers.Retry {
    private static func attempt(_ upstream: Upstream, retries: Int?, in stream: Confluence<Output, Failure>) {
        stream.join(
            upstream, value: { stream.send($0) },
            completion: { completion in
                switch completion {
                case .failure(let error) where retries.map({ $0 < 1 }) ?? false:
                    stream.fail(error)
                case .failure:
                    attempt(upstream, retries: retries.map { $0 - 1 }, in: stream)
                    stream.leave()
                case .finished:
                    stream.leave()
                }
            })
    }
}

extension Publisher {
    /// Turns the error that ends the stream into another.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Sends `output` in place of an error, then finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends `output` if the stream finishes without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Goes on with the publisher that `handler` gives in place of an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with the publisher that `handler` gives in place of an error, or fails with what it throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes again after an error, up to `retries` times; after that the error ends the stream.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publisher where Failure == Never {
    /// Gives this publisher the type of error that others it is to be combined with have.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
