import Foundation

/// Waits for a gesture on its child.
@_documentation(visibility: internal)
public class GestureElement: PassthroughElement, PointerResponder {
    /// Which of several gestures in one place comes first.
    enum Precedence {
        /// After those inside.
        case normal
        /// Before those inside.
        case high
        /// Beside all others.
        case simultaneous
    }

    fileprivate(set) var precedence = Precedence.normal
    fileprivate(set) var mask = GestureMask.all
    fileprivate(set) var isEnabled = true

    public final var tapCount: Int { 0 }
    public final func tap(at point: CGPoint) {}

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        let count = responders.count
        let isHit = super.hitTest(point, &responders)
        if !mask.contains(.subviews) {
            let inside = responders[count...].filter { !($0 is GestureElement || $0 is TapElement) }
            responders.replaceSubrange(count..., with: inside)
        }
        if isHit, isEnabled, mask.contains(.gesture) { responders.append(self) }
        return isHit
    }

    public override func didDetach() {
        super.didDetach()
        reset()
    }

    /// Takes in what the pointer did. Returns whether it is the gesture.
    func handle(_ event: PointerEvent) -> Bool { false }
    /// Waits for the pointer to go down anew; what has been followed so far is cancelled.
    func reset() {}
    /// Whether the gesture waits for more, though the pointer is up.
    var isUnderWay: Bool { false }
    var deadline: Double? { nil }
}

private final class TypedGestureElement<G: Gesture>: GestureElement {
    private let recognizer: _GestureRecognizer<G>

    init(_ gesture: G) { recognizer = G._makeRecognizer(gesture) }

    func update(_ gesture: G) { recognizer.update(gesture) }

    override func handle(_ event: PointerEvent) -> Bool { recognizer.handle(event).isRecognized }
    override func reset() { recognizer.reset() }
    override var isUnderWay: Bool {
        !recognizer.phase.isOver && (recognizer.phase.isRecognized || recognizer.deadline != nil)
    }
    override var deadline: Double? { recognizer.phase.isOver ? nil : recognizer.deadline }
}

struct GestureModifier<G: Gesture>: ElementModifier {
    nonisolated(unsafe) let gesture: G
    let precedence: GestureElement.Precedence
    let mask: GestureMask

    func makeElement() -> GestureElement { TypedGestureElement(gesture) }

    func updateElement(_ element: GestureElement, environment: EnvironmentValues) {
        (element as? TypedGestureElement<G>)?.update(gesture)
        element.precedence = precedence
        element.mask = mask
        element.isEnabled = environment.isEnabled
    }
}

/// Says whether the pointer is held down for a gesture.
private struct PressingGesture: _GestureAround {
    typealias Value = Bool
    typealias Body = Never
    let content: LongPressGesture
    nonisolated(unsafe) let action: (Bool) -> Void

    nonisolated init(_ content: LongPressGesture, _ action: @escaping (Bool) -> Void) {
        self.content = content
        self.action = action
    }

    static func _makeRecognizer(_ gesture: PressingGesture) -> _GestureRecognizer<PressingGesture> {
        PressingRecognizer(gesture)
    }
}

private final class PressingRecognizer: RecognizerAround<PressingGesture> {
    private var isPressing = false {
        didSet { if isPressing != oldValue { gesture.action(isPressing) } }
    }

    override func take(_ phase: GesturePhase<Bool>) -> GesturePhase<Bool> {
        isPressing = !phase.isOver && phase.value == true
        return phase
    }

    override func reset() {
        super.reset()
        isPressing = false
    }
}

nonisolated extension View {
    /// Adds a gesture. Of several in one place the first that it turns out to be is made, the innermost before those
    /// around it.
    ///
    /// - Parameter mask: whether the gesture, and whether gestures of the views inside, act. Controls inside always do.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
    }

    /// Adds a gesture that comes before those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
    }

    /// Adds a gesture that is made at the same time as others, such as a control's.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
    }

    /// Runs `action` with the place when the view has been tapped `count` times in a row.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs `action` when the pointer has been held down on the view for some time.
    ///
    /// - Parameters:
    ///   - minimumDuration: for how long, in seconds.
    ///   - maximumDistance: how far the pointer may move meanwhile, in points.
    ///   - onPressingChanged: called with `true` when the pointer goes down, and with `false` when the time is over or
    ///     the pointer went up or away before.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(PressingGesture(press) { onPressingChanged?($0) }.onEnded { _ in action() })
    }

    /// Runs `action` when the pointer has been held down on the view for some time; the older way to write it.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
