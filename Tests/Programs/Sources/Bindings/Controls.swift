// Plain GTK widgets, made with GTK's own functions and tied to the models.
import CGtk
import KumikoGtk
import ViewModels

/// A button and a toggle button on one model: a press advances it, and both show what it holds.
@MainActor
func lampControls(_ lamp: StatefulButtonModel<Bool>) -> [GtkWidgetRef] {
    let button = GtkWidgetRef(gtk_button_new())
    button.connect("clicked") { _ in lamp.press() }
    button.bind("label", from: lamp, \.value, toWidget: { $0 ? "Lamp on" : "Lamp off" })
    button.bind("sensitive", from: lamp, \.canPress)
    let toggle = GtkWidgetRef(gtk_toggle_button_new_with_label("Lamp"))
    toggle.bind("active", to: lamp, \.value)
    let power = GtkWidgetRef(gtk_check_button_new_with_label("Power"))
    power.bind("active", to: lamp, \.isEnabled)
    return [button, toggle, power]
}

/// A switch that writes the model as code does, and a check button that writes it as a person does.
@MainActor
func soundControls(_ sound: ToggleModel) -> [GtkWidgetRef] {
    let toggle = GtkWidgetRef(gtk_switch_new())
    toggle.bind("active", to: sound, \.isOn)
    kumiko_accessible_set_text(toggle.pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, "Sound switch")
    let check = GtkWidgetRef(gtk_check_button_new_with_label("Sound"))
    check.bind("active", to: Binding(get: { sound.isOn }, set: { sound.userSet($0) }))
    return [toggle, check]
}

/// Radio buttons and a drop-down on one selection, where none is selected at first.
@MainActor
func sizeControls(_ sizes: RadioBoxGroupModel<Size>) -> [GtkWidgetRef] {
    var first: GtkWidgetRef?
    let radios = Size.allCases.map { size in
        let radio = GtkWidgetRef(gtk_check_button_new_with_label(size.title))
        if let first { gtk_check_button_set_group(radio.cast(), first.cast()) } else { first = radio }
        // One of a group goes out before the other comes on, which selects nothing else meanwhile.
        radio.bind(
            "active", to: sizes, \.selection, toWidget: { $0 == size }, toModel: { $0 ? size : sizes.selection })
        return radio
    }
    let names = gtk_string_list_new(nil)
    for size in Size.allCases { gtk_string_list_append(names, size.title) }
    let list = GtkWidgetRef(gtk_drop_down_new(names, nil))
    list.bind("selected", to: sizes, \.selection)
    return radios + [list]
}

/// A spin button that counts from 1, and a scale, whose value is its adjustment's.
@MainActor
func pageControls(_ pages: CarouselModel) -> [GtkWidgetRef] {
    let spin = GtkWidgetRef(gtk_spin_button_new_with_range(1, 9, 1))
    spin.bind("value", to: pages, \.currentPage, toWidget: { Double(($0 ?? 0) + 1) }, toModel: { Int($0) - 1 })
    let adjustment = GObjectRef(gtk_adjustment_new(0, 0, 3, 1, 1, 0))
    adjustment.bind("value", to: pages, \.currentPage, toWidget: { Double($0 ?? 0) }, toModel: { Int($0.rounded()) })
    let scale = GtkWidgetRef(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, adjustment.cast()))
    return [spin, scale]
}

/// An entry that takes no empty name, and a label.
@MainActor
func nameControls(_ profile: Profile) -> [GtkWidgetRef] {
    let entry = GtkWidgetRef(gtk_entry_new())
    entry.bind("text", to: profile, \.name) { !$0.isEmpty }
    let label = GtkWidgetRef(gtk_label_new(nil))
    label.bind("label", from: profile, \.name, toWidget: { "Name: \($0)" })
    return [entry, label]
}
