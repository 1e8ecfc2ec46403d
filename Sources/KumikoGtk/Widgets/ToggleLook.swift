import CGtk
import Foundation
import Kumiko

/// How a toggle looks, and what room it takes besides its label.
@MainActor
struct ToggleLook: Hashable {
    let appearance: ToggleAppearance
    private let cssClass: String?
    private let hasLabel: Bool

    init(_ element: ToggleElement) {
        appearance = element.appearance
        hasLabel = !element.children.isEmpty
        let only = element.children.count == 1 ? element.children[0] : nil
        cssClass =
            switch (appearance, only) {
            case (.button, is TextElement): "text-button"
            case (.button, is ImageElement): "image-button"
            default: nil
            }
    }

    /// Makes GTK's widget for the toggle, without a label.
    func makeWidget() -> WidgetPointer {
        let widget =
            switch appearance {
            case .switch: gtk_switch_new()!
            case .checkbox: kumiko_check_button_new()!
            case .button: gtk_toggle_button_new()!
            }
        addClasses(to: widget)
        return widget
    }

    func addClasses(to widget: WidgetPointer) {
        if let cssClass { gtk_widget_add_css_class(widget, cssClass) }
    }

    func removeClasses(from widget: WidgetPointer) {
        if let cssClass { gtk_widget_remove_css_class(widget, cssClass) }
    }

    /// Puts a label into the toggle, where there is anything to show in it. A switch has none.
    func setLabel(_ label: WidgetPointer, of widget: WidgetPointer) {
        switch appearance {
        case .switch: break
        case .checkbox: kumiko_check_button_set_child(widget, hasLabel ? label : nil)
        case .button: gtk_button_set_child(widget.cast(), label)
        }
    }

    struct Metrics {
        var insets: EdgeInsets
        var minimum: CGSize
    }

    private static var measured: [ToggleLook: (epoch: Int, metrics: Metrics)] = [:]

    /// Measured once for all toggles that look alike, on one that is never shown.
    var metrics: Metrics {
        if let known = Self.measured[self], known.epoch == Style.epoch { return known.metrics }
        let widget = makeWidget()
        g_object_ref_sink(widget)
        let label = kumiko_container_new(GTK_ACCESSIBLE_ROLE_NONE)!
        g_object_ref_sink(label)
        setLabel(label, of: widget)
        var (width, height): (CInt, CInt) = (0, 0)
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
        let border = appearance == .switch ? GtkBorder() : kumiko_style_insets(widget)
        g_object_unref(widget)
        g_object_unref(label)
        var insets = EdgeInsets(
            top: CGFloat(border.top), leading: CGFloat(border.left), bottom: CGFloat(border.bottom),
            trailing: CGFloat(border.right))
        // The box and the gap before the label are all that an empty check button is wide.
        if appearance == .checkbox { insets.leading = CGFloat(width) - insets.trailing }
        let metrics = Metrics(insets: insets, minimum: CGSize(width: Double(width), height: Double(height)))
        Self.measured[self] = (Style.epoch, metrics)
        return metrics
    }
}
