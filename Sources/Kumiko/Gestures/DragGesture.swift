import Foundation

/// The pointer is moved while it is held down, or a finger over the screen.
///
/// ```swift
/// @GestureState private var translation = CGSize.zero
///
/// Card()
///     .offset(translation)
///     .gesture(DragGesture().updating($translation) { value, state, _ in state = value.translation })
/// ```
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// Where the pointer is, and where it comes from. Points are in the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// How fast the pointer moves, in points a second.
        public var velocity: CGSize

        public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
            self.time = time
            self.location = location
            self.startLocation = startLocation
            self.velocity = velocity
        }

        /// How far the pointer has gone.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where it would come to rest if it were let go now: a quarter of a second further at its speed.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// How far it would then have gone.
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// How far the pointer has to go before it is a drag, in points.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public static func _makeRecognizer(_ gesture: DragGesture) -> _GestureRecognizer<DragGesture> {
        DragRecognizer(gesture)
    }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture> {
    private var start: (location: CGPoint, globalLocation: CGPoint, date: Date, time: Double)?
    /// Where the pointer was lately, the latest last.
    private var trail: [(location: CGPoint, time: Double)] = []

    /// For how long what the pointer did counts for its speed, in seconds.
    private static let memory = 0.1

    override func follow(_ event: PointerEvent) -> GesturePhase<DragGesture.Value> {
        let location = event.location(in: gesture.coordinateSpace)
        if event.kind == .pressed {
            start = (location, event.globalLocation, Date(), event.time)
            trail = []
        }
        guard let start, event.kind != .waited else { return phase }
        trail.append((location, event.time))
        trail.removeAll { $0.time < event.time - Self.memory }
        if !phase.isRecognized {
            let distance = start.globalLocation.distance(to: event.globalLocation)
            guard distance >= max(gesture.minimumDistance, event.slack) else {
                return event.kind == .released ? .failed : .possible(nil)
            }
        }
        let value = DragGesture.Value(
            time: start.date + (event.time - start.time), location: location, startLocation: start.location,
            velocity: velocity(at: event.time))
        return event.kind == .released ? .ended(value) : .active(value)
    }

    private func velocity(at time: Double) -> CGSize {
        guard let first = trail.first, let last = trail.last, time - first.time >= 0.001 else { return .zero }
        return CGSize(
            width: (last.location.x - first.location.x) / (time - first.time),
            height: (last.location.y - first.location.y) / (time - first.time))
    }

    override func reset() {
        super.reset()
        start = nil
        trail = []
    }
}
