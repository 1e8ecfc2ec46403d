import CGtk
import Foundation
import Kumiko

/// A `GtkButton`. A label that is nothing but a text is the button's own child; any other is laid out in a container.
@MainActor
final class ButtonWidget: ElementWidget {
    private let element: ButtonElement
    private var content: ContentContainer?
    private var text: TextWidget?
    private var signals: SignalHandlers?
    private var look: ButtonLook?
    private var shownLook: ButtonLook?
    private var tint = Tint()
    private var isPressed = false
    private var followsPress = false
    private var wasActive = false
    private var isPressedByPointer = false
    private var shift: ShiftPress?
    private var isBusy = false
    private var wasFocused = false

    init(_ element: ButtonElement) {
        self.element = element
        super.init()
    }

    override func makeWidget() -> WidgetPointer { gtk_button_new() }

    override func didMake() {
        let signals = SignalHandlers(of: UnsafeMutableRawPointer(widget))
        self.signals = signals
        signals.connect("clicked") { [unowned self] in
            let element = self.element
            EventModifiers.holding(self.shift?.modifiers ?? []) { element.press() }
        }
        update()
        if let text { gtk_button_set_child(button, text.widget) }
    }

    private var button: UnsafeMutablePointer<GtkButton> { widget.cast() }

    /// What is in a container of the button's own may ask for a layout that nobody tells of.
    override var isRestless: Bool { content != nil }

    override func update() {
        look = ButtonLook(element)
        guard isMade else { return }
        updateSensitivity()
        if look != shownLook, let look {
            needAllocation()
            for name in shownLook?.cssClasses ?? [] { gtk_widget_remove_css_class(widget, name) }
            for name in look.cssClasses { gtk_widget_add_css_class(widget, name) }
            gtk_button_set_has_frame(button, gboolean(look.hasFrame))
            shownLook = look
        }
        tint.apply(element.tint, to: widget)
        tellName()
    }

    override func placed() { text?.settlePlace() }

    private func updateSensitivity() {
        if element.traits.answersShift, shift == nil { shift = ShiftPress(on: widget) }
        if element.followsPress, !followsPress {
            followsPress = true
            signals?.connect("state-flags-changed") { [unowned self] in self.stateChanged() }
        }
        if element.traits.isBusy != isBusy {
            isBusy = element.traits.isBusy
            kumiko_accessible_set_busy(widget, gboolean(isBusy))
        }
        if gtk_widget_is_focus(widget) != 0, !element.isEnabled { wasFocused = true }
        updateCommon(element)
        // What was at work takes the keyboard back, unless somebody has gone elsewhere with it.
        guard wasFocused, element.isEnabled else { return }
        wasFocused = false
        guard let root = gtk_widget_get_root(widget), gtk_root_get_focus(root) == nil else { return }
        gtk_widget_grab_focus(widget)
    }

    /// GTK takes a name from no label but its own.
    private func tellName() {
        if isMade { Accessibility.update(self, element, name: element.spokenText) }
    }

    override func nameChanged() {
        tellName()
        super.nameChanged()
    }

    private func stateChanged() {
        let flags = gtk_widget_get_state_flags(widget).rawValue
        let isActive = flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0
        let isUnderPointer = flags & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
        if isActive != wasActive {
            wasActive = isActive
            isPressedByPointer = isActive && isUnderPointer
        }
        // GTK takes a button that is held down for pressed wherever the pointer has gone.
        let now = isActive && (isUnderPointer || !isPressedByPointer)
        guard now != isPressed else { return }
        isPressed = now
        if !now { shift?.end() }
        element.setPressed(now)
    }

    override var contentInsets: EdgeInsets { (look ?? ButtonLook(element)).metrics.insets }
    override var minimumSize: CGSize { (look ?? ButtonLook(element)).metrics.minimum }

    override func host(_ widgets: [any PlatformWidget]) {
        if widgets.count == 1, let only = widgets[0] as? TextWidget, element.children.count == 1,
            element.children[0] is TextElement
        {
            guard only !== text else { return }
            dropContent()
            dropText()
            only.leaveParent()
            only.holder = self
            text = only
            if isMade {
                needAllocation()
                gtk_button_set_child(button, only.widget)
            }
        } else if !widgets.isEmpty || isMade {
            if content == nil {
                dropText()
                let new = ContentContainer(element)
                new.owner = self
                content = new
                container?.becameRestless(self)
                needAllocation()
                gtk_button_set_child(button, new.widget)
            }
            content?.host(widgets)
        }
        update()
    }

