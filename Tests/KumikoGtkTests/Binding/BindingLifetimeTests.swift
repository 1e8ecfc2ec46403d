import CGtk
import KumikoGtk
import Testing

/// Who lives how long. They need a display.
@MainActor @Suite(.enabled(if: gtk_init_check() != 0, "there is no display"))
struct BindingLifetimeTests {
    /// Whether a GObject has been finalized.
    private final class Fate {
        var isGone = false
        init(of object: UnsafeMutableRawPointer) {
            g_object_weak_ref(
                object.assumingMemoryBound(to: GObject.self),
                { data, _ in Unmanaged<Fate>.fromOpaque(data!).takeUnretainedValue().isGone = true },
                Unmanaged.passUnretained(self).toOpaque())
        }
    }

    /// How many handlers listen to a property's changes.
    private func handlers(of object: UnsafeMutableRawPointer, _ property: String) -> Int {
        var count = 0
        let signal = g_signal_lookup("notify", gtk_widget_get_type())
        let detail = g_quark_try_string(property)
        var blocked: [gulong] = []
        let mask = GSignalMatchType(
            rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DETAIL.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
        while true {
            let id = g_signal_handler_find(object, mask, signal, detail, nil, nil, nil)
            if id == 0 { break }
            g_signal_handler_block(object, id)
            blocked.append(id)
            count += 1
        }
        for id in blocked { g_signal_handler_unblock(object, id) }
        return count
    }

    @Test("A tie keeps neither side alive, and goes with them")
    func bothFreed() {
        weak var object: Settings?
        weak var reference: GtkWidgetRef?
        weak var tie: GtkPropertyBinding?
        let fate: Fate
        do {
            let settings = Settings()
            let widget = GtkWidgetRef(gtk_switch_new())
            fate = Fate(of: widget.object)
            tie = widget.bind("active", to: settings, \.isMuted)
            #expect(tie != nil, "nobody has to keep it")
            object = settings
            reference = widget
        }
        #expect(object == nil)
        #expect(reference == nil)
        #expect(fate.isGone)
        #expect(tie == nil)
    }

    @Test("A tie to a binding keeps the binding's object no more alive")
    func bindingsObjectFreed() {
        let widget = GtkWidgetRef(gtk_switch_new())
        weak var object: Settings?
        do {
            let settings = Settings()
            object = settings
            widget.bind("active", to: Bindable(settings).isMuted)
        }
        #expect(object == nil)
        weak var player: Player?
        do {
            let made = Player()
            player = made
            widget.bind("active", to: ObservedObject(wrappedValue: made).projectedValue.isMuted)
            made.isMuted = true
        }
        settle()
        #expect(player == nil)
    }

    @Test("The end of the model ends the tie and its handler")
    func modelFreed() {
        let widget = GtkWidgetRef(gtk_switch_new())
        var settings: Settings? = Settings()
        let tie = widget.bind("active", to: settings!, \.isMuted)
        #expect(handlers(of: widget.object, "active") == 1)
        settings = nil
        settle()
        #expect(!tie.isActive)
        #expect(handlers(of: widget.object, "active") == 0)
        gtk_switch_set_active(widget.cast(), 1)
    }

    @Test("An act after the end of an observable object's ends the tie")
    func publishedModelFreed() {
        let widget = GtkWidgetRef(gtk_switch_new())
        var player: Player? = Player()
        let tie = widget.bind("active", to: player!, \.isMuted)
        player = nil
        gtk_switch_set_active(widget.cast(), 1)
        #expect(!tie.isActive)
        #expect(handlers(of: widget.object, "active") == 0)
    }

    @Test("A tie lasts as long as the widget, whoever holds that")
    func widgetHeldByContainer() {
        let settings = Settings()
        let box = GtkWidgetRef(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        let toggle = gtk_switch_new()!
        gtk_box_append(box.cast(), toggle)
        weak let tie = GtkWidgetRef(toggle).bind("active", to: settings, \.isMuted)
        settings.isMuted = true
        #expect(gtk_switch_get_active(OpaquePointer(toggle)) != 0)
        gtk_switch_set_active(OpaquePointer(toggle), 0)
        #expect(!settings.isMuted)
        gtk_box_remove(box.cast(), toggle)
        #expect(tie == nil)
        settings.isMuted = true
    }

    @Test("A tie that somebody keeps outlives the widget and does nothing")
    func tieOutlivesWidget() {
        let settings = Settings()
        var widget: GtkWidgetRef? = GtkWidgetRef(gtk_switch_new())
        let tie = widget!.bind("active", to: settings, \.isMuted)
        widget = nil
        #expect(!tie.isActive)
        settings.isMuted = true
        tie.refresh()
        tie.freeze()
        tie.thaw()
        tie.cancel()
    }

    @Test("Ties that come and go leave no tracking in a model that stays")
    func noGrowth() {
        let settings = Settings()
        let toggle = GtkWidgetRef(gtk_switch_new())
        var reads = 0
        for _ in 0..<1000 {
            let tie = toggle.bind(
                "active",
                to: Binding(
                    get: {
                        reads += 1
                        return settings.isMuted
                    }, set: { settings.isMuted = $0 }))
            tie.cancel()
        }
        reads = 0
        settings.isMuted = true
        #expect(reads == 0)
        #expect(toggle["active"] == false)
        #expect(handlers(of: toggle.object, "active") == 0)
    }
}
