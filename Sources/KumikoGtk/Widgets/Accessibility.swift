import CGtk
import Kumiko

/// Tells assistive technology what an element says of itself.
@MainActor
enum Accessibility {
    /// What a widget was told last, so that nothing is told twice.
    struct Told: Equatable {
        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
        var isHidden = false
        var level = 0
        var selected: Bool?
    }

    /// Tells `widget` of its element. `name` and `value` stand in where the element has none of its own; `position` is
    /// said after either name, and `note` after the hint. `target` is what is told instead of the widget, where that only
    /// holds what the element is.
    static func update(
        _ widget: ElementWidget, _ element: WidgetElement, name: String? = nil, position: String? = nil,
        value: String? = nil, note: String? = nil, selected: Bool? = nil, target: WidgetPointer? = nil
    ) {
        let properties = element.accessibility
        var new = Told()
        new.label = properties.label ?? name.flatMap { $0.isEmpty ? nil : $0 }
        if let position { new.label = new.label.map { "\($0), \(position)" } ?? position }
        new.value = properties.value ?? value
        new.hint = [properties.hint, note].reduce(nil) { said, next in
            guard let said, let next else { return said ?? next }
            return "\(said), \(next)"
        }
        new.identifier = properties.identifier
        new.isHidden = properties.isHidden
        new.level = properties.traits.contains(.isHeader) ? 2 : 0
        new.selected = selected ?? (properties.traits.contains(.isSelected) ? true : nil)
        let old = widget.told
        guard new != old else { return }
        widget.told = new
        let pointer = target ?? widget.widget
        if new.label != old.label { kumiko_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, new.label) }
        if new.label != old.label { widget.nameChanged() }
        if new.value != old.value { kumiko_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, new.value) }
        if new.hint != old.hint { kumiko_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, new.hint) }
        if new.isHidden != old.isHidden {
            updateHidden(widget)
            // What is hidden is no longer a part of the name of what is around.
            widget.nameChanged()
        }
        if new.level != old.level { kumiko_accessible_set_level(pointer, CInt(new.level)) }
        if new.selected != old.selected {
            kumiko_accessible_set_selected(pointer, new.selected.map { $0 ? 1 : 0 } ?? -1)
        }
        if new.identifier != old.identifier {
            gtk_widget_set_name(
                pointer,
                new.identifier
                    ?? String(
                        cString: g_type_name_from_instance(
                            UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GTypeInstance.self))))
        }
    }

    /// Hides `widget` and what is inside of it, or shows it again.
    static func updateHidden(_ widget: ElementWidget) {
        kumiko_accessible_set_hidden(widget.widget, gboolean(widget.told.isHidden || widget.isHiddenByHost))
    }
}

extension RegionRole {
    var gtkRole: GtkAccessibleRole {
        switch self {
        case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .text: GTK_ACCESSIBLE_ROLE_LABEL
        case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
        case .radio: GTK_ACCESSIBLE_ROLE_RADIO
        case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        }
    }
}
