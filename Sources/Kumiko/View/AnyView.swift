/// A view whose type is not known to the compiler. A new type at the same place starts with new state.
public struct AnyView: View {
    nonisolated(unsafe) let content: any View

    nonisolated public init<Content: View>(_ view: Content) {
        content = (view as? AnyView)?.content ?? view
    }

    nonisolated public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        AnyViewNode(view, inputs)
    }
}

private final class AnyViewNode: _ViewNode<AnyView> {
    private var child: _Node?

    override init(_ view: AnyView, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = make(view.content)
    }

    private func make<Content: View>(_ content: Content) -> _Node { makeChild(content) }

    /// Updates the child when it has the type of `content`.
    private func update<Content: View>(_ child: _Node?, with content: Content) -> Bool {
        guard let child = child as? _ViewNode<Content> else { return false }
        child.update(content)
        return true
    }

    override func update(_ new: AnyView) {
        view = new
        if update(child, with: new.content) { return }
        removeChild(&child)
        child = make(new.content)
        elementsChanged()
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
