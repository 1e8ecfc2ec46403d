import CGtk
import Foundation
import KumikoGtk
import Observation
import Testing

/// A picture that is a template is drawn in the foreground colour, whatever kind of file it is. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct TemplateImageTests {
    @Observable @MainActor fileprivate final class Model {
        var mode = Image.TemplateRenderingMode.template
    }

    private struct Picture: View {
        let file: URL
        let model: Model
        var body: some View {
            Image(file: file).renderingMode(model.mode).resizable().frame(width: 40, height: 20).foregroundStyle(.blue)
        }
    }

    /// A red picture of 16 × 8 points.
    private func writePicture(as kind: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).\(kind)")
        if kind == "svg" {
            let rectangle = "<rect width='16' height='8' fill='#ff0000'/>"
            let text = "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='8'>\(rectangle)</svg>"
            try Data(text.utf8).write(to: file)
        } else {
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 16, 8)
            defer { cairo_surface_destroy(surface) }
            let cairo = cairo_create(surface)
            cairo_set_source_rgb(cairo, 1, 0, 0)
            cairo_paint(cairo)
            cairo_destroy(cairo)
            try #require(cairo_surface_write_to_png(surface, file.path) == CAIRO_STATUS_SUCCESS)
        }
        return file
    }

    /// The middle of what a widget draws, as red, green and blue from 0 to 255; `nil` while it draws nothing.
    private func colour(of widget: UnsafeMutablePointer<GtkWidget>) -> [UInt8]? {
        guard let drawing = WidgetDrawing(of: widget) else { return nil }
        let pixel = drawing[drawing.width / 2, drawing.height / 2]
        return pixel.opacity == 0 ? nil : [pixel.red, pixel.green, pixel.blue]
    }

    @Test(arguments: ["svg", "png"]) func templateTakesTheForegroundColour(_ kind: String) throws {
        let file = try writePicture(as: kind)
        defer { try? FileManager.default.removeItem(at: file) }
        let model = Model()
        let window = HostedWindow(Picture(file: file, model: model), width: 200, height: 100)
        defer { window.close() }
        let widget = try #require(window.widgets(of: gtk_picture_get_type()).first)
        #expect(window.wait { colour(of: widget) != nil })
        let blue = try #require(colour(of: widget))
        #expect(blue[2] > blue[0] + 50, "the foreground's, not the picture's: \(blue)")
        model.mode = .original
        #expect(window.wait { colour(of: widget) == [255, 0, 0] })
        model.mode = .template
        #expect(window.wait { colour(of: widget) == blue })
    }
}
