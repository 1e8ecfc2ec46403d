import CGtk
import KumikoGtk

/// A window on screen with a view in it, until ``close()``.
@MainActor
final class HostedWindow {
    private let window: UnsafeMutablePointer<GtkWindow>
    let clock: GObjectRef
    private var frames = 0

    init(_ view: some View, width: CInt = 300, height: CInt = 600) {
        let widget = gtk_window_new()!
        window = GtkWidgetRef(widget).cast()
        gtk_window_set_default_size(window, width, height)
        gtk_window_set_child(window, HostingWidget(rootView: view).widget)
        gtk_widget_realize(widget)
        clock = GObjectRef(gtk_widget_get_frame_clock(widget))
        clock.connect("after-paint") { [unowned self] _ in frames += 1 }
        gtk_window_present(window)
    }

    func close() { gtk_window_destroy(window) }

    /// The widget in which the view is shown.
    var content: UnsafeMutablePointer<GtkWidget> { gtk_window_get_child(window) }

    /// The view's widgets of a type, in order.
    func widgets(of type: GType) -> [UnsafeMutablePointer<GtkWidget>] {
        func widgets(in widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
            let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
            var found = g_type_check_instance_is_a(instance, type) != 0 ? [widget] : []
            var child = gtk_widget_get_first_child(widget)
            while let current = child {
                found += widgets(in: current)
                child = gtk_widget_get_next_sibling(current)
            }
            return found
        }
        return widgets(in: content)
    }

    var labels: [UnsafeMutablePointer<GtkWidget>] { widgets(of: gtk_label_get_type()) }

    /// What the labels say.
    var texts: [String] { labels.map(Self.text) }

    static func text(of label: UnsafeMutablePointer<GtkWidget>) -> String {
        String(cString: gtk_label_get_text(OpaquePointer(label)))
    }

    /// Runs the main loop until `condition` holds, which is looked at after so many turns, since looking may take longer
    /// than a turn. Returns whether it came to do so.
    func wait(turns: Int = 100, until condition: () -> Bool) -> Bool {
        for turn in 0..<20_000 {
            g_main_context_iteration(nil, 0)
            if turn.isMultiple(of: turns), condition() { return true }
        }
        return condition()
    }

    /// Runs the main loop until another frame has been painted. Returns whether one was.
    func showNextFrame() -> Bool {
        let start = frames
        return wait(turns: 1) { frames > start }
    }
}
