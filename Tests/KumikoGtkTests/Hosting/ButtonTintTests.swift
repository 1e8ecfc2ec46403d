import CGtk
import KumikoGtk
import Observation
import Testing

/// The colour of a button that stands out. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct ButtonTintTests {
    @Observable @MainActor fileprivate final class Model {
        var tint: Color?
    }

    private struct Screen: View {
        let model: Model
        var body: some View { Button("Go") {}.buttonStyle(.borderedProminent).tint(model.tint) }
    }

    /// Whether most of the button is red.
    private func isRed(_ window: HostedWindow) -> Bool {
        guard let button = window.widgets(of: gtk_button_get_type()).first, let drawing = WidgetDrawing(of: button)
        else { return false }
        let pixel = drawing[drawing.width / 2, drawing.height - 6]
        return pixel.red > 150 && pixel.green < 100 && pixel.blue < 100
    }

    @Test func prominentButtonHasTheTint() {
        let model = Model()
        let window = HostedWindow(Screen(model: model))
        defer { window.close() }
        #expect(window.wait { !window.texts.isEmpty })
        #expect(!isRed(window))
        model.tint = .red
        #expect(window.wait { isRed(window) })
        model.tint = nil
        #expect(window.wait { !isRed(window) })
    }
}
