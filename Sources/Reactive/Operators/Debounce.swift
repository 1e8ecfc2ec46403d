extension Publishers {
    /// Sends a value when no other has followed it for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// How long no other value may follow.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Where the work is done.
        public let scheduler: Context
        /// Options for the scheduler.
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outbox = Outbox(subscriber)
            let waiting = Protected<(value: Output?, generation: Int)>((nil, 0))
            let inlet = Inlet<Output, Failure>(
                value: { [dueTime, scheduler, options] value in
                    let (generation, old) = waiting.withLock { waiting in
                        let old = waiting.value
                        waiting = (value, waiting.generation + 1)
                        return (waiting.generation, old)
                    }
                    _ = old
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        let due = waiting.withLock { waiting in
                            waiting.generation == generation ? waiting.value.take() : nil
                        }
                        if let due, outbox.enqueueWithinDemand(due) { outbox.flush() }
                    }
                },
                completion: { [scheduler, options] completion in
                    let dropped = waiting.withLock { $0.value.take() }
                    _ = dropped
                    scheduler.schedule(options: options) { outbox.finish(completion) }
                })
            outbox.setHooks(.init(cancelled: { inlet.cancel() }))
            outbox.start()
            inlet.request(.unlimited)
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Sends a value on `scheduler` when no other has followed it for `dueTime`.
    ///
    /// A value that still waits when the stream ends is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
