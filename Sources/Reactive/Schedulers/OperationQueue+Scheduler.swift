import Foundation

extension OperationQueue: Scheduler {
    /// A point in time, as for a run loop.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// An operation queue has no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        addOperation { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Unchecked(action)
        DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { [self] in
            addOperation { action.value() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let start = DispatchQueue.SchedulerTimeType(.now() + date.date.timeIntervalSinceNow)
        return DispatchQueue.global().schedule(after: start, interval: interval, tolerance: tolerance, options: nil) {
            [self] in schedule(options: options, action)
        }
    }
}
