import Foundation
import ViewModels

/// What a region is to assistive technology.
@_documentation(visibility: internal)
public enum RegionRole: Equatable, Sendable {
    case group, button, heading, image, link, text, checkbox, radio, radioGroup, tab, tabList
}

/// A part of the window that is one thing to assistive technology and to the keyboard although it is drawn out of
/// many: a toggle with a style of its own, a box with a tap gesture and a name.
@_documentation(visibility: internal)
public final class RegionElement: HostElement {
    /// The role; a widget keeps the one it was made with, so a change makes another widget.
    public internal(set) var role = RegionRole.group {
        didSet { if role != oldValue { replaceWidget() } }
    }
    /// Whether the region is on, off or (`nil`) neither can be said; for toggles and radio boxes.
    public internal(set) var checked: ToggleModel.State? {
        didSet { if checked != oldValue { widget?.update() } }
    }
    public internal(set) var isSelected: Bool? {
        didSet { if isSelected != oldValue { widget?.update() } }
    }
    /// Whether what is inside is hidden from assistive technology.
    public internal(set) var hidesContent = false {
        didSet { if hidesContent != oldValue { widget?.update() } }
    }
    /// What is read out when the region has no label of its own; `nil` for what its content says.
    public internal(set) var spokenLabel: Element? {
        didSet { if spokenLabel !== oldValue { widget?.update() } }
    }
    /// What activating the region does; `nil` when it cannot be activated.
    var action: (() -> Void)? {
        didSet { if (action == nil) != (oldValue == nil) { widget?.update() } }
    }
    /// What a key does to the region; returns whether it was taken.
    var onKey: ((RegionKey) -> Bool)?
    /// Whether the region takes the keyboard's focus although something inside of it could.
    var takesFocus = true {
        didSet { if takesFocus != oldValue { widget?.update() } }
    }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeRegion(self) }

    /// Whether the region can be activated by Space, Return and assistive technology.
    public var isActivatable: Bool { action != nil }

    /// Whether the keyboard's focus stops here: at what can be activated, unless a control inside takes it.
    public var isFocusable: Bool {
        guard isActivatable, isEnabled, takesFocus else { return false }
        func holdsControl(_ element: Element) -> Bool {
            switch element {
            case is ButtonElement, is ToggleElement: true
            case let region as RegionElement where region.isFocusable: true
            default: element.children.contains(where: holdsControl)
            }
        }
        return !children.contains(where: holdsControl)
    }

    /// Acts as the user's activation does. A disabled region does nothing.
    public func activate() {
        guard isEnabled else { return }
        action?()
    }

    /// Hands a key to the region; returns whether it was taken.
    public func press(_ key: RegionKey) -> Bool {
        guard isEnabled else { return false }
        return onKey?(key) ?? false
    }

    private func replaceWidget() {
        guard widget != nil else { return }
        forgetWidget()
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize { measureContent(proposal) }

    /// The region is where its content is, and answers as it does.
    public override func placeChildren() {
        for child in children { child.place(at: .zero, proposal: proposal) }
    }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        children.first?.explicitGuide(key, in: size, proposal)
    }

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        // The region's own widget takes what falls on it.
        contains(point)
    }

    public override func childrenChanged() { widget?.update() }

    public override var spokenText: String { accessibility.label ?? spokenLabel.map(Self.text(of:)) ?? super.spokenText }
}

/// A key that a region may take.
@_documentation(visibility: internal)
public enum RegionKey: Equatable, Sendable {
    case left, right, up, down, home, end, pageUp, pageDown
    case character(Character)
}
