import Foundation

extension Timer {
    /// Sends the date again and again, once connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The length of time.
        public let interval: TimeInterval
        /// How late it may be.
        public let tolerance: TimeInterval?
        /// Where the timer runs.
        public let runLoop: RunLoop
        /// The mode in which the timer runs.
        public let mode: RunLoop.Mode
        /// Options for the scheduler.
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()
        private let lock = NSLock()
        /// What stops the timer while it runs.
        private var connection: AnyCancellable?

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Starts the timer if it does not run yet; cancelling the result stops it, whoever started it.
        public func connect() -> any Cancellable {
            lock.withLock {
                if let connection { return connection }
                let step = SchedulerSeconds(interval)
                let timer = runLoop.schedule(
                    after: runLoop.now.advanced(by: step), interval: step, tolerance: SchedulerSeconds(tolerance ?? 0),
                    options: options
                ) { [dates] in dates.send(Date()) }
                let new = AnyCancellable { [weak self] in
                    timer.cancel()
                    self?.lock.withLock { self?.connection = nil }
                }
                connection = new
                return new
            }
        }
    }

    /// Makes a publisher that sends the date every `interval` seconds on `runLoop`, once connected.
    ///
    /// ```swift
    /// let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
    /// ```
    ///
    /// On the main run loop it ticks in every mode.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
