/// Receives the values of a publisher, as many as it asked for, and then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Called first, once, with the subscription to request values from.
    func receive(subscription: any Subscription)
    /// Called for each value; returns how many more values are wanted on top of those asked for before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called last, once.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Delivers one empty value.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// The namespace of subscribers and of what they are told.
public enum Subscribers {}
