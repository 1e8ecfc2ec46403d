import CGtk
import KumikoGtk
import ViewModels

/// Counts what lives of what comes and goes.
@MainActor
enum Living {
    static var widgets = 0
    static var states = 0

    static func count(_ widget: GtkWidgetRef) {
        widgets += 1
        g_object_weak_ref(
            widget.cast(), { _, _ in MainActor.assumeIsolated { Living.widgets -= 1 } }, nil)
    }
}

/// Counted for as long as a view's state holds it.
@MainActor
final class Token {
    init() { Living.states += 1 }
    isolated deinit { Living.states -= 1 }
}

private struct Hosted: View {
    @Bindable var sound: ToggleModel
    @State private var token = Token()
    var body: some View { Toggle("Sound", isOn: $sound.isOn) }
}

extension Models {
    /// Ties widgets that come and go to models that stay, shows views with them, and changes the models meanwhile.
    func churn(in box: GtkWidgetRef, rounds: Int) {
        for _ in 0..<rounds {
            var widgets = soundControls(sound) + sizeControls(sizes) + pageControls(pages) + nameControls(profile)
            widgets.append(HostingWidget(rootView: Hosted(sound: sound)).reference)
            for widget in widgets {
                Living.count(widget)
                gtk_box_append(box.cast(), widget.pointer)
            }
            sound.isOn.toggle()
            sizes.selection = sizes.selection == .small ? .large : .small
            pages.currentPage = (pages.currentPage ?? 0) == 1 ? 2 : 1
            profile.name = profile.name == "Ada" ? "Grace" : "Ada"
            for widget in widgets { gtk_box_remove(box.cast(), widget.pointer) }
        }
    }
}
