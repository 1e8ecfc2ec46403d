import CGtk
import KumikoGtk
import Testing

/// Which widgets are made and what is set on them, counted. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct WidgetWorkTests {
    @Test("What is far out of sight has no widget at first, and all have one in the end, in order")
    func widgetsFollowWhatIsSeen() {
        let screen = RowsScreen(200)
        defer { screen.window.close() }
        #expect(screen.window.wait(turns: 1) { !screen.texts.isEmpty })
        #expect(screen.texts.count < 60, "as many as are seen, and as much again below")
        #expect(screen.window.wait { screen.texts.count == 200 })
        #expect(screen.texts == screen.rows.map(\.text))
    }

    @Test("Nothing is made that the next frame takes away")
    func nothingIsMadeInVain() {
        let screen = RowsScreen(200)
        defer { screen.window.close() }
        screen.window.clock.connect("after-paint") { _ in screen.model.isShown = false }
        var most = 0
        let isEmpty = screen.window.wait(turns: 1) {
            most = max(most, screen.texts.count)
            return most > 0 && screen.texts.isEmpty
        }
        #expect(isEmpty)
        #expect(most < 60, "as many as are seen, and as much again below")
    }

    @Test("A change before the widget is made is shown when it is")
    func changeBeforeMaking() {
        let screen = RowsScreen(200)
        defer { screen.window.close() }
        screen.rows[199].text = "Another text, which is longer"
        #expect(screen.window.wait { screen.texts.last == "Another text, which is longer" })
    }

    @Test("A change sets one text of one label, among however many rows", arguments: [20, 200])
    func oneChangeSetsOneLabel(_ count: Int) {
        let screen = RowsScreen(count)
        defer { screen.window.close() }
        #expect(screen.window.wait { screen.texts.count == count })
        var set: [String] = []
        let references = screen.window.labels.map { label in
            let reference = GtkWidgetRef(label)
            reference.connect("notify::label") { _ in set.append(HostedWindow.text(of: label)) }
            return reference
        }
        screen.rows[3].text = "Changed"
        #expect(screen.window.wait { !set.isEmpty })
        #expect(set == ["Changed"])
        withExtendedLifetime(references) {}
    }
}
