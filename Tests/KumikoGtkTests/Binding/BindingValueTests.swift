import CGtk
import KumikoGtk
import Testing

/// What values a property can be tied to. They need a display.
@MainActor @Suite(.enabled(if: gtk_init_check() != 0, "there is no display"))
struct BindingValueTests {
    private let settings = Settings()
    private let entry = GtkWidgetRef(gtk_entry_new())

    @Test("A whole number, cut to the property's range")
    func wholeNumber() {
        let label = GtkWidgetRef(gtk_label_new("One"))
        label.bind("lines", to: settings, \.count)
        settings.count = 3
        #expect(gtk_label_get_lines(label.cast()) == 3)
        gtk_label_set_lines(label.cast(), 5)
        #expect(settings.count == 5)
        settings.count = -70
        #expect(gtk_label_get_lines(label.cast()) == -1)
    }

    @Test("A fraction, of an object that is no widget; what is no number is not set")
    func fraction() {
        let adjustment = GObjectRef(gtk_adjustment_new(0, 0, 1, 0.1, 0.1, 0))
        adjustment.bind("value", to: settings, \.volume)
        #expect(adjustment["value"] == 0.5)
        gtk_adjustment_set_value(adjustment.cast(), 0.75)
        #expect(settings.volume == 0.75)
        settings.volume = .nan
        #expect(adjustment["value"] == 0.75)
        settings.volume = 40
        #expect(adjustment["value"] == 1.0)
        #expect(settings.volume == 40, "showing writes nothing back")
    }

    @Test("A text, with every letter, keeping the cursor")
    func text() {
        entry.bind("text", to: settings, \.name)
        settings.name = "♥ 漢字 👩‍👩‍👧 مرحبا"
        #expect(String(cString: gtk_editable_get_text(entry.cast())) == settings.name)
        gtk_editable_set_position(entry.cast(), 2)
        settings.name = "♥ 漢字!"
        #expect(gtk_editable_get_position(entry.cast()) == 2)
        gtk_editable_set_text(entry.cast(), "é")
        #expect(settings.name == "é")
    }

    @Test("An enumeration over numbers, and what is none of its values is refused")
    func enumerationOfNumbers() {
        let list = dropDown("Apple", "Pear", "Plum", "Stone")
        list.bind("selected", to: settings, \.fruit)
        #expect(gtk_drop_down_get_selected(list.cast()) == 1)
        settings.fruit = .plum
        #expect(gtk_drop_down_get_selected(list.cast()) == 2)
        gtk_drop_down_set_selected(list.cast(), 0)
        #expect(settings.fruit == .apple)
        gtk_drop_down_set_selected(list.cast(), 3)
        #expect(settings.fruit == .apple)
        #expect(gtk_drop_down_get_selected(list.cast()) == 0)
    }

    @Test("An enumeration over texts, by the nicks of a GObject enumeration")
    func enumerationOfNicks() {
        entry.bind("halign", to: settings, \.place)
        #expect(gtk_widget_get_halign(entry.pointer) == GTK_ALIGN_CENTER)
        settings.place = .end
        #expect(gtk_widget_get_halign(entry.pointer) == GTK_ALIGN_END)
        gtk_widget_set_halign(entry.pointer, GTK_ALIGN_START)
        #expect(settings.place == .start)
        gtk_widget_set_halign(entry.pointer, GTK_ALIGN_FILL)
        #expect(settings.place == .start)
        #expect(gtk_widget_get_halign(entry.pointer) == GTK_ALIGN_START)
    }

    @Test("An enumeration over texts, as a text")
    func enumerationOfTexts() {
        entry.bind("text", to: settings, \.place)
        #expect(entry["text"] == "center")
        entry["text"] = "end"
        #expect(settings.place == .end)
        entry["text"] = "en"
        #expect(settings.place == .end)
        #expect(entry["text"] == "end")
    }

    @Test("A nick that is none gives a message and sets nothing")
    func unknownNick() {
        gtk_widget_set_halign(entry.pointer, GTK_ALIGN_END)
        let said = messages { entry["halign"] = "nowhere" }
        #expect(said == ["GtkAlign has no value \"nowhere\", so nothing is set."])
        #expect(gtk_widget_get_halign(entry.pointer) == GTK_ALIGN_END)
    }

    @Test("Flags are a set of options")
    func flags() {
        entry.bind("input-hints", to: settings, \.hints)
        #expect(gtk_entry_get_input_hints(entry.cast()) == GTK_INPUT_HINT_SPELLCHECK)
        settings.hints.insert(.lowercase)
        #expect(entry["input-hints"] == Hints([.spellcheck, .lowercase]))
        gtk_entry_set_input_hints(entry.cast(), GTK_INPUT_HINT_LOWERCASE)
        #expect(settings.hints == .lowercase)
    }

    @Test("No text is nil, and an empty one is not")
    func optionalText() {
        let column = GObjectRef(gtk_column_view_column_new("Column", nil))
        column.bind("title", to: settings, \.nickname)
        #expect(gtk_column_view_column_get_title(column.cast()) == nil)
        settings.nickname = ""
        #expect(gtk_column_view_column_get_title(column.cast()) != nil)
        settings.nickname = "Countess"
        #expect(column["title"] == "Countess")
        gtk_column_view_column_set_title(column.cast(), nil)
        #expect(settings.nickname == nil)
    }

    @Test("No choice is nil, where GTK has a number for it")
    func optionalChoice() {
        let list = dropDown("Apple", "Pear", "Plum")
        list.bind("selected", to: settings, \.choice)
        #expect(gtk_drop_down_get_selected(list.cast()) == GTK_INVALID_LIST_POSITION)
        settings.choice = 2
        #expect(gtk_drop_down_get_selected(list.cast()) == 2)
        gtk_drop_down_set_selected(list.cast(), 1)
        #expect(settings.choice == 1)
        settings.choice = nil
        #expect(gtk_drop_down_get_selected(list.cast()) == GTK_INVALID_LIST_POSITION)
    }

    @Test("No number is nil, where a signed property has −1 for it")
    func optionalNumber() {
        settings.choice = 12
        entry.bind("max-width-chars", to: settings, \.choice)
        #expect(gtk_editable_get_max_width_chars(entry.cast()) == 12)
        settings.choice = nil
        #expect(gtk_editable_get_max_width_chars(entry.cast()) == -1)
    }

    @Test("Values of another type cross by two functions, of which one may refuse")
    func transformed() {
        entry.bind("text", to: settings, \.count, toWidget: { "\($0)" }, toModel: { Int($0) })
        #expect(entry["text"] == "0")
        settings.count = 12
        #expect(entry["text"] == "12")
        entry["text"] = "34"
        #expect(settings.count == 34)
        entry["text"] = "many"
        #expect(settings.count == 34)
        #expect(entry["text"] == "34")
    }

    @Test("What is only read is followed")
    func readOnly() {
        entry.bind("text", from: settings, \.summary)
        #expect(entry["text"] == "Ada")
        settings.isMuted = true
        #expect(entry["text"] == "muted")
        settings.isMuted = false
        settings.name = "Grace"
        #expect(entry["text"] == "Grace")
        entry.bind("secondary-icon-name", from: settings, \.count, toWidget: { $0 > 0 ? "dialog-warning" : nil })
        #expect(gtk_entry_get_icon_name(entry.cast(), GTK_ENTRY_ICON_SECONDARY) == nil)
        settings.count = 1
        #expect(gtk_entry_get_icon_name(entry.cast(), GTK_ENTRY_ICON_SECONDARY) != nil)
    }
}
