import Foundation
import ViewModels

/// Pages side by side, of which a ``CarouselModel`` says where each stands.
///
/// The children are the pages in sight and one on each side, in the order in which they stand.
@_documentation(visibility: internal)
public final class PagesElement: HostElement {
    public let model: CarouselModel
    /// The identities of all pages, when they have any.
    var ids: [AnyHashable]?
    /// The identities of the pages that are children, in their order.
    private var shownIDs: [AnyHashable] = []
    /// Called when other pages are needed than there are.
    var pagesNeeded: () -> Void = {}
    private var geometry: (spacing: Double, peek: Double, alignment: CarouselAlignment)?
    /// The largest page so far, for each proposal that leaves the size to the pages: where turning to a page makes it,
    /// the carousel is not to become smaller or larger with each turn.
    private var largestPages: [(proposal: ProposedViewSize, size: CGSize)] = []

    init(_ model: CarouselModel) {
        self.model = model
    }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makePages(self) }

    // MARK: The pages there are

    /// Takes over pages and their identities.
    func show(_ pages: [Element], ids: [AnyHashable]) {
        shownIDs = ids
        setChildren(pages)
    }

    /// Has pages made before the next frame if others are needed now that the model has moved. Returns whether.
    @discardableResult
    package func askForPages() -> Bool {
        guard
            !zip(model.visiblePages, shownIDs).allSatisfy({ $0.id == $1 })
                || model.visiblePages.count != shownIDs.count
        else { return false }
        pagesNeeded()
        return true
    }

    /// Makes at once the pages that are needed now that the model has moved, and lays them out.
    package func makePages() {
        guard askForPages(), let root else { return }
        root.graph.update()
        root.settle()
    }

    /// The model moved the pages: their widgets are handed new frames with the next frame.
    package func markPagesMoved() {
        markForCommit()
        for page in children { page.needsCommit = true }
    }

    // MARK: Layout

    /// What of the model decides how wide a page is.
    func setGeometry(spacing: Double, peek: Double, alignment: CarouselAlignment) {
        if let geometry, geometry == (spacing, peek, alignment) { return }
        geometry = (spacing, peek, alignment)
        markPagesMoved()
        invalidateLayout()
    }

    /// The largest page so far may be one that has gone.
    func forgetLargestPage() { largestPages = [] }

    /// As large as proposed; otherwise as the largest page that has been near.
    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let peeks = 2 * (model.peek.isFinite ? max(0, model.peek) : 0)
        let page = ProposedViewSize(width: proposal.width.map { max(0, $0 - peeks) }, height: proposal.height)
        let index = largestPages.firstIndex { $0.proposal == proposal }
        let largest = children.reduce(index.map { largestPages[$0].size } ?? .zero) { largest, child in
            let size = child.sizeThatFits(page)
            return CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
        }
        if let index { largestPages.remove(at: index) }
        // A layout asks a few questions again and again; older ones are those of other window sizes.
        largestPages = [(proposal, largest)] + largestPages.prefix(7)
        return CGSize(width: proposal.width ?? largest.width + peeks, height: proposal.height ?? largest.height)
    }

    /// Each page fills the carousel; where it is seen follows the model at each frame.
    public override func placeChildren() {
        if model.extent != size.width { model.extent = size.width }
        askForPages()
        let page = ProposedViewSize(width: model.pageExtent, height: size.height)
        for child in children {
            child.place(at: CGPoint(x: 0, y: size.height / 2), anchor: .leading, proposal: page)
        }
    }

    /// Where one page is seen.
    public struct Placement {
        public let page: Element
        /// Where the page's leading edge lies, in points.
        public let x: CGFloat
        public let isInSight: Bool
    }

    /// The pages in sight and their neighbours.
    public var placements: [Placement] {
        let pages = Dictionary(zip(shownIDs, children), uniquingKeysWith: { first, _ in first })
        return model.visiblePages.compactMap { placement in
            guard let page = pages[placement.id] else { return nil }
            // The model's places are the screen's; here, as everywhere in a host, x goes along the reading direction.
            let left = model.origin(atOffset: placement.offset)
            let leading = model.isRightToLeft ? size.width - left - model.pageExtent : left
            return Placement(
                page: page, x: leading + (model.pageExtent - page.size.width) / 2, isInSight: placement.isInSight)
        }
    }

    /// Hands each page's frame to the widgets, at the place where the model has it now.
    public override func commitChildren() {
        var isSeen: Set<ObjectIdentifier> = []
        for placement in placements {
            isSeen.insert(ObjectIdentifier(placement.page))
            placement.page.commit(
                at: CGPoint(x: placement.x, y: placement.page.origin.y), isVisible: placement.isInSight)
        }
        for page in children where !isSeen.contains(ObjectIdentifier(page)) {
            page.commit(at: page.origin, isVisible: false)
        }
    }

    public override func drawContent(in context: any DrawingContext) {
        for placement in placements where placement.isInSight {
            let origin = CGPoint(x: placement.x, y: placement.page.origin.y)
            placement.page.draw(CGRect(origin: origin, size: placement.page.size), in: context)
        }
    }

    public override func respondersInContent(at point: CGPoint) -> [any PointerResponder] {
        var responders: [any PointerResponder] = []
        for placement in placements where placement.isInSight {
            let local = CGPoint(x: point.x - placement.x, y: point.y - placement.page.origin.y)
            if placement.page.hitTest(local, &responders) { break }
        }
        return responders
    }
}
