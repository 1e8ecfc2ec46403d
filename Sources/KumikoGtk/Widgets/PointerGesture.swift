import CGtk
import Foundation
import Kumiko

/// Hands what the pointer, or a finger, does on a container to the taps and gestures that wait for it there.
///
/// What one of them takes reaches no container further out, and no control inside.
@MainActor
final class PointerGesture {
    private weak var element: HostElement?
    private weak var container: ContentContainer?
    private let gesture: OpaquePointer
    private let signals: SignalHandlers
    /// What is told of moves and ends; connected with the first gesture that follows them.
    private var moves: [SignalHandlers] = []
    /// Whether the pointer is down, as far as the gestures know.
    private var isDown = false
    private lazy var sequence = PointerSequence(element)
    private let willTap: () -> Void
    /// Tells the gestures that time has passed.
    private var timer: Timer?

    /// - Parameter willTap: called at each click before an element acts on it.
    init(_ element: HostElement, on container: ContentContainer, willTap: @escaping @MainActor () -> Void = {}) {
        self.element = element
        self.container = container
        self.willTap = willTap
        gesture = gtk_gesture_click_new()!
        signals = SignalHandlers(of: UnsafeMutableRawPointer(gesture))
        gtk_widget_add_controller(container.widget, gesture)
        signals.connect("pressed") { [weak self] numbers in
            self?.pressed(CGPoint(x: numbers[1], y: numbers[2]))
            return false
        }
        signals.connect("released") { [weak self] numbers in
            self?.released(Int(numbers[0]), CGPoint(x: numbers[1], y: numbers[2]))
            return false
        }
        signals.connect("cancel") { [weak self] in self?.cancelled(isRelease: false) }
    }

    /// A place of the widget as the elements see it.
    private func place(_ point: CGPoint) -> CGPoint {
        guard let container else { return point }
        return CGPoint(x: container.isMirrored ? container.size.width - point.x : point.x, y: point.y)
    }

    /// The same for what is pressed: the margins count as the content's edge. `nil` outside of the widget.
    private func placeInside(_ point: CGPoint) -> CGPoint? {
        guard let element, let container else { return nil }
        // GTK counts from the content; what is drawn around it belongs to the widget too.
        let (size, insets) = (container.size, element.contentInsets)
        let bounds = CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.horizontal,
            height: size.height + insets.vertical)
        guard bounds.contains(point) else { return nil }
        return place(
            CGPoint(x: min(max(point.x, 0), size.width.nextDown), y: min(max(point.y, 0), size.height.nextDown)))
    }

    private static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    // MARK: GTK's calls

    private func pressed(_ point: CGPoint) {
        cancelled(isRelease: false)
        guard let place = placeInside(point) else { return }
        isDown = true
        take { sequence.press(at: place, time: Self.now) }
        if sequence.followsMoves { followMoves() }
    }

    private func followMoves() {
        guard moves.isEmpty, let container else { return }
        let updates = SignalHandlers(of: UnsafeMutableRawPointer(gesture))
        updates.connect("update") { [weak self] _ in
            self?.moved()
            return false
        }
        // A control inside that is clicked takes the event that says so, and the gesture never comes to know it.
        let ends = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(ends, GTK_PHASE_CAPTURE)
        let events = SignalHandlers(of: UnsafeMutableRawPointer(ends))
        events.connect("event") { [weak self] _ in
            let kind = gtk_event_controller_get_current_event(ends).map { gdk_event_get_event_type($0) }
            if kind == GDK_BUTTON_RELEASE || kind == GDK_TOUCH_END {
                MainLoop.whenIdle { self?.cancelled(isRelease: true) }
            }
            return false
        }
        gtk_widget_add_controller(container.widget, ends)
        moves = [updates, events]
    }

    private func moved() {
        var (x, y) = (0.0, 0.0)
        guard gtk_gesture_get_point(gesture, nil, &x, &y) != 0 else { return }
        let place = place(CGPoint(x: x, y: y))
        take { sequence.move(to: place, time: Self.now) }
    }

    private func released(_ count: Int, _ point: CGPoint) {
        isDown = false
        let inside = placeInside(point)
        if inside != nil { willTap() }
        take { sequence.release(at: inside ?? place(point), time: Self.now, count: count) }
    }

    /// Somebody else has taken what the pointer does.
    private func cancelled(isRelease: Bool) {
        guard isDown else { return }
        isDown = false
        sequence.cancel(time: Self.now, isRelease: isRelease)
        awaitDeadline()
    }

    /// Hands on what the pointer did; what has been taken is nobody else's.
    private func take(_ act: () -> Bool) {
        if EventModifiers.holding(.current(of: gesture), act) {
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        awaitDeadline()
    }

    private func awaitDeadline() {
        guard let deadline = sequence.deadline else { return timer = nil }
        timer = Timer(after: deadline - Self.now) { [weak self] in
            guard let self else { return }
            take { sequence.wait(until: max(deadline, Self.now)) }
        }
    }
}
