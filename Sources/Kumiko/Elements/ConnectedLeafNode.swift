/// How a view with state of its own, but without a body, is shown as one element.
@MainActor
package struct LeafBehavior<V: View, LeafElement: Element> {
    let makeElement: () -> LeafElement
    let update: (V, LeafElement, EnvironmentValues) -> Void
    let remove: (LeafElement) -> Void

    /// - Parameters:
    ///   - update: brings the element up to date; state that is read here is tracked.
    ///   - remove: the view has gone.
    package init(
        makeElement: @escaping () -> LeafElement, update: @escaping (V, LeafElement, EnvironmentValues) -> Void,
        remove: @escaping (LeafElement) -> Void
    ) {
        self.makeElement = makeElement
        self.update = update
        self.remove = remove
    }

    package func makeNode(_ view: V, _ inputs: _NodeInputs) -> _ViewNode<V> {
        ConnectedLeafNode(view, inputs, self)
    }
}

/// The node of a view that is one element and has properties such as ``State``.
private final class ConnectedLeafNode<V: View, LeafElement: Element>: _ViewNode<V> {
    private let behavior: LeafBehavior<V, LeafElement>
    private let element: LeafElement
    private let fields: TypeFields
    private var properties: DynamicProperties

    init(_ view: V, _ inputs: _NodeInputs, _ behavior: LeafBehavior<V, LeafElement>) {
        self.behavior = behavior
        element = behavior.makeElement()
        fields = TypeFields.of(V.self)
        properties = DynamicProperties(fields.dynamicFields.count)
        super.init(view, inputs)
        evaluate()
    }

    override func evaluate() {
        guard isAlive else { return }
        if !fields.dynamicFields.isEmpty {
            withUnsafeMutableBytes(of: &view) { bytes in
                properties.connect(fields.dynamicFields, at: bytes.baseAddress!, of: self)
            }
        }
        track { behavior.update(view, element, environment) }
    }

    override func update(_ new: V) {
        view = new
        evaluate()
    }

    override func environmentChanged(from old: EnvironmentValues) { evaluate() }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }

    override func didRemove() {
        properties.disconnect()
        behavior.remove(element)
    }
}
