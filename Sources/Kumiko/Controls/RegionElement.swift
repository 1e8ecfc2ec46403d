import Foundation
import ViewModels

/// What a region is to assistive technology.
@_documentation(visibility: internal)
public enum RegionRole: Equatable, Sendable {
    /// Nothing by itself: it only holds what is inside.
    case generic
    case group, button, heading, image, link, text, checkbox, radio, radioGroup, tab, tabList, list, listItem
}

/// What the platform draws of a region.
@_documentation(visibility: internal)
public enum RegionLook: Equatable, Sendable {
    /// The ring that shows the focus.
    case plain
    /// The ring, around a box with wide corners.
    case box
    /// A button that stays pressed, in a row of linked ones.
    case segment
    /// The row around linked buttons.
    case segments
}

/// A part of the window that is one thing to assistive technology and to the keyboard although it is drawn out of
/// many: a toggle with a style of its own, a box with a tap gesture and a name.
@_documentation(visibility: internal)
public final class RegionElement: HostElement {
    /// The role; a widget keeps the one it was made with, so a change makes another widget.
    public internal(set) var role = RegionRole.group {
        didSet { if role != oldValue, widget != nil { forgetWidget() } }
    }
    /// Whether the region is on, off or (`nil`) neither can be said; for toggles and radio boxes.
    public internal(set) var checked: ToggleModel.State? {
        didSet { if checked != oldValue { widget?.update() } }
    }
    /// Whether the region is the chosen one of several; `nil` where that makes no sense.
    public var isSelected: Bool? { isMarkedSelected ?? ownSelection }
    /// What the control that the region belongs to says.
    var ownSelection: Bool? {
        didSet { if ownSelection != oldValue { widget?.update() } }
    }
    /// What the traits say: `nil` until one has said that it is selected.
    private var isMarkedSelected: Bool?
    /// Which one of how many the region is, for those that are chosen among.
    public internal(set) var setPosition: SetPosition? {
        didSet { if setPosition != oldValue { widget?.update() } }
    }
    /// Whether what is inside is hidden from assistive technology.
    public internal(set) var hidesContent = false {
        didSet { if hidesContent != oldValue { widget?.update() } }
    }
    /// Whether what is inside is read out as the region's name.
    var readsContent = true
    /// What activating the region does; `nil` for what a tap on it does.
    var action: (() -> Void)? {
        didSet { if (action == nil) != (oldValue == nil) { widget?.update() } }
    }
    /// What a key does to the region; returns whether it was taken.
    var onKey: ((RegionKey) -> Bool)?
    /// Whether the region takes the keyboard's focus although something inside of it could.
    var takesFocus = true {
        didSet { if takesFocus != oldValue { widget?.update() } }
    }

    /// Whether the region answers keys that are pressed with Ctrl, which else are the program's.
    public internal(set) var takesControl = false
    /// What of the region is drawn by the platform; a widget keeps the one it was made with.
    public internal(set) var look = RegionLook.plain {
        didSet { if look != oldValue, widget != nil { forgetWidget() } }
    }

    /// The control inside that is what the region else would be: the region is then nothing by itself, and what views
    /// say of it goes to the control.
    weak var standIn: WidgetElement? {
        didSet {
            guard standIn !== oldValue else { return }
            oldValue?.setAccessibility(nil, of: self)
            if standIn == nil {
                role = roleAlone
            } else {
                if oldValue == nil { roleAlone = role }
                role = .generic
            }
            accessibilityChanged()
        }
    }
    private var roleAlone = RegionRole.group
    private var enclosure: ToggleEnclosure?

    /// Tells the region that it is itself what a toggle's style shows.
    func takeEnclosure(_ enclosure: ToggleEnclosure?) {
        self.enclosure = enclosure
        enclosure?.take(self)
    }

    public override func didDetach() {
        super.didDetach()
        enclosure?.release(self)
    }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeRegion(self) }

    /// Whether the region can be activated by Space, Return and assistive technology.
    public var isActivatable: Bool { standIn == nil && (action != nil || tapTarget != nil) }

    /// The tap gesture on the region or around all of it.
    private var tapTarget: TapElement? {
        func find(_ element: Element) -> TapElement? {
            if let tap = element as? TapElement, tap.tapCount == 1 { return tap }
            if element is WidgetElement || element.children.count != 1 { return nil }
            return find(element.children[0])
        }
        if let inner = children.first.flatMap(find) { return inner }
        var element = parent
        while let current = element, current is PassthroughElement {
            if let tap = current as? TapElement, tap.tapCount == 1 { return tap }
            element = current.parent
        }
        return nil
    }

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
        if let action { return action() }
        tapTarget?.tap(at: CGPoint(x: size.width / 2, y: size.height / 2))
    }

    /// Hands a key to the region; returns whether it was taken.
    public func press(_ key: RegionKey) -> Bool {
        guard isEnabled, takesControl || !EventModifiers.current.contains(.control) else { return false }
        return onKey?(key) ?? false
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        look == .segment ? super.measure(proposal) : measureContent(proposal)
    }

    /// The region is where its content is, and answers as it does.
    public override func placeChildren() {
        if look == .segment { return super.placeChildren() }
        for child in children { child.place(at: .zero, proposal: proposal) }
    }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard look == .segment else { return children.first?.explicitAlignment(key, in: size, proposal) }
        guard let child = children.first, key.id is FirstBaselineAlignment.Type || key.id is LastBaselineAlignment.Type
        else { return nil }
        let space = ProposedViewSize(contentSize)
        let inset = (size.height - child.sizeThatFits(space).height) / 2
        return child.explicitAlignment(key, in: child.sizeThatFits(space), space).map { $0 + inset }
    }

    public override func childrenChanged() { widget?.update() }

    public override var spokenText: String {
        if let standIn { return standIn.spokenText }
        return readsContent || spokenLabel != nil ? super.spokenText : accessibility.label ?? ""
    }

    /// The traits that views gave the region make its role and its state.
    public override func accessibilityChanged() {
        if let standIn {
            let own = accessibility
            standIn.setAccessibility({ $0.take(own) }, of: self)
            return
        }
        let traits = accessibility.traits
        let roles: [(AccessibilityTraits, RegionRole)] = [
            (.isButton, .button), (.isToggle, .checkbox), (.isHeader, .heading), (.isLink, .link), (.isImage, .image),
            (.isTabBar, .tabList), (.isStaticText, .text),
        ]
        if let role = roles.first(where: { traits.contains($0.0) })?.1 { self.role = role }
        if traits.contains(.isSelected) || isMarkedSelected != nil { isMarkedSelected = traits.contains(.isSelected) }
    }
}

/// The place of something among its like.
@_documentation(visibility: internal)
public struct SetPosition: Equatable, Sendable {
    /// From 0 on.
    public let index: Int
    public let count: Int
}

/// A key that a region may take.
@_documentation(visibility: internal)
public enum RegionKey: Equatable, Sendable {
    case left, right, up, down, home, end, pageUp, pageDown
    case character(Character)
}
