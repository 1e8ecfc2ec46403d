/// The subscription that hands values to one subscriber: in order, within its demand, one thread at a time.
///
/// Values wait in a queue until the subscriber has demand and it is the calling thread's turn (see ``Turn``). No lock
/// is held while the subscriber or a hook is called. Once cancelled nothing more is delivered, even if values of a
/// running emission still wait.
final class Outbox<Output, Failure: Error>: Subscription {
    /// What the owner of the outbox wants to know and add.
    struct Hooks {
        /// Makes one more value when the queue is empty; `nil` ends the stream.
        var generate: (() -> Output?)?
        /// Called after the subscriber asked for more, with what it asked for.
        var requested: ((Subscribers.Demand) -> Void)?
        /// Called when all that waited was delivered and the subscriber would take some more.
        var hasRoom: (() -> Void)?
        /// Called once, when the subscriber cancels.
        var cancelled: (() -> Void)?
    }

    private struct State {
        var subscriber: (any Subscriber<Output, Failure>)?
        var demand = Subscribers.Demand.none
        var queue = Queue<Output>()
        var ending: Ending<Failure>?
        var hooks: Hooks
        var turn = Turn()
        var isStarted = false

        var isOpen: Bool { subscriber != nil && ending == nil }

        var hasLimitedRoom: Bool {
            subscriber != nil && queue.isEmpty && demand > .none && demand < .unlimited
        }

        /// Takes out what has to be released outside the lock.
        mutating func end() -> (subscriber: (any Subscriber<Output, Failure>)?, hooks: Hooks, queue: Queue<Output>) {
            defer {
                subscriber = nil
                hooks = Hooks()
                queue = Queue()
                ending = nil
                demand = .none
            }
            return (subscriber, hooks, queue)
        }
    }

    /// What to do next while it is this thread's turn.
    private enum Step {
        case value(Output, any Subscriber<Output, Failure>)
        case generate(() -> Output?)
        case ending(Ending<Failure>, any Subscriber<Output, Failure>, Hooks)
        case done(hasRoom: (() -> Void)?)
    }

    private let state: Protected<State>

    init(_ subscriber: any Subscriber<Output, Failure>, hooks: Hooks = Hooks()) {
        state = Protected(State(subscriber: subscriber, hooks: hooks))
    }

    /// Gives the subscriber this subscription and then whatever waits already. Nothing is delivered before.
    func start() {
        let subscriber = state.withLock { state -> (any Subscriber<Output, Failure>)? in
            guard state.turn.enter() else { return nil }
            state.isStarted = true
            return state.subscriber
        }
        subscriber?.receive(subscription: self)
        deliver()
    }

    /// Hooks can be set once, before ``start()``, by an owner that needs the outbox to make them.
    func setHooks(_ hooks: Hooks) {
        state.withLock { $0.hooks = hooks }
    }

    /// `true` if the subscriber would take another value now.
    var hasRoom: Bool {
        state.withLock { $0.subscriber != nil && $0.queue.isEmpty && $0.demand > .none }
    }

    /// `true` if the subscriber takes whatever comes.
    var isUnlimited: Bool {
        state.withLock { $0.demand == .unlimited }
    }

    /// Queues `value` and delivers what can be delivered.
    func send(_ value: Output) {
        enqueue(value)
        flush()
    }

    /// Queues `value`; calls nobody. ``flush()`` has to follow.
    func enqueue(_ value: Output) {
        state.withLock { state in
            if state.isOpen { state.queue.append(value) }
        }
    }

    /// Queues `value` if the subscriber has demand for it, and returns whether it has; calls nobody.
    func enqueueWithinDemand(_ value: Output) -> Bool {
        state.withLock { state in
            guard state.isOpen, state.demand > state.queue.count else { return false }
            state.queue.append(value)
            return true
        }
    }

    /// Ends the stream once all queued values are delivered.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        let ending = Ending(completion)
        state.withLock { state in
            if state.isOpen { state.ending = ending }
        }
        flush()
    }

    /// Ends the stream now; queued values are dropped.
    func fail(_ error: Failure) {
        let dropped = state.withLock { state in
            let queue = state.queue
            state.queue = Queue()
            return queue
        }
        withExtendedLifetime(dropped) { finish(.failure(error)) }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let requested = state.withLock { state in
            if state.subscriber != nil { state.demand += demand }
            return state.hooks.requested
        }
        flush()
        requested?(demand)
    }

    func cancel() {
        state.withLock { $0.end() }.hooks.cancelled?()
    }

    /// Delivers what can be delivered, unless another thread is at it.
    func flush() {
        if state.withLock({ $0.isStarted && $0.turn.enter() }) { deliver() }
    }

    /// Delivers until nothing more can be delivered, and leaves the turn.
    private func deliver() {
        while true {
            switch state.withLock(nextStep) {
            case .value(let value, let subscriber):
                let more = subscriber.receive(value)
                guard more > .none else { continue }
                let requested = state.withLock { state -> ((Subscribers.Demand) -> Void)? in
                    guard state.subscriber != nil, state.demand < .unlimited else { return nil }
                    state.demand += more
                    return state.hooks.requested
                }
                requested?(more)
            case .generate(let generate):
                let value = generate()
                let finished = Ending<Failure>(.finished)
                let ended = state.withLock { state -> (() -> Output?)? in
                    guard state.subscriber != nil else { return nil }
                    if let value {
                        state.queue.append(value)
                        return nil
                    }
                    if state.ending == nil { state.ending = finished }
                    return state.hooks.generate.take()
                }
                withExtendedLifetime(ended) {}
            case .ending(let ending, let subscriber, let hooks):
                withExtendedLifetime(hooks) { subscriber.receive(completion: ending.completion) }
            case .done(let hasRoom):
                hasRoom?()
                return
            }
        }
    }

    private func nextStep(_ state: inout State) -> Step {
        if let subscriber = state.subscriber {
            if state.queue.isEmpty, let generate = state.hooks.generate { return .generate(generate) }
            if state.demand > .none, let value = state.queue.popFirst() {
                state.demand -= 1
                return .value(value, subscriber)
            }
            if state.queue.isEmpty, let ending = state.ending {
                return .ending(ending, subscriber, state.end().hooks)
            }
        }
        state.turn.leave()
        return .done(hasRoom: state.hasLimitedRoom ? state.hooks.hasRoom : nil)
    }
}

/// How a stream ends, as a reference.
final class Ending<Failure: Error> {
    let completion: Subscribers.Completion<Failure>

    init(_ completion: Subscribers.Completion<Failure>) {
        self.completion = completion
    }
}
