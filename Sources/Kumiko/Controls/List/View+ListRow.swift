import Foundation

/// Whether something is shown.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

// What a row tells its list.

struct ListRowSeparatorKey: LayoutValueKey { static let defaultValue = Visibility.automatic }
struct ListRowInsetsKey: LayoutValueKey { static let defaultValue: EdgeInsets? = nil }
struct ListRowBackgroundKey: LayoutValueKey { static let defaultValue: ListRowBackground? = nil }

nonisolated extension View {
    /// Whether a line is drawn below this row of a ``List``; by default as the list's style has it.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        // The line above a row is the one below the row before.
        layoutValue(key: ListRowSeparatorKey.self, value: edges.contains(.bottom) ? visibility : .automatic)
    }

    /// How far the content of this row of a ``List`` is from the row's edges; `nil` for what the list's style has.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        layoutValue(key: ListRowInsetsKey.self, value: insets)
    }

    /// Puts a view behind this row of a ``List``, as large as the row; `nil` for none but the list's own.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(ListRowBackgroundModifier(background: view))
    }
}

/// An edge at the top or at the bottom.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    /// A set of edges.
    @frozen
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

// MARK: The background

/// A row's content with what lies behind all of the row.
final class ListRowBackground: PassthroughElement {
    fileprivate let background = Element()
    /// The row, in this element's coordinates.
    var row = CGRect.zero {
        didSet {
            guard row != oldValue else { return }
            needsPlacement = true
            if isPlaced { replaceInPlace() }
        }
    }

    fileprivate func show(_ content: Element, before background: [Element]) {
        self.background.setChildren(background)
        setChildren([content, self.background])
    }

    override func placeChildren() {
        super.placeChildren()
        background.place(at: row.origin, proposal: ProposedViewSize(row.size))
    }

    // With the background there are two children, but only one is what the row says of itself.
    override var isContainer: Bool { false }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(ListRowBackgroundKey.self) ? self : children.first?.layoutValue(key)
    }
    override var tag: AnyHashable? { children.first?.tag }

    override func draw(_ frame: CGRect, in context: any DrawingContext) {
        for child in children.reversed() {
            child.draw(CGRect(origin: frame.origin + child.origin, size: child.size), in: context)
        }
    }

    override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        guard let content = children.first else { return false }
        return content.hitTest(CGPoint(x: point.x - content.origin.x, y: point.y - content.origin.y), &responders)
    }
}

private struct ListRowBackgroundModifier<Background: View>: PrimitiveModifier {
    nonisolated(unsafe) let background: Background?

    nonisolated init(background: Background?) { self.background = background }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        ListRowBackgroundNode(view, inputs)
    }
}

private final class ListRowBackgroundNode<Content: View, Background: View>:
    _ViewNode<ModifiedContent<Content, ListRowBackgroundModifier<Background>>>
{
    private let element = ListRowBackground()
    private var content: _ViewNode<Content>!
    private var background: _ViewNode<Background?>!

    override init(_ view: ModifiedContent<Content, ListRowBackgroundModifier<Background>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        content = makeChild(view.content)
        background = makeChild(view.modifier.background)
        collect()
    }

    override func update(_ new: ModifiedContent<Content, ListRowBackgroundModifier<Background>>) {
        view = new
        content.update(new.content)
        background.update(new.modifier.background)
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        visit(content)
        visit(background)
    }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        var contents: [Element] = []
        content.collectElements(into: &contents)
        var backgrounds: [Element] = []
        background.collectElements(into: &backgrounds)
        let inner = contents.count == 1 ? contents[0] : Element()
        if contents.count > 1 { inner.setChildren(contents) }
        element.show(inner, before: backgrounds)
    }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }
}
