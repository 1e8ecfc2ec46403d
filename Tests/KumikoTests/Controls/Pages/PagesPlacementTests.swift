import Foundation
import Testing
import ViewModels

@testable import Kumiko

@MainActor
struct PagesPlacementTests {
    private func pages(_ count: Int, current: Int, isRightToLeft: Bool) -> PagesElement {
        let model = CarouselModel(pageCount: count, currentPage: current, wraps: true)
        model.isRightToLeft = isRightToLeft
        let pages = PagesElement(model)
        pages.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let visible = model.visiblePages
        pages.show(visible.map { FillingElement($0.page) }, ids: visible.map(\.id))
        pages.place(at: .zero, proposal: ProposedViewSize(width: 300, height: 200))
        return pages
    }

    @Test(
        "The next page lies after the current one along the reading direction, which the platform mirrors",
        arguments: [false, true])
    func nextPageFollows(isRightToLeft: Bool) {
        let pages = pages(5, current: 2, isRightToLeft: isRightToLeft)
        let seen = pages.placements
        #expect(seen.map(\.x) == [-300, 0, 300])
        #expect(seen.map { ($0.page as? FillingElement)?.number } == [1, 2, 3])
    }

    @Test("A finger that goes against the reading direction brings in the next page", arguments: [false, true])
    func fingerBringsNextPage(isRightToLeft: Bool) {
        let pages = pages(5, current: 2, isRightToLeft: isRightToLeft)
        pages.model.beginDrag(at: 0)
        // The first 16 points are not followed.
        let finger = isRightToLeft ? 166.0 : -166.0
        pages.model.drag(by: pages.model.pages(forFinger: finger), at: 0.1)
        let next = pages.placements.first { ($0.page as? FillingElement)?.number == 3 }
        #expect(next?.x == 150)
        #expect(next?.isInSight == true)
    }
}

/// Takes what it is proposed.
private final class FillingElement: Element {
    let number: Int

    init(_ number: Int) { self.number = number }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
