import CGtk
import GtkCalls
import KumikoGtk
import Observation
import Testing

/// What is asked of GTK, counted by function. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct GtkCallTests {
    @Observable @MainActor fileprivate final class Model {
        var texts: [String]
        init(_ count: Int) { texts = (0..<count).map { "Row \($0)" } }
    }

    private struct Row: View {
        let model: Model
        let index: Int
        var body: some View {
            HStack {
                Text(verbatim: model.texts[index])
                Button("Press") {}
            }
        }
    }

    private struct Rows: View {
        let model: Model
        var body: some View {
            ScrollView { VStack { ForEach(model.texts.indices, id: \.self) { Row(model: model, index: $0) } } }
        }
    }

    private final class Window {
        let window: UnsafeMutablePointer<GtkWindow>
        private let clock: GObjectRef
        private(set) var frames = 0

        @MainActor init(_ view: some View) {
            let widget = gtk_window_new()!
            window = GtkWidgetRef(widget).cast()
            gtk_window_set_default_size(window, 300, 400)
            gtk_window_set_child(window, HostingWidget(rootView: view).widget)
            gtk_widget_realize(widget)
            clock = GObjectRef(gtk_widget_get_frame_clock(widget))
            clock.connect("after-paint") { [unowned self] _ in frames += 1 }
            gtk_window_present(window)
        }

        @MainActor func labels(_ text: (String) -> Bool) -> Int {
            widgets(of: gtk_label_get_type(), in: gtk_window_get_child(window)).count { text(labelText($0)) }
        }

        /// Runs the loop until another frame has been painted.
        @MainActor func showNextFrame() -> Bool {
            let start = frames
            return wait(turns: 1) { frames > start }
        }

        @MainActor func close() { gtk_window_destroy(window) }
    }

    private static let functions = [
        "gtk_label_set_text", "gtk_label_set_attributes", "gtk_widget_measure", "gtk_widget_queue_resize",
        "gtk_widget_queue_allocate", "gtk_widget_size_allocate", "gtk_widget_add_css_class",
        "gtk_css_provider_load_from_data", "gtk_css_provider_new", "gtk_icon_theme_lookup_icon",
        "g_signal_connect_closure",
    ]

    /// The calls that `body` makes, by function; those it makes none of are left out.
    private func calls(_ body: () throws -> Void) rethrows -> [String: UInt] {
        let before = Self.functions.map { gtk_calls($0) }
        try body()
        let made = zip(Self.functions, before).map { ($0, gtk_calls($0) - $1) }
        return Dictionary(uniqueKeysWithValues: made.filter { $0.1 > 0 })
    }

    /// The calls for a change of one of `count` rows, once all are made and one has been changed before.
    private func callsOfChange(among count: Int) throws -> [String: UInt] {
        let model = Model(count)
        let window = Window(Rows(model: model))
        defer { window.close() }
        try #require(wait { window.labels { $0.hasPrefix("Row") } == count })
        model.texts[2] = "Row two"
        try #require(wait { window.labels { $0 == "Row two" } == 1 })
        _ = window.showNextFrame()
        return try calls {
            model.texts[2] = "Row two again"
            try #require(window.showNextFrame())
            try #require(window.labels { $0 == "Row two again" } == 1)
        }
    }

    @Test("A change asks as much of GTK among many rows as among few, and sets one text")
    func changeOfOneRow() throws {
        let few = try callsOfChange(among: 20)
        #expect(few["gtk_label_set_text"] == 1)
        // The scrolled window, the text, which is another length, and the button after it.
        #expect(few["gtk_widget_size_allocate"] == 3)
        #expect(try callsOfChange(among: 200) == few)
    }

    @Test("A window of texts and buttons looks up no icon and loads no rules of style")
    func windowOfTextsAndButtons() throws {
        let made = try calls {
            let window = Window(Rows(model: Model(5)))
            defer { window.close() }
            try #require(window.showNextFrame())
        }
        #expect(made["gtk_label_set_text"] == 10)
        #expect(made["gtk_icon_theme_lookup_icon"] == nil)
        #expect(made["gtk_css_provider_load_from_data"] == nil)
    }

    @Test("A signal is connected once for each button, and none when texts change")
    func signalsAreConnectedOnce() throws {
        /// How many signals are connected to show `count` rows, and then to change all of them five times.
        func connections(_ count: Int) throws -> (shown: UInt, changed: UInt) {
            let start = gtk_calls("g_signal_connect_closure")
            let model = Model(count)
            let window = Window(Rows(model: model))
            defer { window.close() }
            try #require(wait { window.labels { $0.hasPrefix("Row") } == count })
            let shown = gtk_calls("g_signal_connect_closure")
            for round in 0..<5 {
                for index in model.texts.indices { model.texts[index] = "Row \(round) \(index)" }
                try #require(window.showNextFrame())
            }
            return (shown - start, gtk_calls("g_signal_connect_closure") - shown)
        }
        let (few, many) = (try connections(20), try connections(50))
        #expect(many.shown - few.shown == 30)
        #expect(few.changed == 0)
        #expect(many.changed == 0)
    }

    private struct Colours: View {
        let count: Int
        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { index in
                    Text("Row \(index)").font(.system(size: CGFloat(8 + index))).bold()
                        .foregroundStyle(Color(hue: Double(index) / 40, saturation: 1, brightness: 1))
                        .padding().background(Color.blue, in: .rect(cornerRadius: 8))
                    Toggle("Switch", isOn: .constant(true)).tint(index.isMultiple(of: 2) ? .red : .green)
                }
            }
        }
    }

    @Test("Fonts and colours need no provider of style rules; a tint's rules are shared by all who have it")
    func oneProviderForAll() throws {
        func cost(_ count: Int) throws -> [String: UInt] {
            try calls {
                let window = Window(Colours(count: count))
                defer { window.close() }
                try #require(window.showNextFrame())
            }
        }
        _ = try cost(2)
        let (few, many) = (try cost(2), try cost(20))
        #expect(few["gtk_css_provider_new"] == nil)
        #expect(many["gtk_css_provider_new"] == nil)
        #expect(many["gtk_css_provider_load_from_data"] == few["gtk_css_provider_load_from_data"])
    }
}
