extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        OptionalNode(view, inputs)
    }
}

/// Shows its content while there is one.
private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var child: _ViewNode<Wrapped>?

    override init(_ view: Wrapped?, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        if let view { child = makeChild(view) }
    }

    override func update(_ new: Wrapped?) {
        view = new
        switch (new, child) {
        case (let content?, let child?):
            child.update(content)
        case (let content?, nil):
            child = makeChild(content)
            elementsChanged()
        case (nil, _?):
            removeChild(&child)
            elementsChanged()
        case (nil, nil):
            break
        }
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
