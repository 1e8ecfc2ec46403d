import CGtk
import KumikoGtk
import Observation
import Testing

/// Symbols that point along the line follow the reading direction. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct SymbolDirectionTests {
    @Observable @MainActor fileprivate final class Model {
        var direction = LayoutDirection.leftToRight
    }

    private struct Arrow: View {
        let model: Model
        var body: some View {
            Image(systemName: "arrow.forward").resizable().frame(width: 64, height: 64)
                .environment(\.layoutDirection, model.direction)
        }
    }

    @Test func arrowTurnsRoundWithTheReadingDirection() throws {
        let model = Model()
        let window = HostedWindow(Arrow(model: model), width: 200, height: 200)
        defer { window.close() }
        let widget = try #require(window.widgets(of: gtk_picture_get_type()).first)
        /// How much more is drawn on the right than on the left.
        func balance() -> Int {
            guard let drawing = WidgetDrawing(of: widget) else { return 0 }
            let middle = drawing.width / 2
            return drawing.opacity(of: middle..<drawing.width) - drawing.opacity(of: 0..<middle)
        }
        #expect(window.wait { balance() > 1000 })
        model.direction = .rightToLeft
        #expect(window.wait { balance() < -1000 })
        model.direction = .leftToRight
        #expect(window.wait { balance() > 1000 })
    }
}
