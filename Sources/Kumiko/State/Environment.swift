import Foundation
import Observation

/// Reads a value that views above have put into the environment.
///
/// ```swift
/// @Environment(\.colorScheme) private var scheme
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case key(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .key(keyPath)
    }

    /// Reads the observable object of a type that ``View/environment(_:)-9hy3j`` has put in. Without one the program
    /// stops with a message that names the type and the view.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object { $0.object(objectType) }
    }

    /// Reads the observable object of a type, if there is one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object { .some($0.object(objectType)) }
    }

    public var wrappedValue: Value {
        if let value { return value }
        switch source {
        case .key(let keyPath): return EnvironmentValues()[keyPath: keyPath]
        case .object:
            let view = evaluatingNode.map { node in MainActor.assumeIsolated { node.viewName } } ?? "a view"
            fatalError(
                "No object of type \(Value.self) in the environment of \(view): a view above it must call .environment(_:)."
            )
        }
    }

    private func read(_ environment: EnvironmentValues) -> Value? {
        switch source {
        case .key(let keyPath): environment[keyPath: keyPath]
        case .object(let find): find(environment)
        }
    }

    @MainActor public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.value = property.pointee.read(node.environment)
    }

    @MainActor public static func _environmentChanged(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) -> Bool {
        let property = pointer.assumingMemoryBound(to: Self.self).pointee
        return !ValueComparison.of(Optional<Value>.self).areEqual(property.value, property.read(node.environment))
    }
}

extension Environment: ComparableSource {
    static func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
        let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
        switch (lhs.source, rhs.source) {
        case (.key(let lhs), .key(let rhs)): return lhs == rhs
        case (.object, .object): return true
        default: return false
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
