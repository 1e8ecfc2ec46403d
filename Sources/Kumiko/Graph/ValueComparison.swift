import Foundation
import Synchronization

/// Tells whether two values of a type are equal, for any type, prepared once for the type.
///
/// Types that are `Equatable` are compared with `==`. Other structures are equal when all of their stored properties
/// are; references when they are identical; closures and all else when they have the same bits. A value that is kept
/// holds on to what it refers to, so the same bits mean the same thing.
final class ValueComparison: @unchecked Sendable {
    private enum Way {
        /// The bits decide.
        case bits
        /// `==` decides when the bits differ.
        case equatable(any ComparableByPointer.Type)
        /// Each property decides when the bits differ.
        case fields([(offset: Int, comparison: ValueComparison)])
        /// The property does not belong to the value, as with the initial value of `@State`.
        case ignored
        /// A property wrapper that knows when two of its kind mean the same.
        case source(any ComparableSource.Type)
    }

    private let way: Way
    private let size: Int

    private init<T>(_ type: T.Type) {
        size = MemoryLayout<T>.size
        if let source = type as? any ComparableSource.Type {
            way = .source(source)
        } else if type is any IgnoredWhenComparing.Type {
            way = .ignored
        } else if let equatable = EquatableBox<T>.self as? any ComparableByPointer.Type {
            way = .equatable(equatable)
        } else if type is AnyObject.Type {
            way = .bits
        } else {
            let fields = TypeFields.fields(of: type)
            // Enumerations and existential containers list no fields; their bits decide.
            way = fields.isEmpty ? .bits : .fields(fields.map { ($0.offset, ValueComparison.of($0.type)) })
        }
    }

    private static let known = Mutex<[ObjectIdentifier: ValueComparison]>([:])

    static func of(_ type: Any.Type) -> ValueComparison {
        if let comparison = known.withLock({ $0[ObjectIdentifier(type)] }) { return comparison }
        func make<T>(_ type: T.Type) -> ValueComparison { ValueComparison(type) }
        let comparison = _openExistential(type, do: make)
        known.withLock { $0[ObjectIdentifier(type)] = comparison }
        return comparison
    }

    /// The comparison of an `Equatable` type; `nil` for any other.
    static func ofEquatable(_ type: Any.Type) -> ValueComparison? {
        let comparison = of(type)
        if case .equatable = comparison.way { return comparison }
        return nil
    }

    /// Compares the values behind two pointers.
    func areEqual(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        switch way {
        case .ignored: return true
        case .bits: return memcmp(lhs, rhs, size) == 0
        case .equatable(let type): return memcmp(lhs, rhs, size) == 0 || type.areEqual(lhs, rhs)
        case .source(let type): return type.areSame(lhs, rhs)
        case .fields(let fields):
            return fields.allSatisfy { $0.comparison.areEqual(at: lhs + $0.offset, rhs + $0.offset) }
        }
    }

    func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
        withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in areEqual(at: lhs, rhs) } }
    }
}

/// Reaches `==` of a type that is known only at run time.
private protocol ComparableByPointer {
    static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool
}

private enum EquatableBox<T> {}

extension EquatableBox: ComparableByPointer where T: Equatable {
    static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        lhs.assumingMemoryBound(to: T.self).pointee == rhs.assumingMemoryBound(to: T.self).pointee
    }
}

/// A stored property that says nothing about whether two views are equal.
protocol IgnoredWhenComparing {}

/// A stored property that refers to a source of truth: equal when the source is the same.
protocol ComparableSource {
    static func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool
}
