import Foundation

/// A row of a list, or the header or footer of a section: its content at the leading edge, centred from top to bottom.
@_documentation(visibility: internal)
public final class ListRowElement: HostElement {
    /// All that decides how the row looks beside its content.
    public struct Appearance: Equatable {
        public internal(set) var look = ListLook.plain
        public internal(set) var isHeader = false
        public internal(set) var isFooter = false
        /// Whether the row is the first one, or the last one, of its section.
        public internal(set) var isFirst = false
        public internal(set) var isLast = false
        /// Whether it is the first one, or the last one, of the list.
        public internal(set) var beginsList = false
        public internal(set) var endsList = false
        public internal(set) var hasSeparator = false
        /// Whether lines are strong and what is selected is outlined, for those who asked for more contrast.
        public internal(set) var hasContrast = false
    }

    unowned let list: ListController
    /// The row's number in the list.
    var index = 0
    /// What stands for the row in a selection.
    var value: AnyHashable?

    public internal(set) var appearance = Appearance() {
        didSet {
            guard appearance != oldValue else { return }
            widget?.update()
            invalidateLayout()
        }
    }
    /// Whether the row is selected; `nil` where none can be.
    public internal(set) var isSelected: Bool? {
        didSet { if isSelected != oldValue { widget?.update() } }
    }
    /// Which one of how many the row is; `nil` for headers and footers.
    public internal(set) var setPosition: SetPosition? {
        didSet { if setPosition != oldValue { widget?.update() } }
    }
    /// Whether Tab comes to the row.
    public internal(set) var isTabStop = false {
        didSet { if isTabStop != oldValue { widget?.update() } }
    }

    init(_ list: ListController) { self.list = list }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeListRow(self) }

    public override var isContainer: Bool { true }

    public override func childrenChanged() { widget?.update() }

    /// A control says its label, also where the label stands beside it; that is not said twice.
    public override var spokenText: String {
        if let label = accessibility.label { return label }
        var parts: [String] = []
        func visit(_ element: Element) {
            guard let widget = element as? WidgetElement else { return element.children.forEach(visit) }
            let text = Self.text(of: widget)
            if !text.isEmpty, text != parts.last { parts.append(text) }
        }
        children.forEach(visit)
        return parts.joined(separator: ", ")
    }

    // MARK: Acts

    /// Whether a person can come to the row and act on it.
    public var isReachable: Bool { !appearance.isHeader && !appearance.isFooter }

    /// A click on the row, Space, Return, or what assistive technology does: selects it, or acts as the only control in
    /// it does.
    public func activate() {
        guard isEnabled, isReachable else { return }
        list.activate(self)
    }

    /// Hands a key to the row; returns whether it was taken.
    public func press(_ key: RegionKey) -> Bool { isEnabled && isReachable && list.press(key, on: self) }

    /// The keyboard's focus came to the row.
    public func focused() { list.focused(self) }

    private lazy var tapResponder = ListRowTap(self)

    public override func respondersInContent(at point: CGPoint) -> [any PointerResponder] {
        super.respondersInContent(at: point) + [tapResponder]
    }

    /// The control that the row is for: the only one inside.
    var onlyControl: WidgetElement? {
        var found: [WidgetElement] = []
        func visit(_ element: Element) {
            switch element {
            case is ButtonElement, is ToggleElement: found.append(element as! WidgetElement)
            case let region as RegionElement where region.isActivatable: found.append(region)
            default: for child in element.children { visit(child) }
            }
        }
        for child in children { visit(child) }
        return found.count == 1 ? found[0] : nil
    }

    // MARK: Layout

    private static let widestBox: CGFloat = 640

    /// The room around the row that belongs to none, in a list that is as wide as told.
    func margins(in width: CGFloat) -> EdgeInsets {
        let shape = appearance
        switch shape.look {
        case .plain: return EdgeInsets()
        case .inset, .sidebar:
            return EdgeInsets(
                top: shape.beginsList ? 6 : 0, leading: 6, bottom: shape.endsList ? 6 : 2, trailing: 6)
        case .insetGrouped:
            let side = max(12, (width - Self.widestBox) / 2)
            let isBox = !shape.isHeader && !shape.isFooter
            let top: CGFloat = shape.beginsList ? 12 : isBox && shape.isFirst && !followsHeader ? 18 : 0
            return EdgeInsets(top: top, leading: side, bottom: shape.endsList ? 12 : 0, trailing: side)
        }
    }

    /// Whether a header of the same section stands above.
    var followsHeader = false

    /// The room around the row that belongs to none.
    public var margins: EdgeInsets { margins(in: size.width) }

    /// The room that the row keeps free around its content.
    private var padding: EdgeInsets {
        if let own = trait(ListRowInsetsKey.self) ?? nil { return own }
        let shape = appearance
        let side: CGFloat = shape.look == .insetGrouped && !isReachable ? 2 : shape.look == .sidebar ? 8 : 12
        if shape.isHeader {
            return EdgeInsets(top: shape.beginsList ? 6 : 18, leading: side, bottom: 6, trailing: side)
        }
        return EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side)
    }

    private var minimumHeight: CGFloat {
        guard isReachable else { return 0 }
        switch appearance.look {
        case .plain, .inset: return 40
        case .insetGrouped: return 50
        case .sidebar: return 36
        }
    }

    /// What a view in the row tells the list.
    func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        children.first?.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }

    private func contentProposal(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - margins(in: $0).horizontal - padding.horizontal) }, height: nil)
    }

    private static let gap: CGFloat = 8

    /// The height of the content: of what stands one below the other where there are several views.
    private func contentHeight(_ proposal: ProposedViewSize) -> CGFloat {
        children.reduce(CGFloat(children.count - 1) * Self.gap) { $0 + $1.sizeThatFits(proposal).height }
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard !children.isEmpty else { return CGSize(width: proposal.width ?? 0, height: 0) }
        let inner = contentProposal(proposal.width)
        let widest = children.reduce(0) { max($0, $1.sizeThatFits(inner).width) }
        let margins = margins(in: proposal.width ?? 0)
        return CGSize(
            width: proposal.width ?? widest + margins.horizontal + padding.horizontal,
            height: max(minimumHeight, contentHeight(inner) + padding.vertical) + margins.vertical)
    }

    public override func placeChildren() {
        widget?.update()
        let (inner, margins) = (contentProposal(size.width), margins)
        let room = size.height - margins.vertical - padding.vertical
        var y = padding.top + (room - contentHeight(inner)) / 2
        for child in children {
            child.place(at: CGPoint(x: padding.leading, y: y), proposal: inner)
            y += child.size.height + Self.gap
        }
        guard let background = trait(ListRowBackgroundKey.self) else { return }
        let place = children.first.map { position(of: background, in: $0) } ?? .zero
        background.row = CGRect(
            x: -place.x, y: -place.y, width: size.width - margins.horizontal, height: size.height - margins.vertical)
    }

    private func position(of element: Element, in child: Element) -> CGPoint {
        var position = element.origin
        var current = element
        while current !== child, let parent = current.parent {
            position = position + parent.origin
            current = parent
        }
        return position
    }
}

/// Takes the clicks on a row that nothing inside takes.
@MainActor
private final class ListRowTap: PointerResponder {
    private unowned let row: ListRowElement

    init(_ row: ListRowElement) { self.row = row }

    var tapCount: Int { 1 }
    func tap(at point: CGPoint) { row.activate() }
}

/// A widget of a row, which can take the keyboard's focus.
@_documentation(visibility: internal)
@MainActor
public protocol ListRowPlatformWidget: PlatformWidget {
    func takeFocus()
}
