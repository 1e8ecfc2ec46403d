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

    func offer(_ value: Output) {
        isOwed.withLock { $0 = false }
        if !outbox.offer(value) { isOwed.withLock { $0 = true } }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        outbox.finish(completion)
    }

    private func settle(_ hub: Hub<Output, Failure>) {
        let owed = isOwed.withLock { owed in
            defer { owed = false }
            return owed
        }
        if owed, hub.keepsCurrent, let value = hub.latest { offer(value) }
    }
}
