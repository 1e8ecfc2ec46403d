import CGtk
import Kumiko

/// Knows what is held while a button is pressed, and has Shift with Space or Return press it, which GTK leaves alone.
@MainActor
final class ShiftPress {
    /// What is held with the press under way.
    private(set) var modifiers: EventModifiers = []
    private let pointer: SignalHandlers
    private var keys: KeyController?

    init(on button: WidgetPointer) {
        let gesture = gtk_gesture_click_new()!
        // Before the button's own gesture, which acts.
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        pointer = SignalHandlers(of: UnsafeMutableRawPointer(gesture))
        gtk_widget_add_controller(button, gesture)
        pointer.connect("pressed") { [weak self] in self?.modifiers = .current(of: gesture) }
        keys = KeyController(on: button) { [weak self] key in
            guard let self, case .activation = key else { return false }
            modifiers = EventModifiers.current
            guard modifiers.contains(.shift) else { return false }
            return gtk_widget_activate(button) != 0
        }
    }

    /// The button is no longer held down; what it does is still due.
    func end() {
        MainLoop.whenIdle { [weak self] in self?.modifiers = [] }
    }
}
