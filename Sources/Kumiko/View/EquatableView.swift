/// A view that is evaluated again only when its content compares unequal with `==`.
public struct EquatableView<Content: View & Equatable>: View {
    nonisolated(unsafe) public var content: Content

    nonisolated public init(content: Content) {
        self.content = content
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        EquatableNode(view, inputs)
    }
}

nonisolated extension View where Self: Equatable {
    /// Compares with `==` before this view is evaluated again.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: View & Equatable>: _ViewNode<EquatableView<Content>> {
    private var child: _ViewNode<Content>!

    override init(_ view: EquatableView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = makeChild(view.content)
    }

    override func update(_ new: EquatableView<Content>) {
        guard new.content != view.content else { return }
        view = new
        child.update(new.content)
    }

    override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }
}
