import CGtk
import Kumiko

/// Hands the keys pressed in a widget to a function.
@MainActor
final class KeyController {
    enum Key {
        /// Space or Return.
        case activation
        case region(RegionKey)
    }

    private let keyboard: SignalHandlers
    private let focus: SignalHandlers
    /// The key that activated and is still held down: it activates once, however long it is held.
    private var held: guint?

    /// - Parameters:
    ///   - takesControl: whether keys pressed with Ctrl are handed on too.
    ///   - press: returns whether the key was taken; if not, GTK goes on with it. The keys that are held with it are
    ///     ``EventModifiers/current``.
    init(on widget: WidgetPointer, takesControl: Bool = false, _ press: @escaping @MainActor (Key) -> Bool) {
        let controller = gtk_event_controller_key_new()!
        keyboard = SignalHandlers(of: UnsafeMutableRawPointer(controller))
        gtk_widget_add_controller(widget, controller)
        let crossing = gtk_event_controller_focus_new()!
        focus = SignalHandlers(of: UnsafeMutableRawPointer(crossing))
        gtk_widget_add_controller(widget, crossing)
        keyboard.connect("key-pressed") { [weak self] numbers in
            let modifiers = EventModifiers(gdk: UInt32(numbers[2]))
            let others: EventModifiers = takesControl ? [.option, .command] : [.control, .option, .command]
            let value = guint(numbers[0])
            guard let self, modifiers.isDisjoint(with: others), let key = Self.key(value) else { return false }
            guard case .activation = key else { return EventModifiers.holding(modifiers) { press(key) } }
            if self.held == value { return true }
            let isTaken = EventModifiers.holding(modifiers) { press(key) }
            if isTaken { self.held = value }
            return isTaken
        }
        keyboard.connect("key-released") { [weak self] numbers in
            if self?.held == guint(numbers[0]) { self?.held = nil }
            return false
        }
        // A key that is let go elsewhere is not heard of here.
        focus.connect("leave") { [weak self] in self?.held = nil }
    }

    private static func key(_ value: guint) -> Key? {
        switch CInt(bitPattern: value) {
        case GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter: return .activation
        case GDK_KEY_Left, GDK_KEY_KP_Left: return .region(.left)
        case GDK_KEY_Right, GDK_KEY_KP_Right: return .region(.right)
        case GDK_KEY_Up, GDK_KEY_KP_Up: return .region(.up)
        case GDK_KEY_Down, GDK_KEY_KP_Down: return .region(.down)
        case GDK_KEY_Home, GDK_KEY_KP_Home: return .region(.home)
        case GDK_KEY_End, GDK_KEY_KP_End: return .region(.end)
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return .region(.pageUp)
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return .region(.pageDown)
        default:
            let code = gdk_keyval_to_unicode(value)
            guard code >= 32, code != 127, let scalar = Unicode.Scalar(code) else { return nil }
            return .region(.character(Character(scalar)))
        }
    }
}
