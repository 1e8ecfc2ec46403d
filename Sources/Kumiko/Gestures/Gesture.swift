import Foundation

/// What a person does with the pointer on a view, and what comes of it.
///
/// ```swift
/// Circle()
///     .offset(offset)
///     .gesture(
///         DragGesture()
///             .onChanged { offset = $0.translation }
///             .onEnded { _ in offset = .zero })
/// ```
///
/// A gesture of your own puts others together in its ``body``.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture says of itself, such as how far the pointer has gone.
    associatedtype Value = Body.Value
    associatedtype Body: Gesture
    /// The gesture that this one consists of.
    @MainActor @preconcurrency var body: Body { get }

    /// Makes what follows the pointer. Only Kumiko's own gestures implement this.
    @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self>
}

extension Gesture where Body.Value == Value {
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> { BodyRecognizer(gesture) }
}

extension Never: Gesture {
    public typealias Value = Never
    public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Follows the body of a gesture that somebody wrote.
private final class BodyRecognizer<G: Gesture>: _GestureRecognizer<G> where G.Body.Value == G.Value {
    private let inner: _GestureRecognizer<G.Body>

    override init(_ gesture: G) {
        inner = G.Body._makeRecognizer(gesture.body)
        super.init(gesture)
    }

    override func update(_ gesture: G) {
        super.update(gesture)
        inner.update(gesture.body)
    }

    override func follow(_ event: PointerEvent) -> GesturePhase<G.Value> { inner.handle(event) }
    override func cancel(_ event: PointerEvent) -> GesturePhase<G.Value> { inner.handle(event) }
    override func reset() {
        super.reset()
        inner.reset()
    }
    override var deadline: Double? { inner.deadline }
}

/// Which gestures of a view act.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    public static let all: GestureMask = [.gesture, .subviews]
}
