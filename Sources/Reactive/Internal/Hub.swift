/// What subjects and published properties have in common: a list of subscribers, and perhaps a current value.
///
/// An emission goes to those who were subscribed when it began and have not cancelled since.
final class Hub<Output, Failure: Error> {
    /// When the current value changes, as seen from the subscribers.
    enum Moment {
        /// Subscribers are told first and the value changes afterwards.
        case willSet
        /// The value changes first.
        case didSet
    }

    private struct State {
        var outlets: [Outlet<Output, Failure>] = []
        var lastTicket = 0
        /// The current value, if the hub has one: an array, for its layout (see ``Protected``).
        var held: [Output] = []
        var ending: Ending<Failure>?
        /// Values on their way to the subscribers that have not become the current one yet, innermost last.
        var announced: [(ticket: Int, value: Output)] = []
        /// Upstream publishers that are to be asked for values when a subscriber has demand.
        var upstreams: [any Subscription] = []
        var hasDemand = false

        /// Makes `value` the current one and returns the old one, to be released outside the lock.
        mutating func hold(_ value: Output, if keepsCurrent: Bool) -> [Output] {
            guard keepsCurrent else { return [] }
            let old = held
            held = [value]
            return old
        }

        mutating func nextTicket() -> Int {
            lastTicket += 1
            return lastTicket
        }
    }

    private let state: Protected<State>
    private let moment: Moment
    let keepsCurrent: Bool

    /// A hub without a current value.
    init() {
        state = Protected(State())
        moment = .didSet
        keepsCurrent = false
    }

    /// A hub that has a current value from the start.
    init(current: Output, changes moment: Moment) {
        state = Protected(State(held: [current], hasDemand: true))
        self.moment = moment
        keepsCurrent = true
    }

    /// The current value.
    var current: Output? {
        state.withLock { $0.held.first }
    }

    /// Sends one subscriber the value that is being announced, if any, else the current one.
    func sendLatest(to outlet: Outlet<Output, Failure>) {
        state.withLock { state in
            if let value = state.announced.last?.value ?? state.held.first { outlet.enqueue(value) }
        }
        outlet.flush()
    }

    /// Adds `subscriber`; its subscription keeps `owner` alive.
    func subscribe(_ subscriber: any Subscriber<Output, Failure>, keeping owner: AnyObject? = nil) {
        let (outlet, ending) = state.withLock { state -> (Outlet<Output, Failure>?, Ending<Failure>?) in
            if let ending = state.ending { return (nil, ending) }
            let outlet = Outlet(subscriber, hub: self, keeping: owner, ticket: state.nextTicket())
            state.outlets.append(outlet)
            return (outlet, nil)
        }
        outlet?.start()
        if let ending {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ending.completion)
        }
    }

    /// Tells every subscriber `value` and makes it the current one, if the hub has one.
    func send(_ value: Output) {
        switch moment {
        case .willSet: announce(value)
        case .didSet: broadcast(value)
        }
    }

    /// Queues the value for all before anybody is called, so that everyone sees the same order.
    private func broadcast(_ value: Output) {
        let (outlets, old) = state.withLock { state -> ([Outlet<Output, Failure>], [Output]) in
            guard state.ending == nil else { return ([], []) }
            let old = state.hold(value, if: keepsCurrent)
            for outlet in state.outlets { outlet.enqueue(value) }
            return (state.outlets, old)
        }
        withExtendedLifetime(old) {
            for outlet in outlets { outlet.flush() }
        }
    }

    /// Tells one after the other: what a subscriber writes meanwhile is overwritten by `value` in the end, so `value`
    /// has to be what the others hear last.
    private func announce(_ value: Output) {
        let begun = state.withLock { state -> (outlets: [Outlet<Output, Failure>], ticket: Int)? in
            guard state.ending == nil, !state.outlets.isEmpty else { return nil }
            let ticket = state.nextTicket()
            state.announced.append((ticket, value))
            return (state.outlets, ticket)
        }
        if let begun {
            for outlet in begun.outlets {
                outlet.enqueue(value)
                outlet.flush()
            }
        }
        let old = state.withLock { state in
            let old = state.hold(value, if: true)
            if let begun { state.announced.removeAll { $0.ticket == begun.ticket } }
            return old
        }
        withExtendedLifetime(old) {}
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let ending = Ending(completion)
        let (outlets, upstreams) = state.withLock { state in
            guard state.ending == nil else { return ([], []) as ([Outlet<Output, Failure>], [any Subscription]) }
            state.ending = ending
            defer {
                state.outlets = []
                state.upstreams = []
            }
            return (state.outlets, state.upstreams)
        }
        withExtendedLifetime(upstreams) {
            for outlet in outlets { outlet.finish(completion) }
        }
    }

    /// Draws from `subscription`: at once if there is a current value to keep, else when a subscriber has demand.
    func send(subscription: any Subscription) {
        let hasDemand = state.withLock { state in
            if !state.hasDemand { state.upstreams.append(subscription) }
            return state.hasDemand
        }
        if hasDemand { subscription.request(.unlimited) }
    }

    func noteDemand() {
        let upstreams = state.withLock { state in
            defer { state.upstreams = [] }
            state.hasDemand = true
            return state.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }

    /// Complexity: O(log *n*) to find the outlet, and a move of those behind it.
    func remove(_ outlet: Outlet<Output, Failure>) {
        let removed = state.withLock { state -> Outlet<Output, Failure>? in
            var low = 0
            var high = state.outlets.count
            while low < high {
                let middle = (low + high) / 2
                if state.outlets[middle].ticket < outlet.ticket { low = middle + 1 } else { high = middle }
            }
            guard low < state.outlets.count, state.outlets[low] === outlet else { return nil }
            return state.outlets.remove(at: low)
        }
        withExtendedLifetime(removed) {}
    }
}
