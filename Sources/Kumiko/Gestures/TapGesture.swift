import Foundation

/// One tap, or several in a row.
///
/// ```swift
/// Image("mountain").gesture(TapGesture(count: 2).onEnded { isLarge.toggle() })
/// ```
public struct TapGesture: Gesture {
    public typealias Value = Void
    /// The number of taps; at least one.
    public var count: Int

    nonisolated public init(count: Int = 1) { self.count = count }

    public var body: some Gesture<Void> { SpatialTapGesture(count: count).map { _ in () } }
}

/// One tap, or several in a row, that tells where.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    /// The number of taps; at least one.
    public var count: Int
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public static func _makeRecognizer(_ gesture: SpatialTapGesture) -> _GestureRecognizer<SpatialTapGesture> {
        TapRecognizer(gesture)
    }
}

/// What taps have in common.
enum Tap {
    /// How far the pointer may move while it is down, and from one tap to the next, in points.
    static let tolerance: CGFloat = 10
    /// The longest time from one tap to the next, in seconds: GTK's own.
    static let longestPause = 0.4
}

/// Counts taps in one place.
private final class TapRecognizer: _GestureRecognizer<SpatialTapGesture> {
    private var start: CGPoint?
    private var taps = 0
    /// When the next tap comes too late.
    private var nextTapEnd: Double?

    override var deadline: Double? { nextTapEnd }

    override func follow(_ event: PointerEvent) -> GesturePhase<SpatialTapGesture.Value> {
        if let nextTapEnd, event.time >= nextTapEnd { return .failed }
        if event.kind == .pressed {
            start = start ?? event.globalLocation
            nextTapEnd = nil
        }
        guard let start, start.distance(to: event.globalLocation) <= Tap.tolerance else { return .failed }
        guard event.kind == .released else { return .possible(nil) }
        taps += 1
        if taps >= max(1, gesture.count) {
            return .ended(SpatialTapGesture.Value(location: event.location(in: gesture.coordinateSpace)))
        }
        nextTapEnd = event.time + Tap.longestPause
        return .possible(nil)
    }

    override func reset() {
        super.reset()
        (start, taps, nextTapEnd) = (nil, 0, nil)
    }
}

extension PointerEvent {
    func location(in coordinateSpace: CoordinateSpace) -> CGPoint {
        switch coordinateSpace {
        case .local: location
        case .global, .named: globalLocation
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
