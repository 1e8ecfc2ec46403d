import CGtk
import KumikoGtk
import Testing

/// The rules of a tie, on a `GtkSwitch` and a `GtkEntry`. They need a display.
@MainActor @Suite(.enabled(if: gtk_init_check() != 0, "there is no display"))
struct PropertyBindingTests {
    private let toggle = GtkWidgetRef(gtk_switch_new())
    private let settings = Settings()

    private func act(_ isOn: Bool) { gtk_switch_set_active(toggle.cast(), isOn ? 1 : 0) }

    @Test("A tie shows the value that there is")
    func initial() {
        settings.isMuted = true
        let tie = toggle.bind("active", to: settings, \.isMuted)
        #expect(toggle["active"] == true)
        #expect(tie.isActive)
    }

    @Test("Without the first synchronisation the property waits for a change")
    func noInitialSynchronisation() {
        settings.isMuted = true
        toggle.bind("active", to: settings, \.isMuted, setsAtOnce: false)
        #expect(toggle["active"] == false)
        settings.isMuted = false
        settings.isMuted = true
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
        act(true)
        #expect(value)
        #expect(writes == 1)
        act(true)
        #expect(writes == 1)
    }

    @Test("A change of the model sets the property once, is heard of once, and writes nothing back")
    func modelChange() {
        toggle.bind("active", to: settings, \.isMuted)
        let notifications = Notifications(of: toggle.object, "active")
        var heard = 0
        toggle.connect("notify::active") { _ in heard += 1 }
        settings.isMuted = true
        #expect(toggle["active"] == true)
        #expect(settings.isMuted)
        #expect(notifications.count == 1)
        #expect(heard == 1, "only the tie's own handler is blocked")
        act(false)
        #expect(!settings.isMuted)
        #expect(notifications.count == 2)
    }

    @Test("Setting the same again notifies nothing")
    func sameAgain() {
        toggle.bind("active", to: settings, \.isMuted)
        settings.isMuted = true
        let notifications = Notifications(of: toggle.object, "active")
        settings.isMuted = true
        toggle["active"] = true
        #expect(notifications.count == 0)
    }

    @Test("What code sets without signals writes no model")
    func withoutSignals() {
        toggle.bind("active", to: settings, \.isMuted)
        toggle.withoutSignals { act(true) }
        #expect(!settings.isMuted)
        act(false)
        act(true)
        #expect(settings.isMuted, "the tie listens again")
    }

    @Test("To the widget alone: acts write nothing")
    func toWidget() {
        toggle.bind("active", to: settings, \.isMuted, direction: .toWidget)
        act(true)
        #expect(!settings.isMuted)
        settings.isMuted = true
        settings.isMuted = false
        #expect(toggle["active"] == false)
    }

    @Test("To the model alone: the property is never set")
    func toModel() {
        settings.isMuted = true
        toggle.bind("active", to: settings, \.isMuted, direction: .toModel)
        #expect(toggle["active"] == false)
        settings.isMuted = false
        settings.isMuted = true
        #expect(toggle["active"] == false)
        act(true)
        act(false)
        #expect(!settings.isMuted)
    }

    @Test("A signal of one's own says when the model is written")
    func namedSignal() {
        let adjustment = GObjectRef(gtk_adjustment_new(0, 0, 1, 0.1, 0.1, 0))
        adjustment.bind("value", to: settings, \.volume, signal: "changed")
        gtk_adjustment_set_value(adjustment.cast(), 0.75)
        #expect(settings.volume == 0.5)
        gtk_adjustment_set_upper(adjustment.cast(), 2)
        #expect(settings.volume == 0.75)
    }

    @Test("What is refused is not written, and the widget goes back")
    func refused() {
        let entry = GtkWidgetRef(gtk_entry_new())
        entry.bind("text", to: settings, \.name) { !$0.isEmpty }
        gtk_editable_set_text(entry.cast(), "Grace")
        #expect(settings.name == "Grace")
        entry["text"] = ""
        #expect(settings.name == "Grace")
        #expect(entry["text"] == "Grace")
    }

    @Test("What the model corrects is shown as corrected")
    func corrected() {
        let spin = GtkWidgetRef(gtk_spin_button_new_with_range(0, 100, 1))
        spin.bind("value", to: settings, \.limited, toWidget: { Double($0) }, toModel: { Int($0) })
        gtk_spin_button_set_value(spin.cast(), 7)
        #expect(settings.limited == 7)
        gtk_spin_button_set_value(spin.cast(), 70)
        #expect(settings.limited == 10)
        #expect(spin["value"] == 10.0)
    }

    @Test("A frozen tie lets nothing cross, and on thawing shows the model's value once")
    func frozen() {
        let tie = toggle.bind("active", to: settings, \.isMuted)
        tie.freeze()
        tie.freeze()
        settings.isMuted = true
        #expect(toggle["active"] == false)
        tie.thaw()
        #expect(tie.isFrozen)
        #expect(toggle["active"] == false)
        let notifications = Notifications(of: toggle.object, "active")
        tie.thaw()
        #expect(toggle["active"] == true)
        #expect(notifications.count == 1)
        tie.freeze()
        act(false)
        #expect(settings.isMuted)
        tie.thaw()
        #expect(toggle["active"] == true, "the model's value wins")
        tie.thaw()
        #expect(!tie.isFrozen)
    }

    @Test("A cancelled tie sets and writes nothing")
    func cancelled() {
        let tie = toggle.bind("active", to: settings, \.isMuted)
        tie.cancel()
        tie.cancel()
        #expect(!tie.isActive)
        act(true)
        #expect(!settings.isMuted)
        act(false)
        settings.isMuted = true
        tie.refresh()
        #expect(toggle["active"] == false)
    }

    @Test("A tie may be cancelled by what hears of it")
    func cancelledWithin() {
        let tie = toggle.bind("active", to: settings, \.isMuted)
        toggle.connect("notify::active") { _ in tie.cancel() }
        settings.isMuted = true
        #expect(toggle["active"] == true)
        #expect(!tie.isActive)
        act(false)
        #expect(settings.isMuted)
    }

    @Test("Two ties on one property keep both models alike")
    func twoTies() {
        let other = Settings()
        toggle.bind("active", to: settings, \.isMuted)
        toggle.bind("active", to: other, \.isMuted)
        settings.isMuted = true
        #expect(other.isMuted)
        other.isMuted = false
        #expect(!settings.isMuted)
    }
}
