/// Ties the state of its content to a value.
struct IDModifier<ID: Hashable>: PrimitiveModifier {
    nonisolated(unsafe) let id: ID

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        IDNode(view, inputs)
    }
}

private final class IDNode<Content: View, ID: Hashable>: _ViewNode<ModifiedContent<Content, IDModifier<ID>>> {
    private var child: _ViewNode<Content>?

    override init(_ view: ModifiedContent<Content, IDModifier<ID>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = makeChild(view.content)
    }

    override func update(_ new: ModifiedContent<Content, IDModifier<ID>>) {
        let isSame = new.modifier.id == view.modifier.id
        view = new
        if isSame {
            child?.update(new.content)
        } else {
            removeChild(&child)
            child = makeChild(new.content)
            elementsChanged()
        }
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

extension IDNode: IdentityHolder {
    func elements(withID id: AnyHashable) -> [Element]? {
        guard AnyHashable(view.modifier.id) == id else { return nil }
        var elements: [Element] = []
        collectElements(into: &elements)
        return elements
    }
}

nonisolated extension View {
    /// Ties the view's identity to `id`: another value starts anew, with new state.
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }
}
