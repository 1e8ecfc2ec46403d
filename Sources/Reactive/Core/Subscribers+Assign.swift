extension Subscribers {
    /// Writes every value into a property of an object, which it keeps alive until cancelled or finished.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let sink: Sink<Input, Never>

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.keyPath = keyPath
            sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
        }

        public func receive(subscription: any Subscription) {
            sink.receive(subscription: subscription)
        }

        public func receive(_ value: Input) -> Demand {
            sink.receive(value)
        }

        public func receive(completion: Completion<Never>) {
            sink.receive(completion: completion)
        }

        public func cancel() {
            sink.cancel()
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes every value into the property `keyPath` of `object`, until the result is cancelled or released.
    ///
    /// `object` is kept alive for as long; an object that assigns to itself needs ``assign(to:)`` instead.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
