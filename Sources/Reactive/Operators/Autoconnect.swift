extension Publishers {
    /// Connects with the first subscriber and disconnects when the last one cancels.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private struct State {
            var subscribers = 0
            var connection: (any Cancellable)?
        }

        /// The publisher that is followed.
        public let upstream: Upstream
        private let state = Protected(State())

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = state.withLock { state in
                state.subscribers += 1
                return state.subscribers == 1
            }
            upstream.handleEvents(receiveCancel: { self.left() }).receive(subscriber: subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            // Everybody may have left while the connection was made.
            let isWanted = state.withLock { state in
                guard state.subscribers > 0 else { return false }
                state.connection = connection
                return true
            }
            if !isWanted { connection.cancel() }
        }

        private func left() {
            let connection = state.withLock { state in
                state.subscribers -= 1
                return state.subscribers == 0 ? state.connection.take() : nil
            }
            connection?.cancel()
        }
    }

    /// Shares one subscription to a publisher among all subscribers.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Makes what the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }
    }
}

extension ConnectablePublisher {
    /// Connects with the first subscriber and disconnects when the last one cancels.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

extension Publisher {
    /// Shares one subscription to this publisher: it begins with the first subscriber, ends when the last one
    /// cancels, and brings later subscribers only what comes later.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
