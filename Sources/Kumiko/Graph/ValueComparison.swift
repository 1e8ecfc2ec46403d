import Foundation
import Synchronization

/// Tells whether two values of a type are equal, for any type, prepared once for the type.
///
/// Types that are `Equatable` are compared with `==`. Other structures are equal when all of their stored properties
/// are; values of an unknown type when they have the same type and are equal; references when they are identical;
/// closures and all else when they have the same bits. A value that is kept holds on to what it refers to, so the same
/// bits mean the same thing.
final class ValueComparison: @unchecked Sendable {
    private enum Way {
        /// The bits decide.
        case bits
        /// `==`, or what else the type says of two of its values, decides when the bits differ.
        case byPointer(any ComparableByPointer.Type, isEquatable: Bool)
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
            way = .byPointer(equatable, isEquatable: true)
        } else if let optional = type as? any ComparableByPointer.Type {
            way = .byPointer(optional, isEquatable: false)
        } else if TypeFields.isExistential(type) {
            way = .byPointer(ExistentialBox<T>.self, isEquatable: false)
        } else if type is AnyObject.Type {
            way = .bits
        } else {
            let fields = TypeFields.fields(of: type)
            // Enumerations list no fields; their bits decide.
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
        if case .byPointer(_, isEquatable: true) = comparison.way { return comparison }
        return nil
    }

    /// Compares the values behind two pointers.
    func areEqual(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        switch way {
        case .ignored: return true
        case .bits: return memcmp(lhs, rhs, size) == 0
        case .byPointer(let type, _): return memcmp(lhs, rhs, size) == 0 || type.areEqual(lhs, rhs)
        case .source(let type): return type.areSame(lhs, rhs)
        case .fields(let fields):
            return fields.allSatisfy { $0.comparison.areEqual(at: lhs + $0.offset, rhs + $0.offset) }
        }
    }

    func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
        withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in areEqual(at: lhs, rhs) } }
    }
}

/// Compares values of a type that is known only at run time.
private protocol ComparableByPointer {
    static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool
}

private enum EquatableBox<T> {}

extension EquatableBox: ComparableByPointer where T: Equatable {
    static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        lhs.assumingMemoryBound(to: T.self).pointee == rhs.assumingMemoryBound(to: T.self).pointee
    }
}

/// An optional whose value is not `Equatable`. What it holds lies where the optional itself does.
extension Optional: ComparableByPointer {
    fileprivate static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        let isNil = lhs.assumingMemoryBound(to: Self.self).pointee == nil
        guard isNil == (rhs.assumingMemoryBound(to: Self.self).pointee == nil) else { return false }
        return isNil || ValueComparison.of(Wrapped.self).areEqual(at: lhs, rhs)
    }
}

/// A value of an existential type, such as `any View`.
private enum ExistentialBox<T>: ComparableByPointer {
    static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        let (lhs, rhs) = (lhs.assumingMemoryBound(to: T.self).pointee, rhs.assumingMemoryBound(to: T.self).pointee)
        func compare<Value>(_ type: Value.Type) -> Bool {
            guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return false }
            return ValueComparison.of(type).areEqual(lhs, rhs)
        }
        return _openExistential(Swift.type(of: lhs as Any), do: compare)
    }
}

/// A stored property that says nothing about whether two views are equal.
protocol IgnoredWhenComparing {}

/// A stored property that refers to a source of truth: equal when the source is the same.
protocol ComparableSource {
    static func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool
}
