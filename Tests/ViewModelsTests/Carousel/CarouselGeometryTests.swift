import Testing
import ViewModels

@MainActor
struct CarouselGeometryTests {
    private func carousel(_ count: Int, at position: Double, wraps: Bool = false) -> CarouselModel {
        let model = CarouselModel(pageCount: count, currentPage: Int(position.rounded()), wraps: wraps).shown()
        model.beginDrag(at: 0)
        model.drag(by: position - position.rounded(), at: 0)
        return model
    }

    private struct Row: CustomTestStringConvertible {
        let count: Int
        let position: Double
        var wraps = false
        let pages: [Int]
        let inSight: [Int]
        var testDescription: String { "\(count) pages at \(position)\(wraps ? ", wrapping" : "")" }
    }

    @Test(arguments: [
        Row(count: 5, position: 2, pages: [1, 2, 3], inSight: [2]),
        Row(count: 5, position: 0, pages: [0, 1], inSight: [0]),
        Row(count: 5, position: 4, pages: [3, 4], inSight: [4]),
        Row(count: 5, position: 1.75, pages: [0, 1, 2, 3], inSight: [1, 2]),
        Row(count: 1, position: 0, pages: [0], inSight: [0]),
        Row(count: 1, position: 0, wraps: true, pages: [0], inSight: [0]),
        Row(count: 5, position: 0, wraps: true, pages: [4, 0, 1], inSight: [0]),
        Row(count: 5, position: -0.25, wraps: true, pages: [3, 4, 0, 1], inSight: [4, 0]),
        Row(count: 5, position: 4.25, wraps: true, pages: [3, 4, 0, 1], inSight: [4, 0]),
        Row(count: 3, position: -0.25, wraps: true, pages: [2, 0, 1], inSight: [2, 0]),
        Row(count: 3, position: 2.25, wraps: true, pages: [1, 2, 0], inSight: [2, 0]),
        Row(count: 2, position: 0, wraps: true, pages: [0, 1], inSight: [0]),
        Row(count: 2, position: 0.25, wraps: true, pages: [0, 1], inSight: [0, 1]),
        Row(count: 2, position: -0.25, wraps: true, pages: [1, 0], inSight: [1, 0]),
        Row(count: 2, position: 1.25, wraps: true, pages: [1, 0], inSight: [1, 0]),
        Row(count: 10_000, position: 7_000, pages: [6_999, 7_000, 7_001], inSight: [7_000]),
    ])
    private func pagesInSightAndOneOnEachSide(_ row: Row) {
        let placements = carousel(row.count, at: row.position, wraps: row.wraps).visiblePages
        #expect(placements.map(\.page) == row.pages)
        #expect(placements.filter(\.isInSight).map(\.page) == row.inSight)
        let offsets = placements.map(\.offset)
        #expect(offsets == offsets.sorted())
        for (one, next) in zip(offsets, offsets.dropFirst()) { #expect(abs(next - one - 1) < 1e-9) }
    }

    @Test func theCurrentPageAtRestHasNoOffset() {
        let model = CarouselModel(pageCount: 4, currentPage: 3, wraps: true)
        #expect(model.visiblePages.first { $0.page == 3 }?.offset == 0)
        #expect(model.visiblePages.map(\.id) == [2, 3, 0])
    }

    @Test func peeksAndGapsTakeFromThePage() {
        let model = CarouselModel(pageCount: 5, currentPage: 2, spacing: 10, peek: 40)
        model.extent = 400
        #expect(model.pageExtent == 320)
        #expect(model.pitch == 330)
        #expect(model.origin(atOffset: 0) == 40)
        #expect(model.origin(atOffset: 1) == 370)
        #expect(model.visiblePages.map(\.page) == [0, 1, 2, 3, 4])
        #expect(model.visiblePages.filter(\.isInSight).map(\.page) == [1, 2, 3])
    }

    @Test func alignmentMovesThePageAsideAndMirrors() {
        let model = CarouselModel(pageCount: 5, currentPage: 2, peek: 50)
        model.extent = 400
        let table: [(CarouselAlignment, Bool, Double, [Int])] = [
            (.leading, false, 0, [2, 3]), (.center, false, 50, [1, 2, 3]), (.trailing, false, 100, [1, 2]),
            (.leading, true, 100, [2, 3]), (.center, true, 50, [1, 2, 3]), (.trailing, true, 0, [1, 2]),
        ]
        for (alignment, mirrored, origin, inSight) in table {
            model.alignment = alignment
            model.isRightToLeft = mirrored
            #expect(model.origin(atOffset: 0) == origin)
            #expect(model.visiblePages.filter(\.isInSight).map(\.page) == inSight)
        }
    }

    @Test func laterPagesLieToTheLeftWhenReadingFromRightToLeft() {
        let model = CarouselModel(pageCount: 3, spacing: 20)
        model.extent = 300
        model.isRightToLeft = true
        #expect(model.origin(atOffset: 0) == 0)
        #expect(model.origin(atOffset: 1) == -320)
    }

    @Test func aFingerByOnePageIsOnePage() {
        let model = CarouselModel(pageCount: 3, spacing: 20)
        #expect(model.pages(forFinger: 100) == 0)
        model.extent = 300
        #expect(model.pages(forFinger: -320) == 1)
    }

    @Test(arguments: [-5, .nan, .infinity, 1e300, 1e-300] as [Double])
    func absurdSizesStillShowTheCurrentPage(size: Double) {
        for keyPath in [\CarouselModel.extent, \.spacing, \.peek] {
            let model = CarouselModel(pageCount: 6, currentPage: 2, wraps: true)
            model.extent = 300
            model[keyPath: keyPath] = size
            let placements = model.visiblePages
            #expect(placements.contains { $0.page == 2 && $0.offset == 0 && $0.isInSight })
            #expect(Set(placements.map(\.page)).count == placements.count)
            #expect(model.origin(atOffset: 0).isFinite)
        }
    }

    @Test func offsetsAreTheNearerWay() {
        let model = carousel(5, at: 4.25, wraps: true)
        #expect(model.offset(of: 4) == -0.25)
        #expect(model.offset(of: 0) == 0.75)
        #expect(model.offset(of: 2) == -2.25)
        let straight = carousel(5, at: 3.75)
        #expect(straight.offset(of: 0) == -3.75)
        #expect(straight.offset(of: 99) == 0.25)
        #expect(CarouselModel().offset(of: 1) == 0)
    }

    @Test func pagesFarNarrowerThanTheCarouselAreEachShownOnce() {
        let model = CarouselModel(pageCount: 6, currentPage: 2, wraps: true, peek: 5e14 - 1)
        model.extent = 1e15
        #expect(model.pageExtent == 2)
        #expect(model.visiblePages.map(\.page).sorted() == [0, 1, 2, 3, 4, 5])
        #expect(model.visiblePages.allSatisfy { abs($0.offset) <= 3 })
    }
}
