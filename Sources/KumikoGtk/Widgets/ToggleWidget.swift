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
    private var look: ToggleLook
    private var isShownMixed = false
    private var tint = Tint()

    init(_ element: ToggleElement) {
        self.element = element
        look = ToggleLook(element)
        let toggle = look.makeWidget()
        signals = SignalHandlers(of: UnsafeMutableRawPointer(toggle))
        content = element.appearance == .switch ? nil : ContentContainer(element)
        super.init(toggle)
        if let content {
            content.owner = self
            look.setLabel(content.widget, of: widget)
            // The label takes all that is left of the toggle, and the toggle asks for no more than it is given.
            gtk_widget_set_hexpand(content.widget, 1)
            gtk_widget_set_hexpand(widget, 0)
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
        let new = ToggleLook(element)
        if new != look {
            look.removeClasses(from: widget)
            look = new
            look.addClasses(to: widget)
            if let content { look.setLabel(content.widget, of: widget) }
        }
        tint.apply(element.tint, to: widget)
        show(element.model.state)
        Accessibility.update(self, element, name: element.spokenText)
    }

    private func show(_ state: ToggleModel.State) {
        if isActive != (state == .on) { signals.blocked { isActive = state == .on } }
        let isMixed = state == .mixed
        guard element.appearance != .checkbox else {
            if (kumiko_property_get_boolean(widget, "inconsistent") != 0) != isMixed {
                kumiko_property_set_boolean(widget, "inconsistent", gboolean(isMixed))
            }
            return
        }
        // GTK's switch and toggle button know only on and off; the rules of style draw what is between.
        guard isMixed || isShownMixed else { return }
        isShownMixed = isMixed
        if isMixed {
            gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_INCONSISTENT, 0)
        } else {
            gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_INCONSISTENT)
        }
        if element.appearance == .switch {
            kumiko_accessible_set_checked(widget, isMixed ? 2 : isActive ? 1 : 0)
        } else {
            kumiko_accessible_set_pressed(widget, isMixed ? 2 : isActive ? 1 : 0)
        }
    }

    private func userActed() {
        let element = element
        let asked = isActive
        // A press on a mixed box turns it on, whatever GTK made of it.
        if element.model.state == .mixed { element.model.toggle() } else { element.model.userSet(asked) }
        show(element.model.state)
        guard isActive != asked, element.appearance == .switch else { return }
        // What was not taken is taken back; a switch goes on from here to tell assistive technology what it was asked.
        MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            kumiko_accessible_set_checked(self.widget, self.isActive ? 1 : 0)
        }
    }

    // MARK: Around the label

    override var contentInsets: EdgeInsets { look.metrics.insets }
    override var minimumSize: CGSize { look.metrics.minimum }

    override func nameChanged() {
        update()
        super.nameChanged()
    }

    override func host(_ widgets: [any PlatformWidget]) { content?.host(widgets) }

    override func contentMoved() { content?.contentMoved() }

    override func invalidateDrawing() { gtk_widget_queue_draw(content?.widget ?? widget) }

    override func remove() {
        signals.disconnectAll()
        content?.owner = nil
        content?.close()
        tint.apply(nil, to: widget)
        super.remove()
    }
}
