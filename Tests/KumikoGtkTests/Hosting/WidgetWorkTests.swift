import CGtk
import KumikoGtk
import Observation
import Testing

/// Which widgets are made and what is set on them, counted. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct WidgetWorkTests {
    @Observable @MainActor fileprivate final class Row {
        var text: String
        init(_ index: Int) { text = "Row \(index)" }
    }

    private struct RowView: View {
        let row: Row
        var body: some View {
            HStack {
                Text(verbatim: row.text)
                Button("Press") {}
            }
        }
    }

    @Observable @MainActor fileprivate final class Model {
        let rows: [Row]
        var isShown = true
        init(_ count: Int) { rows = (0..<count).map(Row.init) }
    }

    private struct Rows: View {
        let model: Model
        var body: some View {
            ScrollView {
                VStack {
                    if model.isShown { ForEach(model.rows.indices, id: \.self) { RowView(row: model.rows[$0]) } }
                }
            }
        }
    }

    /// A window with `count` rows of which some fifteen can be seen.
    private final class Screen {
        let model: Model
        let window: UnsafeMutablePointer<GtkWindow>

        @MainActor init(_ count: Int) {
            model = Model(count)
            window = GtkWidgetRef(gtk_window_new()).cast()
            let hosting = HostingWidget(rootView: Rows(model: model))
            gtk_window_set_default_size(window, 300, 600)
            gtk_window_set_child(window, hosting.widget)
            gtk_window_present(window)
        }

        @MainActor var rows: [Row] { model.rows }

        @MainActor var labels: [UnsafeMutablePointer<GtkWidget>] {
            widgets(of: gtk_label_get_type(), in: gtk_window_get_child(window))
        }

        @MainActor var texts: [String] { labels.map(labelText).filter { $0 != "Press" } }

        @MainActor func close() { gtk_window_destroy(window) }
    }

    @Test("What is far out of sight has no widget at first, and all have one in the end, in order")
    func widgetsFollowWhatIsSeen() {
        let screen = Screen(200)
        defer { screen.close() }
        #expect(wait(turns: 1) { !screen.texts.isEmpty })
        #expect(screen.texts.count < 60, "as many as are seen, and as much again below")
        #expect(wait { screen.texts.count == 200 })
        #expect(screen.texts == screen.rows.map(\.text))
    }

    @Test("Nothing is made that the next frame takes away")
    func nothingIsMadeInVain() {
        let screen = Screen(200)
        defer { screen.close() }
        let clock = GObjectRef(gtk_widget_get_frame_clock(gtk_window_get_child(screen.window)))
        clock.connect("after-paint") { _ in screen.model.isShown = false }
        var most = 0
        let isEmpty = wait(turns: 1) {
            most = max(most, screen.texts.count)
            return most > 0 && screen.texts.isEmpty
        }
        #expect(isEmpty)
        #expect(most < 60, "as many as are seen, and as much again below")
    }

    @Test("A change before the widget is made is shown when it is")
    func changeBeforeMaking() {
        let screen = Screen(200)
        defer { screen.close() }
        screen.rows[199].text = "Another text, which is longer"
        #expect(wait { screen.texts.last == "Another text, which is longer" })
    }

    @Test("A change sets one text of one label, among however many rows", arguments: [20, 200])
    func oneChangeSetsOneLabel(_ count: Int) {
        let screen = Screen(count)
        defer { screen.close() }
        #expect(wait { screen.texts.count == count })
        var set: [String] = []
        let references = screen.labels.map { label in
            let reference = GtkWidgetRef(label)
            reference.connect("notify::label") { _ in
                set.append(labelText(label))
            }
            return reference
        }
        screen.rows[3].text = "Changed"
        #expect(wait { !set.isEmpty })
        #expect(set == ["Changed"])
        withExtendedLifetime(references) {}
    }
}
