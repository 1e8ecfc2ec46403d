import Foundation
import Reactive

/// An observable object that the view is given; the view is evaluated again when the object announces a change.
///
/// ```swift
/// struct Status: View {
///     @ObservedObject var model: Model
///     var body: some View { Toggle("On", isOn: $model.isOn) }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties: `$model.isOn`.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath))
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {
        let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        slot.observe(object, node)
    }
}

extension ObservedObject: ComparableSource {
    static func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        lhs.assumingMemoryBound(to: Self.self).pointee.wrappedValue
            === rhs.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    }
}

/// An observable object that a view owns: made once for the view's place on screen.
///
/// ```swift
/// struct Screen: View {
///     @StateObject private var model = Model()
///     var body: some View { Text(model.title) }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// - Parameter thunk: makes the object, when the view first comes on screen.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    public var wrappedValue: ObjectType { object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        if let kept = slot.storage as? ObjectSubscription, let object = kept.object as? ObjectType {
            property.pointee.object = object
        } else {
            let object = property.pointee.make()
            property.pointee.object = object
            slot.observe(object, node)
        }
    }
}

extension StateObject: IgnoredWhenComparing {}

/// One node's subscription to an object's announcements.
final class ObjectSubscription {
    let object: AnyObject
    private let reader: Reader
    private var cancellable: AnyCancellable?

    @MainActor init(_ object: some ObservableObject, _ node: _Node) {
        self.object = object
        let reader = Reader(node)
        self.reader = reader
        (object.objectWillChange as? ObservableObjectPublisher)?.reportsBackgroundChanges = true
        reader.subscription = self
        cancellable = object.objectWillChange.sink { _ in
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { reader.tellNode() }
            } else {
                DispatchQueue.main.async { reader.tellNode() }
            }
        }
    }

    /// The node holds the subscription, so it is there until this ends.
    deinit { reader.node = nil }

    private final class Reader: @unchecked Sendable {
        unowned(unsafe) var node: _Node?
        /// There as long as the node is.
        unowned(unsafe) var subscription: ObjectSubscription?
        init(_ node: _Node) { self.node = node }

        @MainActor func tellNode() {
            guard let node, let subscription else { return }
            ChangeReasons.note(.source(subscription), of: node)
            node.markDirty()
        }
    }
}

extension _PropertySlot {
    /// Subscribes `node` to `object` unless it is subscribed already.
    @MainActor mutating func observe(_ object: some ObservableObject, _ node: _Node) {
        if let kept = storage as? ObjectSubscription, kept.object === object { return }
        storage = ObjectSubscription(object, node)
    }
}
