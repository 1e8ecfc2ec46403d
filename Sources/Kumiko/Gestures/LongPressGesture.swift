import Foundation

/// The pointer is held down in one place for some time. It says `true` while it is held.
///
/// ```swift
/// @GestureState private var isHeld = false
///
/// Circle()
///     .fill(isHeld ? .red : .blue)
///     .gesture(
///         LongPressGesture(minimumDuration: 1)
///             .updating($isHeld) { isPressed, state, _ in state = isPressed }
///             .onEnded { _ in isMarked = true })
/// ```
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// For how long, in seconds; below 0 is 0.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _makeRecognizer(_ gesture: LongPressGesture) -> _GestureRecognizer<LongPressGesture> {
        LongPressRecognizer(gesture)
    }
}

private final class LongPressRecognizer: _GestureRecognizer<LongPressGesture> {
    private var start: (location: CGPoint, time: Double)?

    override func follow(_ event: PointerEvent) -> GesturePhase<Bool> {
        if event.kind == .pressed { start = (event.globalLocation, event.time) }
        guard let start else { return .possible(nil) }
        guard start.location.distance(to: event.globalLocation) <= gesture.maximumDistance else { return .failed }
        if event.time - start.time >= gesture.minimumDuration { return .ended(true) }
        return event.kind == .released ? .failed : .possible(true)
    }

    override func reset() {
        super.reset()
        start = nil
    }

    override var deadline: Double? { start.map { $0.time + max(0, gesture.minimumDuration) } }
}
