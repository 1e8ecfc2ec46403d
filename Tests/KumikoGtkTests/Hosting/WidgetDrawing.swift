import CGtk

/// What a widget draws, pixel by pixel.
@MainActor
struct WidgetDrawing {
    struct Pixel {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
        var opacity: UInt8
    }

    let width: Int
    let height: Int
    private let pixels: [Pixel]

    /// `nil` for a widget that has no size yet, or draws nothing.
    init?(of widget: UnsafeMutablePointer<GtkWidget>) {
        width = Int(gtk_widget_get_width(widget))
        height = Int(gtk_widget_get_height(widget))
        guard width > 0, height > 0, let paintable = gtk_widget_paintable_new(widget) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()!
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(width), CInt(height))
        defer { cairo_surface_destroy(surface) }
        let cairo = cairo_create(surface)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let (data, stride) = (cairo_image_surface_get_data(surface)!, Int(cairo_image_surface_get_stride(surface)))
        var pixels: [Pixel] = []
        for row in 0..<height {
            for column in 0..<width {
                let pixel = data + row * stride + column * 4
                pixels.append(Pixel(red: pixel[2], green: pixel[1], blue: pixel[0], opacity: pixel[3]))
            }
        }
        self.pixels = pixels
    }

    subscript(column: Int, row: Int) -> Pixel { pixels[row * width + column] }

    /// How much is drawn in some of the columns.
    func opacity(of columns: Range<Int>) -> Int {
        columns.reduce(0) { sum, column in
            (0..<height).reduce(sum) { $0 + Int(self[column, $1].opacity) }
        }
    }
}
