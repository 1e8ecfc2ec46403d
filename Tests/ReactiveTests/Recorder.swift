import Reactive

/// A subscriber that writes down what it is told and asks for as much as the test wants.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
    private(set) var events: [String] = []
    private(set) var subscription: (any Subscription)?
    private let initialDemand: Subscribers.Demand

    init(demand: Subscribers.Demand = .unlimited) {
        initialDemand = demand
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        events.append("subscription")
        subscription.request(initialDemand)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append("finished")
        case .failure(let error): events.append("\(error)")
        }
        subscription = nil
    }

    func request(_ count: Int) {
        subscription?.request(.max(count))
    }

    func cancel() {
        subscription?.cancel()
    }
}

enum Problem: Error {
    case bad
    case worse
}

extension Publisher {
    /// What the publisher sends to a subscriber that takes everything, up to now.
    var events: [String] {
        let recorder = recorded()
        defer { recorder.cancel() }
        return Array(recorder.events.dropFirst())
    }

    /// A subscriber to this publisher.
    func recorded(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demand: demand)
        subscribe(recorder)
        return recorder
    }
}
