import CGtk
import Foundation
import Kumiko

/// A picture of a window, taken of what it draws: no window manager or screen is asked.
@MainActor
enum WindowPicture {
    /// Frames without a change after which a window stands still.
    private static let quietFrames = 12

    /// Writes a PNG of the window once it has been shown and stands still, then calls `completion`.
    static func write(_ window: Window, to file: URL, completion: @escaping @MainActor (Bool) -> Void) {
        var frames = 0
        FrameClock.everyFrame(of: window.widget) { _ in
            frames += 1
            guard frames > quietFrames else { return true }
            MainLoop.whenIdle { completion(write(window.widget, to: file)) }
            return false
        }
    }

    /// Writes a PNG of what `widget` draws now. Returns whether that worked; if not, a message says why.
    static func write(_ widget: WidgetPointer, to file: URL) -> Bool {
        let width = gtk_widget_get_width(widget)
        let height = gtk_widget_get_height(widget)
        let paintable = gtk_widget_paintable_new(widget)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()!
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else {
            report("The window draws nothing, so there is no picture to write.")
            return false
        }
        defer { gsk_render_node_unref(node) }
        guard kumiko_node_write_png(node, width, height, 1, nil, file.path) != 0 else {
            report("The picture cannot be written to \(file.path).")
            return false
        }
        return true
    }
}
