import Foundation
import ViewModels

/// Pages side by side, of which a ``CarouselModel`` says where each stands. Every child is one page.
@_documentation(visibility: internal)
public final class PagesElement: HostElement {
    public let model: CarouselModel

    init(_ model: CarouselModel) {
        self.model = model
    }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makePages(self) }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = children.reduce(CGSize.zero) { largest, page in
            let size = page.sizeThatFits(.unspecified)
            return CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
        }
        return proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    /// Each page fills the carousel; where it is seen follows the model at each frame.
    public override func placeChildren() {
        model.extent = size.width
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
        model.visiblePages.filter { children.indices.contains($0.page) }.map { placement in
            let page = children[placement.page]
            // The model's places are the screen's; here, as everywhere in a host, x goes along the reading direction.
            let left = model.origin(atOffset: placement.offset)
            let leading = model.isRightToLeft ? size.width - left - model.pageExtent : left
            return Placement(
                page: page, x: leading + (model.pageExtent - page.size.width) / 2, isInSight: placement.isInSight)
        }
    }

    /// Hands each page's frame to the widgets, at the place where the model has it now.
    public override func commitContent() {
        var isSeen: Set<ObjectIdentifier> = []
        for placement in placements where isSeen.insert(ObjectIdentifier(placement.page)).inserted {
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
