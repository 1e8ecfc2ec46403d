/// A type that sends a stream of values, and at most one completion, to its subscribers.
///
/// ```swift
/// let numbers = PassthroughSubject<Int, Never>()
/// let subscription = numbers.filter { $0 > 1 }.map(\.description).sink { print($0) }
/// numbers.send(1)
/// numbers.send(2)  // prints "2"
/// ```
///
/// Operators return new publishers and start nothing; work begins with a subscriber. Values reach one subscriber one
/// after the other also when they are sent from several threads: a thread that finds another delivering leaves its
/// value to that thread instead of waiting.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    /// The kind of error that can end the stream; `Never` if none can.
    associatedtype Failure: Error

    /// Attaches `subscriber`. Call ``subscribe(_:)-(Subscriber)`` instead; this is what a publisher implements.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches `subscriber` to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends everything this publisher sends to `subject`, until the result is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        let feed = SubjectFeed(subject)
        receive(subscriber: feed)
        return AnyCancellable(feed)
    }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}
