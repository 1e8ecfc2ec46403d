/// One subscriber of a hub.
///
/// Without demand a value is dropped. If the hub keeps a current value, the subscriber is owed it from the start and
/// whenever it missed one, and gets it with its next demand. Outlet and hub hold each other until the subscriber
/// cancels or the stream ends.
final class Outlet<Output, Failure: Error> {
    let ticket: Int
    private let outbox: Outbox<Output, Failure>
    private let isOwed: Protected<Bool>

    init(
        _ subscriber: any Subscriber<Output, Failure>, hub: Hub<Output, Failure>, keeping owner: AnyObject?, ticket: Int
    ) {
        self.ticket = ticket
        outbox = Outbox(subscriber)
        isOwed = Protected(hub.keepsCurrent)
        outbox.setHooks(
            Outbox.Hooks(
                requested: { [self] _ in
                    hub.noteDemand()
                    settle(hub)
                },
                cancelled: { [self] in withExtendedLifetime(owner) { hub.remove(self) } }))
    }

    func start() {
        outbox.start()
    }

    /// Queues `value` if the subscriber has demand for it; calls nobody. ``flush()`` has to follow.
    func enqueue(_ value: Output) {
        let isTaken = outbox.enqueueWithinDemand(value)
        isOwed.withLock { $0 = !isTaken }
    }

    func flush() {
        outbox.flush()
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        outbox.finish(completion)
    }

    private func settle(_ hub: Hub<Output, Failure>) {
        let owed = isOwed.withLock { owed in
            defer { owed = false }
            return owed
        }
        if owed { hub.sendLatest(to: self) }
    }
}
