import CGtk
import KumikoGtk
import Testing

@Observable @MainActor
private final class Volume {
    var isMuted = false
}

/// Ties between a `GtkSwitch` and values. They need a display.
@MainActor @Suite(.enabled(if: gtk_init_check() != 0, "there is no display"))
struct PropertyBindingTests {
    private let toggle = GtkWidgetRef(gtk_switch_new())

    @Test("A tie shows the value that there is")
    func initial() {
        toggle.bind("active", to: .constant(true))
        #expect(toggle["active"] == true)
    }

    @Test("An act on the widget writes once, and an equal value writes nothing")
    func userAct() {
        var value = false
        var writes = 0
        toggle.bind(
            "active",
            to: Binding(
                get: { value },
                set: {
                    value = $0
                    writes += 1
                }))
        gtk_switch_set_active(toggle.cast(), 1)
        #expect(value)
        #expect(writes == 1)
        gtk_switch_set_active(toggle.cast(), 1)
        #expect(writes == 1)
    }

    @Test("A change of an observable object reaches the widget and writes nothing back")
    func modelChange() async throws {
        let volume = Volume()
        toggle.bind("active", to: volume, \.isMuted)
        var notifications = 0
        toggle.connect("notify::active") { _ in notifications += 1 }
        volume.isMuted = true
        try await Task.sleep(for: .milliseconds(50))
        #expect(toggle["active"] == true)
        #expect(notifications == 0, "handlers of the reference are blocked while the tie sets the property")
        gtk_switch_set_active(toggle.cast(), 0)
        #expect(!volume.isMuted)
        #expect(notifications == 1)
    }

    @Test("A tie keeps neither side alive")
    func lifetimes() {
        weak var object: Volume?
        weak var reference: GtkWidgetRef?
        do {
            let volume = Volume()
            let widget = GtkWidgetRef(gtk_switch_new())
            widget.bind("active", to: volume, \.isMuted)
            object = volume
            reference = widget
        }
        #expect(object == nil)
        #expect(reference == nil)
    }

    @Test("A cancelled tie sets and writes nothing")
    func cancelling() {
        var value = false
        let tie = toggle.bind("active", to: Binding(get: { value }, set: { value = $0 }))
        tie.cancel()
        gtk_switch_set_active(toggle.cast(), 1)
        #expect(!value)
    }

    @Test("A property of another kind is read as nil and left alone")
    func wrongKind() {
        let number: Int? = toggle["active"]
        #expect(number == nil)
        toggle["active"] = "yes"
        #expect(toggle["active"] == false)
    }
}
