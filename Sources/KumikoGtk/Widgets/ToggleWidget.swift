import CGtk
import Foundation
import Kumiko
import ViewModels

/// A `GtkSwitch`, a `GtkCheckButton` or a `GtkToggleButton`, tied to the element's model both ways.
///
/// A person's act is handed to the model once; what code sets is shown and handed nowhere.
@MainActor
final class ToggleWidget: ElementWidget {
    private let element: ToggleElement
    private let signals: SignalHandlers
    private let content: ContentContainer?
    private var measured: (epoch: Int, insets: EdgeInsets, minimum: CGSize)?

    init(_ element: ToggleElement) {
        self.element = element
        let toggle =
            switch element.appearance {
            case .switch: gtk_switch_new()!
            case .checkbox: gtk_check_button_new()!
            case .button: gtk_toggle_button_new()!
            }
        signals = SignalHandlers(of: UnsafeMutableRawPointer(toggle))
        content = element.appearance == .switch ? nil : ContentContainer(element)
        super.init(toggle)
        if let content {
            if element.appearance == .button {
                gtk_button_set_child(widget.cast(), content.widget)
            } else {
                kumiko_check_button_set_child(widget, content.widget)
            }
        }
        signals.connect("notify::active") { [unowned self] in self.userActed() }
        update()
    }

    private var isActive: Bool {
        get { kumiko_property_get_boolean(widget, "active") != 0 }
        set { kumiko_property_set_boolean(widget, "active", gboolean(newValue)) }
    }

    override func update() {
        updateCommon(element)
        show(element.model.state)
        let isNamedInside = element.accessibility.label == nil && !element.children.isEmpty
        Accessibility.update(self, element, name: isNamedInside && content != nil ? element.spokenText : element.spokenText)
    }

    private func show(_ state: ToggleModel.State) {
        if isActive != (state == .on) { signals.blocked { isActive = state == .on } }
        guard element.appearance == .checkbox else { return }
        let isMixed = state == .mixed
        if (kumiko_property_get_boolean(widget, "inconsistent") != 0) != isMixed {
            kumiko_property_set_boolean(widget, "inconsistent", gboolean(isMixed))
        }
    }

    private func userActed() {
        let element = element
        // A press on a mixed box turns it on, whatever GTK made of it.
        if element.model.state == .mixed { element.model.toggle() } else { element.model.userSet(isActive) }
        // What was not taken is taken back.
        show(element.model.state)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { naturalSize(proposal) }

    // MARK: Around the label

    override var contentInsets: EdgeInsets { content == nil ? EdgeInsets() : metrics.insets }
    override var minimumSize: CGSize { metrics.minimum }

    /// What the toggle takes besides its label, measured with an empty one.
    private var metrics: (epoch: Int, insets: EdgeInsets, minimum: CGSize) {
        if let measured, measured.epoch == Style.epoch { return measured }
        var (width, height): (CInt, CInt) = (0, 0)
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
        let border = kumiko_style_insets(widget)
        var insets = EdgeInsets(
            top: CGFloat(border.top), leading: CGFloat(border.left), bottom: CGFloat(border.bottom),
            trailing: CGFloat(border.right))
        if element.appearance == .checkbox {
            // The box and the gap before the label are all that an empty check button is wide.
            insets.leading = CGFloat(width) - insets.trailing
        }
        let new = (Style.epoch, insets, CGSize(width: Double(width), height: Double(height)))
        measured = new
        return new
    }

    override func host(_ widgets: [any PlatformWidget]) { content?.host(widgets) }

    override func contentMoved() { content?.contentMoved() }

    override func invalidateDrawing() { gtk_widget_queue_draw(content?.widget ?? widget) }

    override func remove() {
        signals.disconnectAll()
        content?.close()
        super.remove()
    }
}
