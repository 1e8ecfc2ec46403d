/// A modifier that wraps each element of its content in one of its own, such as padding.
///
/// To add a modifier, write an ``Element`` that measures, places or draws differently, a structure that conforms, and
/// a method on ``View`` that applies it.
@_documentation(visibility: internal)
@MainActor
public protocol ElementModifier: ViewModifier where Body == Never {
    associatedtype ModifierElement: Element
    /// Makes the element around one element of the content; ``updateElement(_:environment:)`` follows at once.
    func makeElement() -> ModifierElement
    /// Brings the element up to date with the modifier and the environment. All that decides is in these two: state that
    /// is read here is not tracked, since a body has read it before.
    func updateElement(_ element: ModifierElement, environment: EnvironmentValues)
}

extension ElementModifier {
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ElementModifierNode(view, inputs)
    }
}

/// Applies an ``ElementModifier`` to each element of the content.
final class ElementModifierNode<Content: View, Modifier: ElementModifier>:
    _ViewNode<ModifiedContent<Content, Modifier>>
{
    private var child: _ViewNode<Content>!
    private var wrappers: [Modifier.ModifierElement] = []

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = makeChild(view.content)
        wrap()
    }

    override func evaluate() {
        for wrapper in wrappers { view.modifier.updateElement(wrapper, environment: environment) }
    }

    override func update(_ new: ModifiedContent<Content, Modifier>) {
        view = new
        evaluate()
        child.update(new.content)
    }

    override func environmentChanged(from old: EnvironmentValues) { evaluate() }

    override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        if wrap() { elementsChanged() }
    }

    /// Wraps each element of the content, keeping the wrappers of those that stay. Returns whether they are others now.
    @discardableResult
    private func wrap() -> Bool {
        var contents: [Element] = []
        child.collectElements(into: &contents)
        let isSame =
            contents.count == wrappers.count && zip(contents, wrappers).allSatisfy { $0 === $1.children.first }
        guard !isSame else { return false }
        if contents.count == 1, wrappers.count == 1 {
            // The wrapper stays with the view; only what it wraps is another.
            wrappers[0].setChildren(contents)
            return false
        }
        var known: [ObjectIdentifier: Modifier.ModifierElement] = [:]
        for wrapper in wrappers {
            if let content = wrapper.children.first { known[ObjectIdentifier(content)] = wrapper }
        }
        wrappers = contents.map { content in
            if let wrapper = known[ObjectIdentifier(content)] { return wrapper }
            let wrapper = view.modifier.makeElement()
            wrapper.setChildren([content])
            return wrapper
        }
        evaluate()
        return true
    }

    override func collectElements(into elements: inout [Element]) {
        elements.append(contentsOf: wrappers as [Element])
    }
}
