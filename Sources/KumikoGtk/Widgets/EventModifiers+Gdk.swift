import CGtk
import Kumiko

extension EventModifiers {
    /// What GDK says of an event.
    init(gdk state: UInt32) {
        self = []
        if state & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
        if state & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
        if state & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
        if state & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
        if state & GDK_SUPER_MASK.rawValue != 0 { insert(.command) }
    }

    /// What is held with the event that a controller is handling.
    @MainActor static func current(of controller: OpaquePointer) -> EventModifiers {
        EventModifiers(gdk: gtk_event_controller_get_current_event_state(controller).rawValue)
    }
}
