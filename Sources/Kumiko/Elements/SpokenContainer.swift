/// A container with a label that assistive technology reads out, whether or not it is shown inside.
@MainActor
protocol SpokenContainer: ContainerView where ViewElement: HostElement {
    associatedtype SpokenLabel: View
    var label: SpokenLabel { get }
}

extension SpokenContainer {
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SpokenContainerNode(view, inputs)
    }
}

private final class SpokenContainerNode<V: SpokenContainer>: _ViewNode<V> {
    private let element: V.ViewElement
    private let spoken = Element()
    private var content: _ViewNode<V.Content>!
    private var label: _ViewNode<V.SpokenLabel>!

    override init(_ view: V, _ inputs: _NodeInputs) {
        element = view.makeElement()
        super.init(view, inputs)
        evaluate()
        content = makeChild(view.content)
        label = makeChild(view.label)
        collect()
        element.spokenLabel = spoken
    }

    override func evaluate() {
        view.updateElement(element, environment: environment)
    }

    override func update(_ new: V) {
        view = new
        evaluate()
        content.update(new.content)
        label.update(new.label)
        element.widget?.update()
    }

    override func environmentChanged(from old: EnvironmentValues) { evaluate() }

    override func forEachChild(_ visit: (_Node) -> Void) {
        visit(content)
        visit(label)
    }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        var elements: [Element] = []
        content.collectElements(into: &elements)
        element.setChildren(elements)
        elements = []
        label.collectElements(into: &elements)
        spoken.setChildren(elements)
    }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }
}
