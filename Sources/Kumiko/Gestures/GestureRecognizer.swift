import Foundation

/// What the pointer, or a finger, did.
@_documentation(visibility: internal)
public struct PointerEvent: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// It went down.
        case pressed
        /// It moved while it was down.
        case moved
        /// It went up.
        case released
        /// Nothing but time passed.
        case waited
        /// Somebody else took what it does.
        case cancelled
    }

    public var kind: Kind
    /// Where, in the coordinates of the view.
    public var location: CGPoint
    /// Where, in the window's coordinates.
    public var globalLocation: CGPoint
    /// When, in seconds on a clock that only goes forward.
    public var time: Double
    /// How far the pointer goes at least before it is no longer meant for what is inside.
    public var slack: CGFloat = 0
}

/// How far a gesture has come.
@_documentation(visibility: internal)
public enum GesturePhase<Value> {
    /// It may still be another one; with what it would say already.
    case possible(Value?)
    /// It is this one.
    case active(Value)
    /// It was this one.
    case ended(Value)
    /// It was another one.
    case failed

    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }

    /// What the gesture says in this phase, if anything.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// Follows the pointer for one gesture of one view, from when it goes down until the gesture is over.
@_documentation(visibility: internal)
@MainActor
open class _GestureRecognizer<G: Gesture> {
    private(set) final var gesture: G
    private(set) final var phase = GesturePhase<G.Value>.possible(nil)

    init(_ gesture: G) { self.gesture = gesture }

    /// Takes over the gesture as the view describes it now; what has been followed so far stays.
    func update(_ gesture: G) { self.gesture = gesture }

    /// Takes in what the pointer did. What is over stays so until ``reset()``.
    final func handle(_ event: PointerEvent) -> GesturePhase<G.Value> {
        if !phase.isOver { phase = event.kind == .cancelled ? cancel(event) : follow(event) }
        return phase
    }

    /// The phase after an event that does not cancel.
    func follow(_ event: PointerEvent) -> GesturePhase<G.Value> { phase }

    /// The phase after an event that cancels.
    func cancel(_ event: PointerEvent) -> GesturePhase<G.Value> { .failed }

    /// Waits for the pointer to go down anew.
    func reset() { phase = .possible(nil) }

    /// When the gesture wants to be told that time has passed; `nil` for never.
    var deadline: Double? { nil }
}
