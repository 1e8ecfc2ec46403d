import CGtk
import Foundation
import Kumiko
import ViewModels

/// A container that is one thing to assistive technology and to the keyboard.
@MainActor
final class RegionWidget: HostWidget {
    private let element: RegionElement
    private var taps: TapGesture?
    private var keys: KeyController?
    private var toldChecked: ToggleModel.State?

    init(_ element: RegionElement) {
        self.element = element
        super.init(ContentContainer(element, role: element.role.gtkRole, isRegion: true))
        taps = TapGesture(element, on: content)
        keys = KeyController(on: widget) { [unowned self] in self.press($0) }
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
        gtk_widget_set_focusable(widget, gboolean(element.isFocusable))
        kumiko_region_set_activatable(widget, gboolean(element.isActivatable && element.isEnabled))
        Accessibility.update(self, element, name: element.spokenText, selected: element.isSelected)
        if element.checked != toldChecked {
            toldChecked = element.checked
            let value: CInt =
                switch element.checked {
                case .off: 0
                case .on: 1
                case .mixed: 2
                case nil: -1
                }
            kumiko_accessible_set_checked(widget, value)
        }
    }

    override func host(_ widgets: [any PlatformWidget]) {
        super.host(widgets)
        for case let child as ElementWidget in widgets {
            kumiko_accessible_set_hidden(child.widget, gboolean(element.hidesContent))
        }
        update()
    }

    private func press(_ key: KeyController.Key) -> Bool {
        switch key {
        case .activation:
            guard element.isFocusable else { return false }
            element.activate()
            return true
        case .region(let key): return element.press(key)
        }
    }
}
