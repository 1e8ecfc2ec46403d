import ViewModels

/// Pages side by side that follow a model and, if there is one, a binding: what all views of pages consist of.
struct PageStrip: View {
    let pages: PageListing
    /// The model; always the same one for a place on screen.
    let model: CarouselModel
    /// What tells the current page and hears of it; `nil` when only the model does.
    let selection: PageSelection?

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { PageStripNode(view, inputs) }
}

extension PageStrip {
    var body: Never { fatalError("pages have a node of their own") }
}

private final class PageStripNode: _ViewNode<PageStrip> {
    private let element: PagesElement
    private var model: CarouselModel { view.model }
    private var realised: [(id: AnyHashable, node: _ViewNode<PageSlot>)] = []
    /// What the binding said when it was last followed.
    private var lastAsked: AnyHashable?
    /// What the binding said that the model could not follow, and was told so; it is not told again.
    private var corrected: AnyHashable?
    private var hasFollowed = false
    /// Whether the listing is another than the one that the pages were made from.
    private var isListingNew = true

    override init(_ view: PageStrip, _ inputs: _NodeInputs) {
        element = PagesElement(view.model)
        super.init(view, inputs)
        element.pagesNeeded = { [unowned(unsafe) self] in markDirty() }
        if view.selection != nil { model.onPageChange = { [unowned(unsafe) self] in turned(to: $0) } }
        evaluate()
        collect()
    }

    override func update(_ new: PageStrip) {
        view = new
        isListingNew = true
        evaluate()
    }

    override func environmentChanged(from old: EnvironmentValues) { evaluate() }

    override func evaluate() {
        takeEnvironment()
        let asked = track {
            // Read so that a change of theirs lays the pages out again.
            element.setGeometry(spacing: model.spacing, peek: model.peek, alignment: model.alignment)
            return view.selection?.asked()
        }
        let hadPages = model.currentPage != nil
        let changesPages = isListingNew && listPages()
        if let selection = view.selection {
            follow(selection, asked, isNews: !hasFollowed || asked != lastAsked || !hadPages, changesPages)
        }
        hasFollowed = true
        lastAsked = asked
        realise()
        isListingNew = false
    }

    private func takeEnvironment() {
        element.isEnabled = environment.isEnabled
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        if element.layoutDirection != environment.layoutDirection {
            element.layoutDirection = environment.layoutDirection
            element.markPagesMoved()
            element.widget?.update()
        }
        if model.isRightToLeft != isRightToLeft { model.isRightToLeft = isRightToLeft }
        let reducesMotion = environment.accessibilityReduceMotion
        if model.reducesMotion != reducesMotion { model.reducesMotion = reducesMotion }
    }

    // MARK: The pages and the binding

    /// Tells the model of the pages. Returns whether they are others, or stand in another order.
    private func listPages() -> Bool {
        let pages = view.pages
        if let ids = pages.ids {
            guard ids != element.ids else { return false }
            if pages.hasDuplicates {
                report("\(viewName): several pages have the same id; the first of them is shown.")
            }
            element.ids = ids
            model.pages = ids
        } else {
            guard model.pageCount != pages.count || !hasFollowed else { return false }
            model.pageCount = pages.count
        }
        element.forgetLargestPage()
        return true
    }

    /// Goes where the binding says, unless only the pages have changed: then the page in view stays in view, and the
    /// binding is told where that is now.
    private func follow(_ selection: PageSelection, _ asked: AnyHashable?, isNews: Bool, _ changesPages: Bool) {
        guard let asked else { return }
        if isNews { corrected = nil }
        guard corrected != asked else { return }
        // Before anything was followed the model's page is no guess.
        let place = selection.index(asked, view.pages, hasFollowed ? model.currentPage : nil)
        if let place, place != model.currentPage, isNews || !changesPages { model.scroll(to: place) }
        guard model.currentPage != nil, place != model.currentPage else { return }
        corrected = asked
        graph.enqueueAction { [weak self] in
            // By now the binding may have been written, and the pages may have changed once more.
            guard let self, isAlive, let current = model.currentPage, selection.asked() == asked else { return }
            _ = selection.choose(current, view.pages)
        }
    }

    /// A person or autoplay turned the page. A binding that does not take it has the pages go back.
    private func turned(to page: Int) {
        guard let selection = view.selection else { return }
        if selection.choose(page, view.pages) {
            markDirty()
        } else {
            corrected = selection.asked()
        }
    }

    // MARK: Making pages

    /// Makes the pages that are needed and takes those away that are far.
    private func realise() {
        var known = Dictionary(uniqueKeysWithValues: realised.map { ($0.id, $0.node) })
        let old = realised.map(\.id)
        realised = model.visiblePages.map { placement in
            let slot = PageSlot { [pages = view.pages] in pages.view(at: placement.page) }
            guard let node = known.removeValue(forKey: placement.id) else { return (placement.id, makeChild(slot)) }
            if isListingNew { node.update(slot) }
            return (placement.id, node)
        }
        for node in known.values { node.remove() }
        if realised.map(\.id) != old { awaitCollection() }
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        for (_, node) in realised { visit(node) }
    }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        var elements: [Element] = []
        for (_, node) in realised { node.collectElements(into: &elements) }
        element.show(elements, ids: realised.map(\.id))
    }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }

    override func didRemove() {
        element.pagesNeeded = {}
        if view.selection != nil { model.onPageChange = nil }
    }
}
