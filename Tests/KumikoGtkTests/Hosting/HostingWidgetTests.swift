import CGtk
import KumikoGtk
import Testing

/// A view as a widget among others. They need a display.
@MainActor @Suite(.enabled(if: gtk_init_check() != 0, "there is no display"))
struct HostingWidgetTests {
    /// Counted for as long as a view's state holds it.
    @MainActor private final class Token {
        static var count = 0
        init() { Self.count += 1 }
        isolated deinit { Self.count -= 1 }
    }

    private struct Counter: View {
        var title = ""
        let told: (String) -> Void
        @State private var token = Token()
        @State private var appearances = 0

        var body: some View {
            Text("\(title) \(appearances)")
                .onAppear { appearances += 1 }
                .onChange(of: title) { told("\(title) \(appearances)") }
                .onDisappear { told("gone") }
        }
    }

    private struct Direction: View {
        let told: (LayoutDirection) -> Void
        @Environment(\.layoutDirection) private var direction
        var body: some View { Color.clear.onChange(of: direction, initial: true) { told(direction) } }
    }

    private struct Scheme: View {
        let told: (ColorScheme) -> Void
        @Environment(\.colorScheme) private var scheme
        var body: some View { Color.clear.onChange(of: scheme, initial: true) { told(scheme) } }
    }

    private func lengths(_ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, _ other: CInt = -1)
        -> (minimum: CInt, natural: CInt)
    {
        var (minimum, natural): (CInt, CInt) = (0, 0)
        gtk_widget_measure(widget, orientation, other, &minimum, &natural, nil, nil)
        return (minimum, natural)
    }

    @Test("A view of a fixed size is measured as such")
    func fixedSize() {
        let hosting = HostingWidget(rootView: Color.clear.frame(width: 120, height: 40).padding(10))
        #expect(lengths(hosting.widget, GTK_ORIENTATION_HORIZONTAL) == (140, 140))
        #expect(lengths(hosting.widget, GTK_ORIENTATION_VERTICAL, 140) == (60, 60))
    }

    @Test("A text is higher where it is narrower")
    func heightForWidth() {
        let hosting = HostingWidget(rootView: Text("Some words that take several lines where there is little room."))
        #expect(gtk_widget_get_request_mode(hosting.widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
        let natural = lengths(hosting.widget, GTK_ORIENTATION_HORIZONTAL).natural
        let line = lengths(hosting.widget, GTK_ORIENTATION_VERTICAL, natural).natural
        let narrow = lengths(hosting.widget, GTK_ORIENTATION_VERTICAL, natural / 3).natural
        #expect(narrow >= 3 * line)
    }

    @Test("The widget can be handed on though nobody keeps what made it")
    func handedOn() {
        let frame = GtkWidgetRef(gtk_frame_new("Frame"))
        gtk_frame_set_child(frame.cast(), HostingWidget(rootView: Color.clear.frame(width: 30, height: 20)).widget)
        settle()
        #expect(lengths(gtk_frame_get_child(frame.cast()), GTK_ORIENTATION_HORIZONTAL) == (30, 30))
    }

    @Test("It expands only where it is asked to")
    func expands() {
        let hosting = HostingWidget(rootView: Color.clear)
        #expect(gtk_widget_compute_expand(hosting.widget, GTK_ORIENTATION_HORIZONTAL) == 0)
        gtk_widget_set_hexpand(hosting.widget, 1)
        #expect(gtk_widget_compute_expand(hosting.widget, GTK_ORIENTATION_HORIZONTAL) != 0)
    }

    @Test("Another view of the same kind keeps the state, also from one parent to another")
    func rootViewAndParents() {
        var told: [String] = []
        let hosting = HostingWidget(rootView: Counter(title: "A") { told.append($0) })
        settle()
        hosting.rootView.title = "B"
        settle()
        #expect(told == ["B 1"])
        let (first, second) = (GtkWidgetRef(gtk_frame_new("First")), GtkWidgetRef(gtk_frame_new("Second")))
        gtk_frame_set_child(first.cast(), hosting.widget)
        gtk_frame_set_child(first.cast(), nil)
        gtk_frame_set_child(second.cast(), hosting.widget)
        hosting.rootView = Counter(title: "C") { told.append($0) }
        settle()
        #expect(told == ["B 1", "C 1"])
        #expect(gtk_widget_is_ancestor(hosting.widget, second.pointer) != 0)
    }

    @Test("It reads in the direction it is given")
    func direction() {
        var told: [LayoutDirection] = []
        let hosting = HostingWidget(rootView: Direction { told.append($0) })
        settle()
        gtk_widget_set_direction(hosting.widget, GTK_TEXT_DIR_RTL)
        settle()
        gtk_widget_set_direction(hosting.widget, GTK_TEXT_DIR_LTR)
        settle()
        #expect(told == [.leftToRight, .rightToLeft, .leftToRight])
    }

    @Test("It follows the desktop's colours")
    func colorScheme() {
        var told: [ColorScheme] = []
        let hosting = HostingWidget(rootView: Scheme { told.append($0) })
        settle()
        kumiko_style_set_scheme(KUMIKO_STYLE_SCHEME_DARK)
        settle()
        kumiko_style_set_scheme(KUMIKO_STYLE_SCHEME_DESKTOP)
        settle()
        #expect(told == [.light, .dark, .light])
        withExtendedLifetime(hosting) {}
    }

    @Test("The view lives as long as its widget, and no longer")
    func lifetime() {
        settle()
        let before = Token.count
        var told: [String] = []
        let frame = GtkWidgetRef(gtk_frame_new("Frame"))
        do {
            let hosting = HostingWidget(rootView: Counter(title: "A") { told.append($0) })
            gtk_frame_set_child(frame.cast(), hosting.widget)
        }
        settle()
        #expect(Token.count == before + 1, "the frame keeps the widget, and that the view")
        gtk_frame_set_child(frame.cast(), nil)
        #expect(told == ["gone"])
        settle()
        #expect(Token.count == before)
    }

    @Test("A window that goes takes what it hosts with it")
    func windowLifetime() {
        settle()
        let before = Token.count
        let window = UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self)
        do {
            let hosting = HostingWidget(rootView: Counter(title: "A") { _ in })
            gtk_window_set_child(window, hosting.widget)
        }
        gtk_window_present(window)
        settle()
        gtk_window_destroy(window)
        settle()
        #expect(Token.count == before)
    }
}
