extension Publishers {
    /// Delivers on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// Where the work is done.
        public let scheduler: Context
        /// Options for the scheduler.
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Rescheduled(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) })
        }
    }

    /// Delivers on a scheduler some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// The length of time.
        public let interval: Context.SchedulerTimeType.Stride
        /// How late it may be.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Where the work is done.
        public let scheduler: Context
        /// Options for the scheduler.
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let step = Rescheduled<Output, Failure>(subscriber) { [interval, tolerance, scheduler, options] in
                let date = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: date, tolerance: tolerance, options: options, $0)
            }
            upstream.subscribe(step)
        }
    }

    /// Subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is followed.
        public let upstream: Upstream
        /// Where the work is done.
        public let scheduler: Context
        /// Options for the scheduler.
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let step = Relay<Output, Failure, Output, Failure>(
                ScheduledRequests(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) },
                step: { .emit($0) })
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(step) }
        }
    }
}

/// A subscriber whose requests and cancellation go through a scheduler.
private struct ScheduledRequests<Input, Failure: Error>: Subscriber {
    /// The subscription as the subscriber sees it.
    private final class Link: Subscription {
        private let upstream: any Subscription
        private let schedule: (@escaping () -> Void) -> Void

        init(_ upstream: any Subscription, schedule: @escaping (@escaping () -> Void) -> Void) {
            self.upstream = upstream
            self.schedule = schedule
        }

        func request(_ demand: Subscribers.Demand) {
            schedule { [upstream] in upstream.request(demand) }
        }

        func cancel() {
            schedule { [upstream] in upstream.cancel() }
        }
    }

    private let subscriber: any Subscriber<Input, Failure>
    private let schedule: (@escaping () -> Void) -> Void

    init(_ subscriber: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.subscriber = subscriber
        self.schedule = schedule
    }

    var combineIdentifier: CombineIdentifier { subscriber.combineIdentifier }

    func receive(subscription: any Subscription) {
        subscriber.receive(subscription: Link(subscription, schedule: schedule))
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        subscriber.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        subscriber.receive(completion: completion)
    }
}

extension Publisher {
    /// Delivers values and completion on `scheduler`, one after the other.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values and completion on `scheduler`, `interval` after they came.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    /// Subscribes to this publisher, asks it for values and cancels on `scheduler`.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
