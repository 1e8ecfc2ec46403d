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
    /// What the toggle shows.
    public private(set) var state = ToggleModel.State.off {
        didSet { if state != oldValue { widget?.update() } }
    }

    /// The colour in which the toggle stands out when it is on; `nil` for the theme's.
    public private(set) var tint: Color.Resolved? {
        didSet { if tint != oldValue { widget?.update() } }
    }

    private let enclosure: ToggleEnclosure?

    init(_ appearance: ToggleAppearance, _ model: ToggleModel, _ enclosure: ToggleEnclosure?) {
        self.appearance = appearance
        self.model = model
        self.enclosure = enclosure
        super.init()
        enclosure?.take(self)
    }

    public override func didDetach() {
        super.didDetach()
        enclosure?.release(self)
    }

    func update(_ state: ToggleModel.State, _ environment: EnvironmentValues, tint: Color? = nil) {
        isEnabled = environment.isEnabled
        layoutDirection = environment.layoutDirection
        self.tint = tint?.resolve(in: environment) ?? environment.tintColor
        self.state = state
    }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeToggle(self) }

    public override func childrenChanged() { widget?.update() }
}
