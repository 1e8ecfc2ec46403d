extension Publishers {
    /// Sends at most one value in each stretch of time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// The length of time.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where the work is done.
        public let scheduler: Context
        /// Whether the latest value of an interval is sent, or the earliest.
        public let latest: Bool

        private struct State {
            var value: Output?
            var completion: Subscribers.Completion<Failure>?
            var isScheduled = false
            var lastTime: Context.SchedulerTimeType?
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outbox = Outbox(subscriber)
            let state = Protected(State())

            func emit() {
                let (value, completion) = state.withLock { state in
                    state.isScheduled = false
                    if state.value != nil { state.lastTime = scheduler.now }
                    return (state.value.take(), state.completion)
                }
                if let value, outbox.enqueueWithinDemand(value) { outbox.flush() }
                if let completion { outbox.finish(completion) }
            }

            let inlet = Inlet<Output, Failure>(
                value: { [interval, scheduler, latest] value in
                    let now = scheduler.now
                    let (date, old) = state.withLock { state -> (Context.SchedulerTimeType?, Output?) in
                        let old = state.value
                        if state.value == nil || latest { state.value = value }
                        guard !state.isScheduled else { return (nil, old) }
                        state.isScheduled = true
                        return (state.lastTime.map { Swift.max(now, $0.advanced(by: interval)) } ?? now, old)
                    }
                    withExtendedLifetime(old) {
                        guard let date else { return }
                        if date > now { scheduler.schedule(after: date, emit) } else { scheduler.schedule(emit) }
                    }
                },
                completion: { [scheduler] completion in
                    let isScheduled = state.withLock { state in
                        state.completion = completion
                        return state.isScheduled
                    }
                    if !isScheduled { scheduler.schedule(emit) }
                })
            outbox.setHooks(.init(cancelled: { inlet.cancel() }))
            outbox.start()
            inlet.request(.unlimited)
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Sends on `scheduler` at most one value in each `interval`: the first at once, then the latest of those that
    /// came meanwhile, or the earliest if `latest` is false.
    ///
    /// A value that waits when the stream ends is sent before the completion.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
