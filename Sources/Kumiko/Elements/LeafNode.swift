/// A view that is one element of its own, such as a text or a shape.
@_documentation(visibility: internal)
@MainActor
public protocol ElementView: View where Body == Never {
    associatedtype ViewElement: Element
    /// Makes the element; ``updateElement(_:environment:)`` follows at once.
    func makeElement() -> ViewElement
    /// Brings the element up to date with the view and the environment. All that decides is in these two: state that is
    /// read here is not tracked, since a body has read it before.
    func updateElement(_ element: ViewElement, environment: EnvironmentValues)
}

extension ElementView {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs)
    }
}

/// The node of a view that is one element without children.
final class LeafNode<V: ElementView>: _ViewNode<V> {
    let element: V.ViewElement

    override init(_ view: V, _ inputs: _NodeInputs) {
        element = view.makeElement()
        super.init(view, inputs)
        evaluate()
    }

    override func evaluate() {
        view.updateElement(element, environment: environment)
    }

    override func update(_ new: V) {
        view = new
        evaluate()
    }

    override func environmentChanged(from old: EnvironmentValues) { evaluate() }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }
}

/// A view that is one element with the elements of its content as children, such as a stack.
@_documentation(visibility: internal)
@MainActor
public protocol ContainerView: ElementView {
    associatedtype Content: View
    var content: Content { get }
}

extension ContainerView {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContainerNode(view, inputs)
    }
}

/// The node of a ``ContainerView``.
final class ContainerNode<V: ContainerView>: _ViewNode<V> {
    let element: V.ViewElement
    private var child: _ViewNode<V.Content>!

    override init(_ view: V, _ inputs: _NodeInputs) {
        element = view.makeElement()
        super.init(view, inputs)
        evaluate()
        child = makeChild(view.content)
        collect()
    }

    override func evaluate() {
        view.updateElement(element, environment: environment)
    }

    override func update(_ new: V) {
        view = new
        evaluate()
        child.update(new.content)
    }

    override func environmentChanged(from old: EnvironmentValues) { evaluate() }

    override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        var elements: [Element] = []
        child.collectElements(into: &elements)
        element.setChildren(elements)
    }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }
}
