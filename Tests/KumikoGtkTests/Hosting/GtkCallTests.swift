import CGtk
import GtkCalls
import KumikoGtk
import Testing

/// What is asked of GTK, counted by function. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct GtkCallTests {
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
        let screen = RowsScreen(count)
        defer { screen.window.close() }
        try #require(screen.window.wait { screen.texts.count == count })
        screen.rows[2].text = "First"
        try #require(screen.window.wait { screen.texts[2] == "First" })
        _ = screen.window.showNextFrame()
        return try calls {
            screen.rows[2].text = "Second, which is longer"
            try #require(screen.window.showNextFrame())
            try #require(screen.texts[2] == "Second, which is longer")
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
        // The rules that all windows share are loaded with the first one.
        RowsScreen(1).window.close()
        let made = try calls {
            let screen = RowsScreen(5)
            defer { screen.window.close() }
            try #require(screen.window.showNextFrame())
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
            let screen = RowsScreen(count)
            defer { screen.window.close() }
            try #require(screen.window.wait { screen.texts.count == count })
            let shown = gtk_calls("g_signal_connect_closure")
            for round in 0..<5 {
                for row in screen.rows { row.text += " \(round)" }
                try #require(screen.window.showNextFrame())
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
                let window = HostedWindow(Colours(count: count))
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
