import Dispatch

extension DispatchQueue: Scheduler {
    /// A point in time for a dispatch queue.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = SchedulerSeconds

        /// The time as Dispatch has it.
        public var dispatchTime: DispatchTime

        public init(_ dispatchTime: DispatchTime) {
            self.dispatchTime = dispatchTime
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let start = dispatchTime.uptimeNanoseconds
            let end = other.dispatchTime.uptimeNanoseconds
            return Stride(end >= start ? Double(end - start) / 1e9 : -Double(start - end) / 1e9)
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }
    }

    /// How a queue is to run a closure.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// How the work item behaves.
        public var flags: DispatchWorkItemFlags
        /// The group that the work belongs to.
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        let options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Unchecked(action)
        let options = options ?? SchedulerOptions()
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Unchecked(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        let leeway = DispatchTimeInterval.nanoseconds(Int(max(0, tolerance.timeInterval) * 1e9))
        timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: leeway)
        timer.setEventHandler { action.value() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
