import CGtk
import Foundation
import Kumiko

/// Hands clicks on a container to the elements that wait for taps there.
///
/// The innermost element that waits for as many taps acts, once; the click then reaches no container further out.
@MainActor
final class TapGesture {
    private weak var element: HostElement?
    private weak var container: ContentContainer?
    private let signals: SignalHandlers

    init(_ element: HostElement, on container: ContentContainer) {
        self.element = element
        self.container = container
        let gesture = gtk_gesture_click_new()!
        signals = SignalHandlers(of: UnsafeMutableRawPointer(gesture))
        gtk_widget_add_controller(container.widget, gesture)
        signals.connect("released") { [weak self] numbers in
            self?.released(gesture, Int(numbers[0]), CGPoint(x: numbers[1], y: numbers[2]))
            return false
        }
    }

    private func released(_ gesture: OpaquePointer, _ count: Int, _ point: CGPoint) {
        guard let element, let container else { return }
        guard point.x >= 0, point.y >= 0, point.x <= container.size.width, point.y <= container.size.height else { return }
        let place = CGPoint(x: container.isMirrored ? container.size.width - point.x : point.x, y: point.y)
        let responders = element.respondersInContent(at: place)
        // A second tap that nobody waits for is a first one again.
        let responder = responders.first { $0.tapCount == count } ?? responders.first { $0.tapCount == 1 }
        guard let responder else { return }
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        responder.tap(at: place)
    }
}
