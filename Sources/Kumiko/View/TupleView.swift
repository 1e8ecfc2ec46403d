/// Several views side by side, as a ``ViewBuilder`` closure lists them.
public struct TupleView<each Content: View>: View {
    nonisolated(unsafe) let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TupleNode(view, inputs)
    }
}

/// The node of a ``TupleView``: a child for each element, always the same ones.
private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
    private var parts: [_Node] = []

    override init(_ view: TupleView<repeat each Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        for part in repeat each view.content {
            parts.append(makeChild(part))
        }
    }

    override func update(_ new: TupleView<repeat each Content>) {
        view = new
        var index = 0
        for part in repeat each new.content {
            updateChild(parts[index], part)
            index += 1
        }
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        for part in parts { visit(part) }
    }
}
