/// Puts a view above or below each element of the content.
struct DecorationModifier<Decoration: View>: PrimitiveModifier {
    nonisolated(unsafe) let decoration: Decoration
    let alignment: Alignment
    let isAbove: Bool

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        DecorationNode(view, inputs)
    }
}

/// The node of a decorated view: each element of the content has a decoration of its own, with its own state.
private final class DecorationNode<Content: View, Decoration: View>:
    _ViewNode<ModifiedContent<Content, DecorationModifier<Decoration>>>
{
    private struct Decorated {
        var element: DecorationElement
        var decoration: _ViewNode<Decoration>
    }

    private var child: _ViewNode<Content>!
    private var decorated: [Decorated] = []

    override init(_ view: ModifiedContent<Content, DecorationModifier<Decoration>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = makeChild(view.content)
        decorate()
    }

    override func update(_ new: ModifiedContent<Content, DecorationModifier<Decoration>>) {
        view = new
        child.update(new.content)
        for part in decorated {
            part.element.alignment = new.modifier.alignment
            part.decoration.update(new.modifier.decoration)
        }
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        visit(child)
        for part in decorated { visit(part.decoration) }
    }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        if decorate() { elementsChanged() }
        for part in decorated { collectDecoration(of: part) }
    }

    /// Decorates each element of the content, keeping the decorations of those that stay. Returns whether the
    /// elements are others now.
    @discardableResult
    private func decorate() -> Bool {
        var contents: [Element] = []
        child.collectElements(into: &contents)
        let isSame =
            contents.count == decorated.count && zip(contents, decorated).allSatisfy { $0 === $1.element.content }
        guard !isSame else { return false }
        if contents.count == 1, decorated.count == 1 {
            // The decoration stays with the view; only what it decorates is another.
            decorated[0].element.content = contents[0]
            return false
        }
        var known: [ObjectIdentifier: Decorated] = [:]
        for part in decorated { known[ObjectIdentifier(part.element.content)] = part }
        decorated = contents.map { content in
            if let part = known.removeValue(forKey: ObjectIdentifier(content)) { return part }
            let part = Decorated(
                element: DecorationElement(content, isAbove: view.modifier.isAbove),
                decoration: makeChild(view.modifier.decoration))
            part.element.alignment = view.modifier.alignment
            collectDecoration(of: part)
            return part
        }
        for part in known.values { part.decoration.remove() }
        return true
    }

    private func collectDecoration(of part: Decorated) {
        var elements: [Element] = []
        part.decoration.collectElements(into: &elements)
        part.element.decoration.setChildren(elements)
    }

    override func collectElements(into elements: inout [Element]) {
        for part in decorated { elements.append(part.element) }
    }
}
