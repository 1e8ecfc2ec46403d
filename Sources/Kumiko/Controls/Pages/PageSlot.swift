import Foundation

/// One page or row: a single element whatever its content is. What making the content reads is tracked here.
struct PageSlot: View {
    /// Makes the element around the content, once.
    var makeElement: @MainActor () -> Element = { PageSlotElement() }
    let make: () -> any View

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { PageSlotNode(view, inputs) }
}

extension PageSlot {
    var body: Never { fatalError("a page has a node of its own") }
}

private final class PageSlotNode: _ViewNode<PageSlot> {
    private let element: Element
    private var child: _ViewNode<AnyView>?

    override init(_ view: PageSlot, _ inputs: _NodeInputs) {
        element = view.makeElement()
        super.init(view, inputs)
        evaluate()
        collect()
    }

    override func update(_ new: PageSlot) {
        view = new
        evaluate()
    }

    override func evaluate() {
        let content = track { AnyView(erasing: view.make()) }
        if let child {
            child.update(content)
        } else {
            child = makeChild(content)
        }
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        var elements: [Element] = []
        child?.collectElements(into: &elements)
        element.setChildren(elements)
    }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }
}

/// Fills the page and centres its content.
private final class PageSlotElement: Element {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = children.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    override func placeChildren() {
        for child in children {
            child.place(
                at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
        }
    }
}
