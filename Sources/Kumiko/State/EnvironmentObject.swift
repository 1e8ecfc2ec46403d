import Foundation
import Reactive

/// An observable object that a view above has put into the environment with ``View/environmentObject(_:)``.
///
/// Without one the program stops with a message that names the type and the view, as SwiftUI does.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            let view = evaluatingNode.map { node in MainActor.assumeIsolated { node.viewName } } ?? "a view"
            fatalError(
                "No object of type \(ObjectType.self) in the environment of \(view): a view above it must call .environmentObject(_:)."
            )
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {
        let object = node.environment.object(ObjectType.self)
        pointer.assumingMemoryBound(to: Self.self).pointee.object = object
        if let object { slot.observe(object, node) }
    }

    @MainActor public static func _environmentChanged(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) -> Bool {
        node.environment.object(ObjectType.self) !== pointer.assumingMemoryBound(to: Self.self).pointee.object
    }
}

extension EnvironmentObject: IgnoredWhenComparing {}

nonisolated extension View {
    /// Puts an observable object into the environment of this view, for ``EnvironmentObject``.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        transformEnvironment(by: object) { $0.setObject($1) }
    }
}
