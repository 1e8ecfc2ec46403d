import Foundation

/// How a button looks.
@_documentation(visibility: internal)
public enum ButtonAppearance: Equatable, Sendable {
    /// The platform's own choice.
    case automatic
    /// A raised button.
    case bordered
    /// The button that stands out.
    case prominent
    /// A button without a frame until the pointer is over it.
    case borderless
    /// Only the label, as large as it is.
    case plain
    /// Only what a ``ButtonStyle`` draws.
    case custom
}

/// What a button does.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// Removes or discards something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves without acting.
    public static let cancel = ButtonRole(name: "cancel")
}

/// What a button does beyond acting when it is pressed.
@_documentation(visibility: internal)
public struct ButtonTraits: Equatable, Sendable {
    /// Whether a press with Shift is another act, so that keys with Shift press too.
    public var answersShift = false
    /// Whether the button is at work and refuses presses meanwhile.
    public var isBusy = false
    /// Why the last press failed; the tooltip says it.
    public var failure: String?
}

/// A button around its label.
@_documentation(visibility: internal)
public final class ButtonElement: HostElement {
    public internal(set) var appearance = ButtonAppearance.automatic {
        didSet { if appearance != oldValue { widget?.update(); invalidateLayout() } }
    }
    public internal(set) var role: ButtonRole? {
        didSet { if role != oldValue { widget?.update() } }
    }
    public internal(set) var traits = ButtonTraits() {
        didSet { if traits != oldValue { widget?.update() } }
    }
    /// The colour of a button that stands out; `nil` for the theme's.
    public internal(set) var tint: Color.Resolved? {
        didSet { if tint != oldValue { widget?.update() } }
    }
    var action: () -> Void = {}
    var onPressedChange: ((Bool) -> Void)? {
        didSet { if (onPressedChange == nil) != (oldValue == nil) { widget?.update() } }
    }

    /// A label that is a text stays as it is in a button with room to spare.
    override var ignoresSpareHeight: Bool { children.count == 1 && children[0].ignoresSpareHeight }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeButton(self) }

    /// Acts on the user's press. A disabled button does nothing.
    public func press() {
        guard isEnabled else { return }
        action()
    }

    /// Whether somebody wants to know when the button is held down.
    public var followsPress: Bool { onPressedChange != nil || traits.answersShift }

    /// Tells whether the pointer or a key holds the button down.
    public func setPressed(_ isPressed: Bool) { onPressedChange?(isPressed) }

    public override var tooltip: String { traits.failure ?? help }

    /// What the label consists of, without what is drawn over it.
    private var labelElement: Element? {
        var element = children.count == 1 ? children[0] : nil
        while let current = element {
            switch current {
            case let decorated as DecorationElement: element = decorated.content
            case is OpacityElement: element = current.children.count == 1 ? current.children[0] : nil
            default: return current
            }
        }
        return nil
    }

    /// Whether the label is nothing but a text, or one of several that share a place.
    public var isFilledByText: Bool {
        guard let label = labelElement else { return false }
        if label is TextElement { return true }
        guard label is DepthStackElement, !label.children.isEmpty else { return false }
        return label.children.allSatisfy { $0.onlyWidget is TextElement }
    }

    /// Whether the label is nothing but a picture.
    public var isFilledByIcon: Bool { labelElement is ImageElement }

    /// Whether the label is nothing but a picture that fills what it is given: such a button adds no padding of its own.
    public var isFilledByImage: Bool {
        var element = labelElement
        while let current = element, !(current is WidgetElement) {
            element = current.children.count == 1 ? current.children[0] : nil
        }
        return (element as? ImageElement)?.content.isResizable ?? false
    }

    public override func childrenChanged() { widget?.update() }
}
