/// Names that only one view on screen knows, for views inside of it to be told from those of others.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A name.
    public struct ID: Hashable, Sendable {
        fileprivate let object: ObjectIdentifier
    }

    private final class Object: Sendable {}
    private var object: Object?

    public init() {}

    /// The name that the view's place on screen has.
    public var wrappedValue: ID { ID(object: ObjectIdentifier(object ?? Self.shared)) }

    /// The name outside of views on screen.
    private static let shared = Object()

    @MainActor public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {
        let object = slot.storage ?? Object()
        slot.storage = object
        pointer.assumingMemoryBound(to: Self.self).pointee.object = unsafeDowncast(object, to: Object.self)
    }
}

extension Namespace: IgnoredWhenComparing {}

/// What of a view another one takes over when it comes in its place.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
    /// Has the view move from where the one was that had its id before. It stands in its own place at once.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center
    ) -> some View { self }
}
