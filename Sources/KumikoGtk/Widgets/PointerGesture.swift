import CGtk
import Foundation
import Kumiko

/// Hands clicks on a container to the elements that wait for taps there.
///
/// The innermost element that waits for as many taps acts, once; the click then reaches no container further out. It
/// has to go down and up on the same element, as on a button.
@MainActor
final class ClickGesture {
    private weak var element: HostElement?
    private weak var container: ContentContainer?
    private let signals: SignalHandlers
    private let willTap: () -> Void
    /// What waited where the pointer went down.
    private var pressed: [any PointerResponder] = []

    /// - Parameter willTap: called at each click before an element acts on it.
    init(_ element: HostElement, on container: ContentContainer, willTap: @escaping @MainActor () -> Void = {}) {
        self.element = element
        self.container = container
        self.willTap = willTap
        let gesture = gtk_gesture_click_new()!
        signals = SignalHandlers(of: UnsafeMutableRawPointer(gesture))
        gtk_widget_add_controller(container.widget, gesture)
        signals.connect("pressed") { [weak self] numbers in
            self?.pressed = self?.responders(at: CGPoint(x: numbers[1], y: numbers[2]))?.found ?? []
            return false
        }
        signals.connect("released") { [weak self] numbers in
            self?.released(gesture, Int(numbers[0]), CGPoint(x: numbers[1], y: numbers[2]))
            return false
        }
        signals.connect("cancel") { [weak self] in self?.pressed = [] }
    }

    /// What waits for taps at a place of the widget, and that place as the elements see it; `nil` outside.
    private func responders(at point: CGPoint) -> (found: [any PointerResponder], place: CGPoint)? {
        guard let element, let container else { return nil }
        // GTK counts from the content; what is drawn around it belongs to the widget too.
        let (size, insets) = (container.size, element.contentInsets)
        let bounds = CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.horizontal,
            height: size.height + insets.vertical)
        guard bounds.contains(point) else { return nil }
        let x = min(max(point.x, 0), size.width.nextDown)
        let y = min(max(point.y, 0), size.height.nextDown)
        let place = CGPoint(x: container.isMirrored ? size.width - x : x, y: y)
        return (element.respondersInContent(at: place), place)
    }

    private func released(_ gesture: OpaquePointer, _ count: Int, _ point: CGPoint) {
        let pressed = pressed
        self.pressed = []
        guard let (found, place) = responders(at: point) else { return }
        willTap()
        // Four quick clicks are two double taps, and four single ones.
        let responder = found.first { responder in
            count.isMultiple(of: responder.tapCount) && pressed.contains { $0 === responder }
        }
        guard let responder else { return }
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        EventModifiers.holding(.current(of: gesture)) { responder.tap(at: place) }
    }
}
