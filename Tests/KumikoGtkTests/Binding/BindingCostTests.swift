import CGtk
import Testing

@testable import KumikoGtk

/// How much is done for a change: counted, never timed. They need a display.
@MainActor @Suite(.enabled(if: gtk_init_check() != 0, "there is no display"), .serialized)
struct BindingCostTests {
    private let toggle = GtkWidgetRef(gtk_toggle_button_new())
    private let settings = Settings()

    private func installations(_ body: () -> Void) -> Int {
        let before = ObservedReads.installations
        body()
        return ObservedReads.installations - before
    }

    @Test("A stored property is tracked once, however often it changes either way")
    func trackedOnce() {
        let count = installations {
            toggle.bind("active", to: settings, \.isMuted)
            for _ in 0..<100 {
                settings.isMuted = true
                #expect(toggle["active"] == true)
                gtk_toggle_button_set_active(toggle.cast(), 0)
                #expect(!settings.isMuted)
            }
        }
        #expect(count == 1)
    }

    @Test("A binding to a stored property too")
    func bindingTrackedOnce() {
        let count = installations {
            toggle.bind("active", to: Bindable(settings).isMuted)
            for _ in 0..<100 { settings.isMuted.toggle() }
        }
        #expect(count == 1)
    }

    @Test("A computed property is tracked anew once a change of what it reads")
    func computedTrackedAnew() {
        let label = GtkWidgetRef(gtk_label_new(""))
        let count = installations {
            label.bind("label", from: settings, \.summary)
            settings.name = "Grace"
            settings.isMuted = true
            settings.name = "Joan"
        }
        #expect(count == 3, "the first time, and for the two changes of what was read")
        #expect(label["label"] == "muted")
    }

    @Test("A change reads the model once and sets the property once; an act reads it twice and writes it once")
    func readsAndWrites() {
        var (value, reads, writes) = (false, 0, 0)
        let tie = toggle.bind(
            "active",
            to: Binding(
                get: {
                    reads += 1
                    return value
                },
                set: {
                    writes += 1
                    value = $0
                }))
        let notifications = Notifications(of: toggle.object, "active")
        (reads, writes) = (0, 0)
        value = true
        tie.refresh()
        #expect((reads, writes, notifications.count) == (1, 0, 1))
        reads = 0
        gtk_toggle_button_set_active(toggle.cast(), 0)
        #expect((reads, writes, notifications.count) == (2, 1, 2))
    }

    @Test("Where code runs that a tie is told of on the main thread, no source is added to the main loop")
    func noSources() {
        toggle.bind("active", to: settings, \.isMuted)
        settle()
        for _ in 0..<100 { settings.isMuted.toggle() }
        #expect(g_main_context_pending(nil) == 0)
    }
}
