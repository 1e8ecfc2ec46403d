/// One of two views, as `if`/`else` and `switch` in a ``ViewBuilder`` choose it.
public struct _ConditionalContent<First: View, Second: View>: View {
    enum Branch {
        case first(First)
        case second(Second)
    }

    nonisolated(unsafe) let branch: Branch

    nonisolated init(_ branch: Branch) {
        self.branch = branch
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ConditionalNode(view, inputs)
    }
}

/// Keeps the branch that is shown; the other branch's state ends when the choice falls on the one.
private final class ConditionalNode<First: View, Second: View>: _ViewNode<_ConditionalContent<First, Second>> {
    private var first: _ViewNode<First>?
    private var second: _ViewNode<Second>?

    override init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        switch view.branch {
        case .first(let content): first = makeChild(content)
        case .second(let content): second = makeChild(content)
        }
    }

    override func update(_ new: _ConditionalContent<First, Second>) {
        view = new
        switch new.branch {
        case .first(let content):
            if let first { return first.update(content) }
            removeChild(&second)
            first = makeChild(content)
        case .second(let content):
            if let second { return second.update(content) }
            removeChild(&first)
            second = makeChild(content)
        }
        elementsChanged()
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        if let first { visit(first) }
        if let second { visit(second) }
    }
}
