import CGtk
import KumikoGtk
import Observation
import Testing

/// A style hears of it when its button is held down. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct ButtonPressTests {
    private struct Telling: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Text(configuration.isPressed ? "down" : "up") }
    }

    @Observable @MainActor fileprivate final class Model {
        var isOwnStyle = true
    }

    private struct Screen: View {
        let model: Model
        var body: some View {
            if model.isOwnStyle { Button("Go") {}.buttonStyle(Telling()) } else { Button("Go") {} }
        }
    }

    private func button(_ window: HostedWindow) throws -> UnsafeMutablePointer<GtkWidget> {
        try #require(window.widgets(of: gtk_button_get_type()).first)
    }

    /// Whether the button has a handler for changes of its state.
    private func isFollowed(_ button: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let signal = g_signal_lookup("state-flags-changed", gtk_widget_get_type())
        return g_signal_has_handler_pending(UnsafeMutableRawPointer(button), signal, 0, 0) != 0
    }

    @Test("A style of one's own shows that its button is held down, and let go")
    func ownStyle() throws {
        let window = HostedWindow(Screen(model: Model()))
        defer { window.close() }
        #expect(window.wait { window.texts == ["up"] })
        try gtk_widget_set_state_flags(button(window), GTK_STATE_FLAG_ACTIVE, 0)
        #expect(window.wait { window.texts == ["down"] })
        try gtk_widget_unset_state_flags(button(window), GTK_STATE_FLAG_ACTIVE)
        #expect(window.wait { window.texts == ["up"] })
    }

    @Test("A button is not held down while the pointer has gone elsewhere, and is again when it comes back")
    func pointerLeaves() throws {
        let window = HostedWindow(Screen(model: Model()))
        defer { window.close() }
        let button = try button(window)
        gtk_widget_set_state_flags(button, GTK_STATE_FLAG_PRELIGHT, 0)
        gtk_widget_set_state_flags(button, GTK_STATE_FLAG_ACTIVE, 0)
        #expect(window.wait { window.texts == ["down"] })
        gtk_widget_unset_state_flags(button, GTK_STATE_FLAG_PRELIGHT)
        #expect(window.wait { window.texts == ["up"] })
        gtk_widget_set_state_flags(button, GTK_STATE_FLAG_PRELIGHT, 0)
        #expect(window.wait { window.texts == ["down"] })
        gtk_widget_unset_state_flags(button, GTK_STATE_FLAG_ACTIVE)
        #expect(window.wait { window.texts == ["up"] })
    }

    @Test("GTK's own look needs nobody to follow the pointer over the button")
    func ownLookOfGtk() throws {
        let model = Model()
        let window = HostedWindow(Screen(model: model))
        defer { window.close() }
        #expect(window.wait { window.texts == ["up"] })
        #expect(try isFollowed(button(window)))
        model.isOwnStyle = false
        #expect(window.wait { window.texts == ["Go"] })
        #expect(try !isFollowed(button(window)))
    }
}