    private func dropText() {
        guard let text else { return }
        self.text = nil
        if text.holder === self { text.holder = nil }
        if isMade, text.isMade, gtk_button_get_child(button) == text.widget { gtk_button_set_child(button, nil) }
    }

    override func releaseHeld() { dropText() }

    private func dropContent() {
        guard let content else { return }
        content.releaseAll()
        gtk_button_set_child(button, nil)
        content.owner = nil
        content.close()
        self.content = nil
    }

    override func contentMoved() {
        if let content {
            content.contentMoved()
        } else {
            element.commitContent()
        }
    }

    override func invalidateDrawing() {
        if let content { gtk_widget_queue_draw(content.widget) } else { super.invalidateDrawing() }
    }

    override var gauge: TextGauge? { isMade ? nil : (look ?? ButtonLook(element)).metrics.gauge }

    override func remove() {
        signals?.disconnectAll()
        if isMade { tint.apply(nil, to: widget) }
        // First out of the window: what is shown takes longer to take apart.
        super.remove()
        dropText()
        content?.owner = nil
        content?.close()
    }
}

/// How a button looks: which style classes it has, and what room they take.
@MainActor
struct ButtonLook: Hashable {
    let cssClasses: [String]
    let hasFrame: Bool

    init(cssClasses: [String], hasFrame: Bool) {
        self.cssClasses = cssClasses
        self.hasFrame = hasFrame
    }

    init(_ element: ButtonElement) {
        var classes: [String] = []
        var hasFrame = true
        switch element.appearance {
        case .automatic, .bordered: break
        case .prominent: classes.append(element.role == .destructive ? "destructive-action" : "suggested-action")
        case .borderless: hasFrame = false
        case .plain: classes += ["kumiko-bare", "kumiko-plain"]
        case .custom: classes += ["kumiko-bare", "kumiko-custom"]
        }
        if element.role == .destructive, classes.isEmpty { classes.append("destructive-action") }
        if !classes.contains("kumiko-bare") {
            if element.isFilledByImage {
                classes.append("kumiko-filled")
            } else if element.isFilledByText {
                classes.append("text-button")
            } else if element.isFilledByIcon {
                classes.append("image-button")
            }
        }
        cssClasses = classes
        self.hasFrame = hasFrame
    }

    private static var measured: [ButtonLook: (epoch: Int, metrics: Metrics)] = [:]

    struct Metrics {
        var insets: EdgeInsets
        var minimum: CGSize
        /// Measures texts as the button shows them.
        var gauge: TextGauge
    }

    /// Measured once for all buttons that look alike, on one that is never shown.
    var metrics: Metrics {
        if let known = Self.measured[self], known.epoch == Style.epoch { return known.metrics }
        let button = gtk_button_new()!
        g_object_ref_sink(button)
        for name in cssClasses { gtk_widget_add_css_class(button, name) }
        gtk_button_set_has_frame(button.cast(), gboolean(hasFrame))
        // The font is that of a label inside the button.
        let label = kumiko_label_new(0)!
        gtk_button_set_child(button.cast(), label)
        let gauge = TextGauge(label)
        gtk_button_set_child(button.cast(), kumiko_container_new(GTK_ACCESSIBLE_ROLE_NONE))
        var (width, height): (CInt, CInt) = (0, 0)
        gtk_widget_measure(button, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        gtk_widget_measure(button, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
        let border = kumiko_style_insets(button)
        g_object_unref(button)
        let metrics = Metrics(
            insets: EdgeInsets(
                top: CGFloat(border.top), leading: CGFloat(border.left), bottom: CGFloat(border.bottom),
                trailing: CGFloat(border.right)),
            minimum: CGSize(width: Double(width), height: Double(height)), gauge: gauge)
        Self.measured[self] = (Style.epoch, metrics)
        return metrics
    }
}
