/// Shows what `arrange` makes of the views that `content` consists of, each of which it may place where it likes.
struct Parts<Content: View, Arrangement: View>: View {
    let content: Content
    let arrange: ([Part]) -> Arrangement

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { PartsNode(view, inputs) }
}

/// One of the views that some content consists of.
struct Part: ElementView {
    let element: Element
    /// Its own tag, else its identity in the `ForEach` that made it.
    let tag: AnyHashable?

    var id: ObjectIdentifier { ObjectIdentifier(element) }

    func makeElement() -> Element { element }
    func updateElement(_ element: Element, environment: EnvironmentValues) {}
}

private final class PartsNode<Content: View, Arrangement: View>: _ViewNode<Parts<Content, Arrangement>> {
    private var source: _ViewNode<PartsSource<Content>>!
    private var arrangement: _ViewNode<Arrangement>!

    override init(_ view: Parts<Content, Arrangement>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        source = makeChild(sourceView)
        arrangement = makeChild(view.arrange(parts))
    }

    private var sourceView: PartsSource<Content> {
        PartsSource(content: view.content) { [unowned self] in
            arrangement?.update(view.arrange(parts))
        }
    }

    private var parts: [Part] {
        var elements: [Element] = []
        let identities = ForEachIdentities.recording { source.collectElements(into: &elements) }
        // Looked for only where modifiers stand between an element and the `ForEach` that made what is in it.
        var inner: [ObjectIdentifier: AnyHashable]?
        return elements.map { element in
            if let tag = element.tag ?? identities[ObjectIdentifier(element)] {
                return Part(element: element, tag: tag)
            }
            let known = inner ?? ForEachIdentities.recording { ForEachIdentities.noteAll(within: source) }
            inner = known
            return Part(element: element, tag: element.innermost { known[ObjectIdentifier($0)] })
        }
    }

    override func update(_ new: Parts<Content, Arrangement>) {
        view = new
        source.update(sourceView)
        arrangement.update(new.arrange(parts))
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        visit(source)
        visit(arrangement)
    }

    /// Only what was arranged is shown.
    override func collectElements(into elements: inout [Element]) { arrangement.collectElements(into: &elements) }
}

/// Holds the content apart from what is made of it, so that the two are told from each other when they change.
private struct PartsSource<Content: View>: View {
    let content: Content
    let changed: () -> Void

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { PartsSourceNode(view, inputs) }
}

private final class PartsSourceNode<Content: View>: _ViewNode<PartsSource<Content>> {
    private var child: _ViewNode<Content>!

    override init(_ view: PartsSource<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = makeChild(view.content)
    }

    override func update(_ new: PartsSource<Content>) {
        view = new
        child.update(new.content)
    }

    override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }

    override func childElementsChanged() { awaitCollection() }

    override func collect() { view.changed() }
}

/// Notes by which identity a `ForEach` knows each element, while somebody asks.
@MainActor
enum ForEachIdentities {
    private static var recorded: [ObjectIdentifier: AnyHashable]?

    static var isRecording: Bool { recorded != nil }

    /// The identities of the elements that `collect` goes through.
    static func recording(_ collect: () -> Void) -> [ObjectIdentifier: AnyHashable] {
        let outer = recorded
        recorded = [:]
        defer { recorded = outer }
        collect()
        return recorded ?? [:]
    }

    /// Has every `ForEach` at or below a node note what it made, the innermost first.
    static func noteAll(within node: _Node) {
        node.forEachChild { noteAll(within: $0) }
        guard node is any IdentifyingNode else { return }
        var elements: [Element] = []
        node.collectElements(into: &elements)
    }

    /// Notes the identity of elements that have none yet: the innermost `ForEach` decides.
    static func note(_ id: some Hashable, of elements: ArraySlice<Element>) {
        guard recorded != nil else { return }
        for element in elements where recorded?[ObjectIdentifier(element)] == nil {
            recorded?[ObjectIdentifier(element)] = AnyHashable(id)
        }
    }
}

/// A node that notes identities while its elements are collected.
@MainActor
protocol IdentifyingNode {}

extension Element {
    /// What `find` finds last on the way from the element into what modifiers have put it around.
    fileprivate func innermost<Found>(_ find: (Element) -> Found?) -> Found? {
        var found: Found?
        var current: Element? = self
        while let element = current {
            found = find(element) ?? found
            if let decorated = element as? DecorationElement {
                current = decorated.content
            } else {
                current = element.children.count == 1 && !element.isContainer ? element.children[0] : nil
            }
        }
        return found
    }
}
