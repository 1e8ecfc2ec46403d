/// Brings several publishers together into one stream.
///
/// The stream ends when every member has left, or with the first failure. The upstream publishers are asked for all
/// values if the subscriber takes all; otherwise either for one at a time, as there is room, or for as many as the
/// subscriber asked for.
final class Confluence<Output, Failure: Error> {
    /// What a subscriber's limited demand means for each upstream publisher.
    enum Pace {
        case oneAtATime
        case forwarded
    }

    private struct State {
        var members: [Int: any ConfluenceMember] = [:]
        var lastKey = 0
        /// Members, and one more while publishers are still joining.
        var open = 1
        var demand = Subscribers.Demand.none
        var isOver = false
    }

    private let state = Protected(State())
    private let pace: Pace
    private let outbox: Outbox<Output, Failure>

    /// Gives `subscriber` its subscription. Publishers join afterwards; then comes one call of ``leave()``.
    init(_ subscriber: any Subscriber<Output, Failure>, pace: Pace = .oneAtATime) {
        self.pace = pace
        outbox = Outbox(subscriber)
        outbox.setHooks(
            Outbox.Hooks(
                requested: { [self] demand in requested(demand) },
                hasRoom: { [self] in pull() },
                cancelled: { [self] in end() }))
        outbox.start()
    }

    /// A key for a member that is to join.
    func newKey() -> Int {
        state.withLock { state in
            state.lastKey += 1
            return state.lastKey
        }
    }

    /// Subscribes to `publisher`. `completion` calls ``left(with:)`` or what else its end means.
    func join<P: Publisher>(
        _ publisher: P, key: Int? = nil, value: @escaping (P.Output) -> Void,
        completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) {
        let key = key ?? newKey()
        let outbox = outbox
        let inlet = Inlet<P.Output, P.Failure>(
            hasRoom: pace == .oneAtATime ? { outbox.hasRoom } : nil, value: value,
            completion: { [self] in
                _ = remove(key)
                completion($0)
            })
        let demand = state.withLock { state -> Subscribers.Demand? in
            guard !state.isOver else { return nil }
            state.open += 1
            state.members[key] = inlet
            return state.demand
        }
        guard let demand else { return }
        switch pace {
        case .oneAtATime:
            if outbox.isUnlimited || outbox.hasRoom { inlet.pull(isUnlimited: outbox.isUnlimited) }
        case .forwarded:
            inlet.request(demand)
        }
        publisher.subscribe(inlet)
    }

    /// Subscribes to `publisher` and sends what it sends.
    func join<P: Publisher>(_ publisher: P, key: Int? = nil) where P.Output == Output, P.Failure == Failure {
        join(publisher, key: key, value: { self.send($0) }, completion: { self.left(with: $0) })
    }

    /// Follows a publisher of publishers, or of what publishers are made from; the caller subscribes the result.
    func joinOuter<Input>(value: @escaping (Input) -> Void) -> Inlet<Input, Failure> {
        let key = newKey()
        let inlet = Inlet<Input, Failure>(
            value: value,
            completion: { [self] in
                _ = remove(key)
                left(with: $0)
            })
        let isOver = state.withLock { state in
            if !state.isOver {
                state.open += 1
                state.members[key] = inlet
            }
            return state.isOver
        }
        if isOver { inlet.cancel() }
        return inlet
    }

    func send(_ value: Output) {
        outbox.send(value)
    }

    /// Queues `value`; calls nobody, so it may be used under a lock. ``flush()`` has to follow.
    func enqueue(_ value: Output) {
        outbox.enqueue(value)
    }

    func flush() {
        outbox.flush()
    }

    /// A member has ended.
    func left(with completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: leave()
        case .failure(let error): fail(error)
        }
    }

    /// A member has ended well, or all members have joined.
    func leave() {
        let isLast = state.withLock { state in
            state.open -= 1
            return state.open == 0
        }
        if isLast { finish() }
    }

    /// Cancels the member with `key`, if it has not ended.
    func drop(_ key: Int) {
        guard let member = remove(key) else { return }
        member.cancel()
        leave()
    }

    /// Ends the stream well once all that waits is delivered.
    func finish() {
        end()
        outbox.finish(.finished)
    }

    /// Ends the stream at once.
    func fail(_ error: Failure) {
        end()
        outbox.fail(error)
    }

    private func remove(_ key: Int) -> (any ConfluenceMember)? {
        state.withLock { $0.members.removeValue(forKey: key) }
    }

    private func end() {
        let members = state.withLock { state in
            defer { state.members = [:] }
            state.isOver = true
            return state.members
        }
        for member in members.values { member.cancel() }
    }

    private func requested(_ demand: Subscribers.Demand) {
        guard pace == .forwarded else { return pull() }
        let members = state.withLock { state in
            state.demand += demand
            return state.members
        }
        for (_, member) in members.sorted(by: { $0.key < $1.key }) { member.request(demand) }
    }

    private func pull() {
        guard pace == .oneAtATime else { return }
        let isUnlimited = outbox.isUnlimited
        guard isUnlimited || outbox.hasRoom else { return }
        let members = state.withLock { $0.members }
        for (_, member) in members.sorted(by: { $0.key < $1.key }) { member.pull(isUnlimited: isUnlimited) }
    }
}

/// An upstream publisher's inlet, whatever it sends.
protocol ConfluenceMember: AnyObject, Cancellable {
    func request(_ demand: Subscribers.Demand)
    func pull(isUnlimited: Bool)
}

extension Inlet: ConfluenceMember {}
