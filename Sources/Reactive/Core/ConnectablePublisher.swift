/// A publisher that sends nothing until it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send; cancelling the result stops it.
    func connect() -> any Cancellable
}
