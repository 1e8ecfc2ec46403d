import Foundation

/// The main run loop delivers through Dispatch's main queue: an application whose main loop is not Foundation's
/// still serves that queue.
extension RunLoop: Scheduler {
    /// A point in time for a run loop.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable, Codable {
        public typealias Stride = SchedulerSeconds

        /// The time as Foundation has it.
        public var date: Date

        public init(_ date: Date) {
            self.date = date
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date + n.timeInterval)
        }
    }

    /// A run loop has no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        if self === RunLoop.main {
            DispatchQueue.main.async { action.value() }
        } else {
            perform { action.value() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Unchecked(action)
        if self === RunLoop.main {
            DispatchQueue.main.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { action.value() }
        } else {
            let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
            timer.tolerance = tolerance.timeInterval
            add(timer, forMode: .default)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if self === RunLoop.main {
            let queue = DispatchQueue.main
            let start = DispatchQueue.SchedulerTimeType(.now() + date.date.timeIntervalSinceNow)
            return queue.schedule(after: start, interval: interval, tolerance: tolerance, options: nil, action)
        }
        let action = Unchecked(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.value() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        let running = Unchecked(timer)
        return AnyCancellable { running.value.invalidate() }
    }
}
