extension Subscribers {
    /// How many values a subscriber is ready to take: a count from 0, or no limit.
    ///
    /// Adding to or subtracting from `unlimited` leaves it unlimited; a result below 0 is 0.
    public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
        private let raw: UInt

        private init(raw: UInt) {
            self.raw = Swift.min(raw, UInt(Int.max) + 1)
        }

        /// As many as come.
        public static let unlimited = Demand(raw: UInt(Int.max) + 1)
        /// No value; the same as `max(0)`.
        public static let none = Demand(raw: 0)

        /// At most `value` values. A negative `value` is a programming error and stops the program.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative")
            return Demand(raw: UInt(value))
        }

        /// The count, or `nil` if there is no limit.
        public var max: Int? { self == .unlimited ? nil : Int(raw) }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.raw < rhs.raw }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            Demand(raw: lhs.raw + rhs.raw)
        }

        public static func + (lhs: Demand, rhs: Int) -> Demand {
            rhs >= 0 ? lhs + .max(rhs) : lhs - .max(-rhs)
        }

        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            lhs == .unlimited ? lhs : Demand(raw: lhs.raw > rhs.raw ? lhs.raw - rhs.raw : 0)
        }

        public static func - (lhs: Demand, rhs: Int) -> Demand {
            rhs >= 0 ? lhs - .max(rhs) : lhs + .max(-rhs)
        }

        /// Multiplies the count; the product of `unlimited` and anything is unlimited.
        public static func * (lhs: Demand, rhs: Int) -> Demand {
            guard let count = lhs.max else { return .unlimited }
            let (product, overflow) = count.multipliedReportingOverflow(by: rhs)
            return overflow ? .unlimited : .max(product)
        }

        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    }
}
