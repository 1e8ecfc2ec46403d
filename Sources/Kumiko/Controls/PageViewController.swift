import Foundation
import ViewModels

/// Pages of which one is seen at a time, going round from the last to the first.
///
/// ```swift
/// PageViewController(pages: landmarks.map(LandmarkCard.init), currentPage: $page)
///     .aspectRatio(3 / 2, contentMode: .fit)
/// ```
///
/// A swipe, the wheel, the arrow keys, Page Up and Down, Home and End turn the page and write the binding; a write to
/// the binding turns the page. A page out of range is corrected, and the correction written once. The behaviour is
/// ``CarouselModel``'s.
public struct PageViewController<Page: View>: View {
    nonisolated(unsafe) let pages: [Page]
    let currentPage: Binding<Int>

    nonisolated public init(pages: [Page], currentPage: Binding<Int>) {
        self.pages = pages
        self.currentPage = currentPage
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PagesNode(view, inputs)
    }
}

private final class PagesNode<Page: View>: _ViewNode<PageViewController<Page>> {
    private let element: PagesElement
    private let model: CarouselModel
    private var pages: [_ViewNode<PageBox<Page>>] = []

    override init(_ view: PageViewController<Page>, _ inputs: _NodeInputs) {
        model = CarouselModel(pageCount: view.pages.count, currentPage: 0, wraps: true)
        element = PagesElement(model)
        super.init(view, inputs)
        model.onPageChange = { [unowned(unsafe) self] in self.view.currentPage.wrappedValue = $0 }
        updatePages()
        evaluate()
        collect()
    }

    private func updatePages() {
        for (page, content) in zip(pages, view.pages) { page.update(PageBox(content: content)) }
        while pages.count > view.pages.count { pages.removeLast().remove() }
        for content in view.pages.dropFirst(pages.count) { pages.append(makeChild(PageBox(content: content))) }
        if model.pageCount != view.pages.count {
            model.pageCount = view.pages.count
            awaitCollection()
        }
    }

    override func evaluate() {
        element.isEnabled = environment.isEnabled
        element.layoutDirection = environment.layoutDirection
        model.isRightToLeft = environment.layoutDirection == .rightToLeft
        model.reducesMotion = environment.accessibilityReduceMotion
        let asked = track { view.currentPage.wrappedValue }
        guard let current = model.currentPage else { return }
        if asked != current { model.scroll(to: asked) }
        guard let corrected = model.currentPage, corrected != asked else { return }
        graph.enqueueAction { [currentPage = view.currentPage] in
            // Several evaluations of one round may ask for the same correction.
            if currentPage.wrappedValue == asked { currentPage.wrappedValue = corrected }
        }
    }

    override func update(_ new: PageViewController<Page>) {
        view = new
        updatePages()
        evaluate()
    }

    override func environmentChanged(from old: EnvironmentValues) { evaluate() }

    override func forEachChild(_ visit: (_Node) -> Void) {
        for page in pages { visit(page) }
    }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        var elements: [Element] = []
        for page in pages { page.collectElements(into: &elements) }
        element.setChildren(elements)
    }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }

    override func didRemove() { model.onPageChange = nil }
}

/// One page: a single element whatever its content is.
private struct PageBox<Content: View>: ContainerView {
    let content: Content
    func makeElement() -> PageBoxElement { PageBoxElement() }
    func updateElement(_ element: PageBoxElement, environment: EnvironmentValues) {}
}

/// Fills the page and centres its content.
private final class PageBoxElement: Element {
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
