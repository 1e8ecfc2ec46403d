// A GTK program of its own: its widgets are made with GTK's functions, its models are tied to them, and one widget is a
// view.
import CGtk
import KumikoGtk
import ViewModels

@main @MainActor
enum Program {
    private static let application = GObjectRef(gtk_application_new(nil, GApplicationFlags(rawValue: 0)))

    static func main() {
        kumiko_buffer_output_by_line()
        application.connect("activate") { _ in openWindow() }
        exit(g_application_run(application.cast(), 0, nil))
    }

    private static func openWindow() {
        let models = Models()
        let window = UnsafeMutableRawPointer(gtk_application_window_new(application.cast()))
            .assumingMemoryBound(to: GtkWindow.self)
        let column = GtkWidgetRef(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
        let controls = [
            lampControls(models.lamp), soundControls(models.sound), sizeControls(models.sizes),
            pageControls(models.pages), nameControls(models.profile),
        ]
        for widgets in controls { append(row(widgets), to: column) }
        var panel = Panel(sound: models.sound, sizes: models.sizes, pages: models.pages, title: "A view")
        let hosting = HostingWidget(rootView: panel)
        let places = [GtkWidgetRef(gtk_frame_new("First")), GtkWidgetRef(gtk_frame_new("Second"))]
        for place in places { append(place, to: column) }
        gtk_frame_set_child(places[0].cast(), hosting.widget)

        let actions = [
            button("Retitle") {
                panel.title = "Another view"
                hosting.rootView = panel
            },
            button("Move") {
                gtk_frame_set_child(places[0].cast(), nil)
                gtk_frame_set_child(places[1].cast(), hosting.widget)
            },
            button("Mirror") { gtk_widget_set_direction(hosting.widget, GTK_TEXT_DIR_RTL) },
            button("Rename") { models.profile.name = "Grace" },
            button("Churn") {
                models.churn(in: column, rounds: 500)
                // What follows in the main loop's next turn is due before this is told.
                Task {
                    try? await Task.sleep(for: .milliseconds(200))
                    print("living \(Living.widgets) \(Living.states)")
                }
            },
        ]
        append(row(actions), to: column)
        gtk_window_set_title(window, "Bindings")
        gtk_window_set_child(window, column.pointer)
        gtk_window_present(window)
        kept = actions + controls.joined()
    }

    /// A handler ends with the reference that connected it, so these are kept. Bindings last without.
    private static var kept: [GtkWidgetRef] = []

    private static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> GtkWidgetRef {
        let button = GtkWidgetRef(gtk_button_new_with_label(title))
        button.connect("clicked") { _ in action() }
        return button
    }

    private static func row(_ widgets: [GtkWidgetRef]) -> GtkWidgetRef {
        let row = GtkWidgetRef(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
        for widget in widgets {
            gtk_widget_set_hexpand(widget.pointer, 1)
            append(widget, to: row)
        }
        return row
    }

    private static func append(_ widget: GtkWidgetRef, to box: GtkWidgetRef) {
        gtk_box_append(box.cast(), widget.pointer)
    }
}
