import CGtk
import Foundation
import Kumiko
import ViewModels

/// A container that is one thing to assistive technology and to the keyboard.
@MainActor
final class RegionWidget: HostWidget {
    private let element: RegionElement
    private let isSegment: Bool
    private var clicks: PointerGesture?
    private var keys: KeyController?
    private var toldChecked: ToggleModel.State?
    private var toldPosition: SetPosition?

    init(_ element: RegionElement) {
        self.element = element
        isSegment = element.look == .segment
        super.init(
            ContentContainer(
                element, role: element.role.gtkRole, regionName: isSegment ? "button" : "kumiko-region"))
        for name in Self.cssClasses(element.look) { gtk_widget_add_css_class(widget, name) }
        clicks = PointerGesture(element, on: content) { [unowned self] in self.takeFocus() }
        keys = KeyController(on: widget, takesControl: true) { [unowned self] in self.press($0) }
        content.activate = { [unowned self] in
            let element = self.element
            guard element.isEnabled, element.isActivatable else { return false }
            element.activate()
            return true
        }
        update()
    }

    override func update() {
        updateCommon(element)
        updateFocusable()
        kumiko_region_set_activatable(widget, gboolean(element.isActivatable && element.isEnabled))
        for child in content.hosted { child.isHiddenByHost = element.hidesContent }
        if element.role == .generic { return }
        Accessibility.update(self, element, name: name, note: positionText, selected: element.isSelected)
        // Without a name of its own GTK would say its type's.
        if told.label == nil { kumiko_accessible_set_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "") }
        if element.checked != toldChecked {
            if isSegment { showPressed(element.checked == .on) }
            toldChecked = element.checked
            kumiko_accessible_set_checked(widget, element.checked.map(Self.tristate) ?? -1)
        }
        if element.setPosition != toldPosition {
            toldPosition = element.setPosition
            let position = element.setPosition
            kumiko_accessible_set_position(widget, CInt(position?.index ?? -1) + 1, CInt(position?.count ?? 0))
        }
    }

    /// GTK 4.8 keeps the position from assistive technology, so it is said in words too.
    private var positionText: String? {
        element.setPosition.map { Text("\($0.index + 1) of \($0.count)").string(in: EnvironmentValues()) }
    }

    // MARK: What GTK draws

    private static func cssClasses(_ look: RegionLook) -> [String] {
        switch look {
        case .plain: []
        case .box: ["kumiko-box"]
        case .segment: buttonLook.cssClasses
        case .segments: ["linked"]
        }
    }

    private static let buttonLook = ButtonLook(cssClasses: ["text-button", "toggle"], hasFrame: true)

    override var contentInsets: EdgeInsets { isSegment ? Self.buttonLook.metrics.insets : EdgeInsets() }
    override var minimumSize: CGSize { isSegment ? Self.buttonLook.metrics.minimum : .zero }

    private func showPressed(_ isPressed: Bool) {
        if isPressed {
            gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_CHECKED, 0)
        } else {
            gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_CHECKED)
        }
    }

    private static func tristate(_ state: ToggleModel.State) -> CInt {
        switch state {
        case .off: 0
        case .on: 1
        case .mixed: 2
        }
    }

    /// What is read out. A group whose content is read on its own does not say all of it once more.
    private var name: String? {
        switch element.role {
        case .generic, .group, .radioGroup, .tabList:
            element.hidesContent || element.spokenLabel != nil ? element.spokenText : nil
        default: element.spokenText
        }
    }

    override func nameChanged() {
        update()
        super.nameChanged()
    }

    override func host(_ widgets: [any PlatformWidget]) {
        let old = content.hosted
        super.host(widgets)
        for child in old where child.container !== content { child.isHiddenByHost = false }
        update()
    }

    // MARK: Keyboard

    private var hasFocus: Bool { gtk_widget_is_focus(widget) != 0 }

    private func press(_ key: KeyController.Key) -> Bool {
        // What a control inside did not take is not the region's.
        guard hasFocus else { return false }
        switch key {
        case .activation:
            guard element.isActivatable, element.isEnabled else { return false }
            if EventModifiers.current.contains(.control), !element.takesControl { return false }
            element.activate()
            return true
        case .region(let key): return element.press(key)
        }
    }

    private func updateFocusable() {
        let isFocusable = element.isFocusable
        guard (gtk_widget_get_focusable(widget) != 0) != isFocusable else { return }
        gtk_widget_set_focusable(widget, gboolean(isFocusable))
        // One box of a group stops being its Tab stop when another one starts to be, in whatever order they hear of it.
        if !isFocusable, hasFocus { MainLoop.whenIdle { [weak self] in self?.passFocusOn() } }
    }

    /// Gives the focus to the region of the same kind beside this one that is the Tab stop now.
    private func passFocusOn() {
        guard hasFocus, !element.isFocusable, let container else { return }
        for case let other as RegionWidget in container.hosted
        where other.element.role == element.role && other.element.isFocusable {
            gtk_widget_grab_focus(other.widget)
            return
        }
    }

    /// Takes the focus as a button does when it is clicked: at once, or when the click has made this the Tab stop.
    private func takeFocus() {
        guard element.isActivatable, element.isEnabled else { return }
        if element.isFocusable {
            gtk_widget_grab_focus(widget)
            return
        }
        FrameClock.beforeNextFrame(of: widget) { [weak self] in
            MainLoop.whenIdle {
                guard let self, self.element.isFocusable else { return }
                gtk_widget_grab_focus(self.widget)
            }
        }
    }
}
