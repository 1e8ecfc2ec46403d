import CGtk
import Foundation
import Kumiko

/// Tells the views in a container which of them the pointer is over.
@MainActor
final class HoverController {
    private weak var container: ContentContainer?
    private let tracker: HoverTracker
    private let signals: SignalHandlers

    init(_ element: HostElement, on container: ContentContainer) {
        self.container = container
        tracker = HoverTracker(element)
        let motion = gtk_event_controller_motion_new()!
        signals = SignalHandlers(of: UnsafeMutableRawPointer(motion))
        gtk_widget_add_controller(container.widget, motion)
        for signal in ["enter", "motion"] {
            signals.connect(signal) { [weak self] place in
                self?.moved(CGPoint(x: place[0], y: place[1]))
                return false
            }
        }
        signals.connect("leave") { [weak self] in self?.tracker.move(to: nil) }
    }

    private func moved(_ point: CGPoint) {
        guard let container else { return }
        tracker.move(to: CGPoint(x: container.isMirrored ? container.size.width - point.x : point.x, y: point.y))
    }
}
