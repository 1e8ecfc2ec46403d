import CGtk
import Foundation
import Kumiko

/// A row of a list: one thing to assistive technology and to the keyboard, with the theme's colours behind it.
@MainActor
final class ListRowWidget: HostWidget, ListRowPlatformWidget {
    private let element: ListRowElement
    private var clicks: PointerGesture?
    private var keys: KeyController?
    private let focus: SignalHandlers
    private var shown: ListRowElement.Appearance?
    private var shownMargins = EdgeInsets()
    private var shownPosition: SetPosition?
    private var classes: [String] = []

    init(_ element: ListRowElement) {
        self.element = element
        let content = ContentContainer(
            element, role: element.isReachable ? GTK_ACCESSIBLE_ROLE_LIST_ITEM : GTK_ACCESSIBLE_ROLE_GENERIC,
            regionName: "kumiko-row")
        let crossing = gtk_event_controller_focus_new()!
        focus = SignalHandlers(of: UnsafeMutableRawPointer(crossing))
        super.init(content)
        gtk_widget_add_controller(widget, crossing)
        focus.connect("enter") { [unowned self] in self.element.focused() }
        clicks = PointerGesture(element, on: content) { [unowned self] in self.takeFocusByClick() }
        keys = KeyController(on: widget, takesControl: true) { [unowned self] in self.press($0) }
        content.activate = { [unowned self] in
            guard self.element.isEnabled, self.element.isReachable else { return false }
            self.element.activate()
            return true
        }
        update()
    }

    override func update() {
        updateCommon(element)
        showAppearance()
        gtk_widget_set_focusable(widget, gboolean(element.isTabStop && element.isEnabled))
        kumiko_region_set_activatable(widget, gboolean(element.isReachable && element.isEnabled))
        if element.isSelected == true {
            gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_SELECTED, 0)
        } else {
            gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_SELECTED)
        }
        guard element.isReachable else { return }
        Accessibility.update(self, element, name: element.spokenText, selected: element.isSelected)
        if element.setPosition != shownPosition {
            shownPosition = element.setPosition
            kumiko_accessible_set_position(
                widget, CInt(clamping: (shownPosition?.index ?? -1) + 1), CInt(clamping: shownPosition?.count ?? 0))
        }
    }

    override func nameChanged() {
        update()
        super.nameChanged()
    }

    override func host(_ widgets: [any PlatformWidget]) {
        super.host(widgets)
        update()
    }

    override func remove() {
        focus.disconnectAll()
        super.remove()
    }

    // MARK: Keyboard

    func takeFocus() {
        gtk_widget_set_focusable(widget, 1)
        gtk_widget_grab_focus(widget)
    }

    private func takeFocusByClick() {
        if element.isReachable, element.isEnabled { takeFocus() }
    }

    private func press(_ key: KeyController.Key) -> Bool {
        switch key {
        case .activation:
            // What a control inside did not take is not the row's.
            guard gtk_widget_is_focus(widget) != 0, element.isReachable, element.isEnabled else { return false }
            element.activate()
            return true
        case .region(let key): return element.press(key)
        }
    }

    // MARK: Looks

    override var contentInsets: EdgeInsets { element.margins }

    private func showAppearance() {
        let margins = element.margins
        if margins != shownMargins {
            shownMargins = margins
            gtk_widget_set_margin_top(widget, CInt(margins.top))
            gtk_widget_set_margin_bottom(widget, CInt(margins.bottom))
            gtk_widget_set_margin_start(widget, CInt(margins.leading))
            gtk_widget_set_margin_end(widget, CInt(margins.trailing))
        }
        guard element.appearance != shown else { return }
        shown = element.appearance
        // The corners of a box cut off what a row draws behind itself.
        gtk_widget_set_overflow(
            widget, element.appearance.look == .insetGrouped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
        let new = Self.cssClasses(element.appearance)
        for name in classes where !new.contains(name) { gtk_widget_remove_css_class(widget, name) }
        for name in new where !classes.contains(name) { gtk_widget_add_css_class(widget, name) }
        classes = new
    }

    private static func cssClasses(_ appearance: ListRowElement.Appearance) -> [String] {
        var names: [String] = []
        switch appearance.look {
        case .plain: names.append("kumiko-plain-row")
        case .inset: names.append("kumiko-inset-row")
        case .insetGrouped: names.append("kumiko-box-row")
        case .sidebar: names.append("kumiko-sidebar-row")
        }
        if appearance.isHeader || appearance.isFooter {
            names.append(appearance.isHeader ? "kumiko-header" : "kumiko-footer")
        } else {
            names.append("kumiko-item")
        }
        if appearance.isFirst { names.append("kumiko-first") }
        if appearance.isLast { names.append("kumiko-last") }
        if appearance.hasContrast { names.append("kumiko-contrast") }
        if appearance.hasSeparator { names.append("kumiko-separated") }
        return names
    }

    /// The rules for rows. Colours are the theme's, whichever it is.
    static let rules =
        """

        kumiko-row { outline: 0 solid transparent; }
        kumiko-row.kumiko-contrast:selected { outline: 1px solid currentColor; outline-offset: -1px; }
        kumiko-row:focus:focus-visible {
          outline: 2px solid alpha(@theme_selected_bg_color, 0.7); outline-offset: -2px; }
        scrolledwindow.kumiko-view, .kumiko-plain-row.kumiko-header { background-color: @theme_base_color; }
        .kumiko-inset-row, .kumiko-sidebar-row { border-radius: 6px; }
        .kumiko-item:hover { background-image: image(alpha(currentColor, 0.05)); }
        .kumiko-item:selected { background-image: image(alpha(@theme_selected_bg_color, 0.28)); }
        .kumiko-item:selected:hover { background-image: image(alpha(@theme_selected_bg_color, 0.36)); }
        .kumiko-sidebar-row:selected { background-image: image(alpha(currentColor, 0.1)); }
        .kumiko-sidebar-row:selected:hover { background-image: image(alpha(currentColor, 0.14)); }
        .kumiko-box-row.kumiko-item { background-color: @theme_base_color; }
        .kumiko-box-row.kumiko-item.kumiko-first { border-top-left-radius: 12px; border-top-right-radius: 12px; }
        .kumiko-box-row.kumiko-item.kumiko-last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
        """ + lines("kumiko-row", 0.12) + lines("kumiko-row.kumiko-contrast", 0.6)

    /// The lines between rows and around boxes, which are drawn inside of the rows.
    private static func lines(_ row: String, _ opacity: Double) -> String {
        let line = "alpha(currentColor, \(opacity))"
        let sides = "inset 1px 0 \(line), inset -1px 0 \(line)"
        let box = "\(row).kumiko-box-row.kumiko-item"
        return """

            \(row).kumiko-separated { box-shadow: inset 0 -1px \(line); }
            \(box) { box-shadow: \(sides); }
            \(box).kumiko-separated, \(box).kumiko-last { box-shadow: \(sides), inset 0 -1px \(line); }
            \(box).kumiko-first { box-shadow: \(sides), inset 0 1px \(line); }
            \(box).kumiko-first.kumiko-separated, \(box).kumiko-first.kumiko-last {
              box-shadow: inset 0 0 0 1px \(line); }
            """
    }
}
