import Foundation
import ViewModels

/// How one of the platform's own toggles looks.
@_documentation(visibility: internal)
public enum ToggleAppearance: Equatable, Sendable {
    case `switch`, checkbox, button
}

/// One of the platform's own toggles. A checkbox and a button stand around their label; a switch has none, the label
/// is laid out beside it.
@_documentation(visibility: internal)
public final class ToggleElement: HostElement {
    public let appearance: ToggleAppearance
    /// The toggle's state and behaviour, which the widget is bound to.
    public let model: ToggleModel
    /// The name read out where the label is not inside of the toggle.
    public internal(set) var spokenLabel: Element? {
        didSet { if spokenLabel !== oldValue { widget?.update() } }
    }

    init(_ appearance: ToggleAppearance, _ model: ToggleModel) {
        self.appearance = appearance
        self.model = model
    }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeToggle(self) }

    public override func childrenChanged() { widget?.update() }
}
