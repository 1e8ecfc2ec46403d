/// Takes all values of a publisher and answers with one value, at most, when it finishes.
///
/// The closures are called by one thread at a time and may share state.
final class Gather<Input, Failure: Error, Output> {
    private let outbox: Outbox<Output, Failure>
    private let inlet: Inlet<Input, Failure>

    /// - Parameter result: what to send when upstream finishes; nothing is sent for `nil`.
    init(
        _ subscriber: any Subscriber<Output, Failure>, take: @escaping (Input) -> Void,
        result: @escaping () -> Output?
    ) {
        let outbox = Outbox<Output, Failure>(subscriber)
        let inlet = Inlet<Input, Failure>(
            value: take,
            completion: { completion in
                if case .finished = completion, let output = result() { outbox.send(output) }
                outbox.finish(completion)
            })
        outbox.setHooks(Outbox.Hooks(cancelled: { inlet.cancel() }))
        self.outbox = outbox
        self.inlet = inlet
    }

    func run(on upstream: some Publisher<Input, Failure>) {
        outbox.start()
        inlet.request(.unlimited)
        upstream.subscribe(inlet)
    }
}
