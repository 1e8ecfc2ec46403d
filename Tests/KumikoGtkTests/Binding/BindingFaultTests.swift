import CGtk
import KumikoGtk
import Testing

/// What wrong names and types get. They need a display.
@MainActor @Suite(.enabled(if: gtk_init_check() != 0, "there is no display"))
struct BindingFaultTests {
    private let toggle = GtkWidgetRef(gtk_switch_new())
    private let settings = Settings()

    @Test("A property of another kind is read as nil and left alone")
    func wrongKind() {
        let number: Int? = toggle["active"]
        #expect(number == nil)
        toggle["active"] = "yes"
        #expect(toggle["active"] == false)
    }

    @Test("Each fault is one message that names the object's type and the property, and ties nothing")
    func faults() {
        var tie: GtkPropertyBinding?
        var said = messages { tie = toggle.bind("loud", to: settings, \.isMuted) }
        #expect(said == ["GtkSwitch has no property \"loud\"."])
        #expect(tie?.isActive == false)

        said = messages { tie = toggle.bind("active", to: settings, \.count) }
        #expect(said == ["GtkSwitch's property \"active\" is a gboolean and holds no Int."])
        #expect(tie?.isActive == false)

        said = messages { tie = toggle.bind("has-focus", to: settings, \.isMuted) }
        #expect(said == ["GtkSwitch's property \"has-focus\" cannot be written."])
        #expect(tie?.isActive == false)

        said = messages { tie = toggle.bind("active", to: settings, \.isMuted, signal: "flipped") }
        #expect(said == ["GtkSwitch has no signal \"flipped\", so its property \"active\" is not bound."])
        #expect(tie?.isActive == false)

        settings.isMuted = true
        tie?.refresh()
        tie?.cancel()
        #expect(toggle["active"] == false)
        gtk_switch_set_active(toggle.cast(), 1)
        #expect(settings.isMuted)
    }

    @Test("What can only be read can be tied to the model")
    func readableOnly() {
        let said = messages { toggle.bind("has-focus", to: settings, \.isMuted, direction: .toModel) }
        #expect(said == [])
    }

    @Test("A property that has no value for nil holds no optional")
    func noneWithoutValue() {
        let said = messages { toggle.bind("margin-start", to: settings, \.choice) }
        #expect(said == ["GtkSwitch's property \"margin-start\" is a gint and holds no Optional<Int>."])
    }
}
