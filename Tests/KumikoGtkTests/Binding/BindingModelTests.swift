import CGtk
import KumikoGtk
import Reactive
import Testing
import ViewModels

/// What a property can be tied to. They need a display.
@MainActor @Suite(.enabled(if: gtk_init_check() != 0, "there is no display"))
struct BindingModelTests {
    private let toggle = GtkWidgetRef(gtk_switch_new())

    private func act(_ isOn: Bool) { gtk_switch_set_active(toggle.cast(), isOn ? 1 : 0) }

    @Test("An observable object's published property, followed once for many changes")
    func published() {
        let player = Player()
        toggle.bind("active", to: player, \.isMuted)
        let notifications = Notifications(of: toggle.object, "active")
        player.isMuted = true
        player.isMuted = false
        player.isMuted = true
        settle()
        #expect(toggle["active"] == true)
        #expect(notifications.count == 1)
        act(false)
        #expect(!player.isMuted)
        settle()
        #expect(notifications.count == 2, "a write sets nothing back")
    }

    @Test("A property that an observable object announces by hand")
    func announcedByHand() {
        let player = Player()
        let spin = GtkWidgetRef(gtk_spin_button_new_with_range(0, 4, 0.5))
        let tie = spin.bind("value", to: player, \.speed)
        #expect(spin["value"] == 1.0)
        player.speed = 2
        tie.refresh()
        #expect(spin["value"] == 2.0)
        player.speed = 3
        settle()
        #expect(spin["value"] == 3.0)
        gtk_spin_button_set_value(spin.cast(), 0.5)
        #expect(player.speed == 0.5)
    }

    @Test("A binding to a property, or a part of one, of either kind of object")
    func bindings() {
        let settings = Settings()
        let player = Player()
        toggle.bind("active", to: Bindable(settings).isMuted)
        settings.isMuted = true
        #expect(toggle["active"] == true)
        act(false)
        #expect(!settings.isMuted)

        let entry = GtkWidgetRef(gtk_entry_new())
        entry.bind("placeholder-text", to: ObservedObject(wrappedValue: player).projectedValue.title)
        player.title = "Nocturne"
        settle()
        #expect(entry["placeholder-text"] == "Nocturne")

        let album = Album()
        entry.bind("text", to: Bindable(album).track.title)
        album.track.title = "Prelude"
        #expect(entry["text"] == "Prelude")
        gtk_editable_set_text(entry.cast(), "Fugue")
        #expect(album.track.title == "Fugue")
    }

    @Test("A binding of two closures, which is refreshed where nothing tells")
    func closures() {
        var isOn = false
        let tie = toggle.bind("active", to: Binding(get: { isOn }, set: { isOn = $0 }))
        isOn = true
        tie.refresh()
        #expect(toggle["active"] == true)
        act(false)
        #expect(!isOn)
        let settings = Settings()
        let button = GtkWidgetRef(gtk_toggle_button_new())
        button.bind("active", to: Binding(get: { !settings.isMuted }, set: { settings.isMuted = !$0 }))
        #expect(button["active"] == true)
        settings.isMuted = true
        #expect(button["active"] == false, "what closures read is followed")
    }

    @Test("A binding that is transformed")
    func transformedBinding() {
        let settings = Settings()
        toggle.bind(
            "active", to: Bindable(settings).count, toWidget: { $0 > 0 }, toModel: { $0 ? max(settings.count, 1) : 0 })
        settings.count = 5
        #expect(toggle["active"] == true)
        settings.count = 6
        act(false)
        #expect(settings.count == 0)
    }

    @Test("The components' models, whose properties are computed")
    func componentModels() {
        let button = StatefulButtonModel(false)
        toggle.bind("active", to: button, \.value)
        button.press()
        #expect(toggle["active"] == true)
        act(false)
        #expect(!button.value)
        toggle.bind("sensitive", from: button, \.canPress)
        button.isEnabled = false
        #expect(toggle["sensitive"] == false)

        let list = dropDown("S", "M", "L")
        let sizes = RadioBoxGroupModel(choices: [0, 1, 2])
        list.bind("selected", to: sizes, \.selection)
        #expect(gtk_drop_down_get_selected(list.cast()) == GTK_INVALID_LIST_POSITION)
        sizes.select(2)
        #expect(list["selected"] == 2)
        gtk_drop_down_set_selected(list.cast(), 1)
        #expect(sizes.selection == 1)

        let carousel = CarouselModel(pageCount: 3)
        let spin = GtkWidgetRef(gtk_spin_button_new_with_range(1, 9, 1))
        spin.bind(
            "value", to: carousel, \.currentPage, toWidget: { Double(($0 ?? 0) + 1) }, toModel: { Int($0) - 1 })
        carousel.turn(by: 1)
        #expect(spin["value"] == 2.0)
        gtk_spin_button_set_value(spin.cast(), 9)
        #expect(carousel.currentPage == 2)
        #expect(spin["value"] == 3.0, "the page that was asked for is corrected")
    }

    @Test("An object that is observable in both ways is followed at once")
    func bothWays() {
        let lamp = Lamp()
        toggle.bind("active", to: lamp, \.isLit)
        lamp.isLit = true
        #expect(toggle["active"] == true)
        act(false)
        #expect(!lamp.isLit)
    }

    @Test("A change on another thread is followed in the main loop's next turn")
    func otherThread() async {
        let settings = Settings()
        toggle.bind("active", to: settings, \.isMuted)
        await Task.detached { unsafelySet(settings) }.value
        settle()
        #expect(toggle["active"] == true)
    }

    @Test("Two models may follow each other by way of two widgets")
    func ring() {
        let settings = Settings()
        let other = GtkWidgetRef(gtk_switch_new())
        toggle.bind("active", to: settings, \.isMuted)
        other.bind("active", to: settings, \.isMuted)
        let notifications = Notifications(of: other.object, "active")
        act(true)
        #expect(other["active"] == true)
        #expect(notifications.count == 1)
    }
}

/// Sets the property as code does that minds no isolation.
private func unsafelySet(_ settings: Settings) {
    let set: @MainActor () -> Void = { settings.isMuted = true }
    unsafeBitCast(set, to: (() -> Void).self)()
}

@Observable @MainActor
private final class Lamp: ObservableObject {
    var isLit = false
}

@Observable @MainActor
private final class Album {
    struct Track { var title = "" }
    var track = Track()
}
