import Testing
import ViewModels

@MainActor
struct CarouselPagesTests {
    private struct Change: CustomTestStringConvertible {
        let from: String
        let at: Int
        let to: String
        let shows: Int?
        var testDescription: String { "\(from)[\(at)] to \(to)" }
    }

    private nonisolated static func ids(_ letters: String) -> [AnyHashable] { letters.map { AnyHashable($0) } }

    private nonisolated static let changes = [
        // inserted before, after, around
        Change(from: "abc", at: 1, to: "xabc", shows: 2), Change(from: "abc", at: 1, to: "abxc", shows: 1),
        Change(from: "abc", at: 0, to: "xyzabc", shows: 3), Change(from: "abc", at: 2, to: "abcxyz", shows: 2),
        // another page removed
        Change(from: "abc", at: 2, to: "bc", shows: 1), Change(from: "abc", at: 0, to: "ab", shows: 0),
        // the visible page removed: the next one stands in, at the end the one before
        Change(from: "abc", at: 0, to: "bc", shows: 0), Change(from: "abc", at: 1, to: "ac", shows: 1),
        Change(from: "abcd", at: 3, to: "abc", shows: 2), Change(from: "abcd", at: 3, to: "ab", shows: 1),
        Change(from: "abcde", at: 2, to: "ae", shows: 1), Change(from: "ab", at: 1, to: "a", shows: 0),
        // replaced, with and without survivors
        Change(from: "abc", at: 1, to: "axc", shows: 1), Change(from: "abc", at: 0, to: "xbc", shows: 0),
        Change(from: "abc", at: 2, to: "abx", shows: 2), Change(from: "abc", at: 1, to: "xyz", shows: 1),
        Change(from: "abc", at: 2, to: "xy", shows: 1),
        // reordered
        Change(from: "abcd", at: 0, to: "dcba", shows: 3), Change(from: "abcd", at: 2, to: "cabd", shows: 0),
        // none
        Change(from: "abc", at: 2, to: "", shows: nil), Change(from: "", at: 0, to: "abc", shows: 0),
    ]

    @Test(arguments: changes, [false, true])
    private func theVisiblePageStaysVisibleElseItsNeighbour(_ change: Change, wraps: Bool) {
        let model = CarouselModel(pages: Self.ids(change.from), currentPage: change.at, wraps: wraps).shown()
        let before = model.currentPage
        var corrections: [Int?] = []
        model.onCorrection = { corrections.append($0) }
        model.onPageChange = { _ in Issue.record("nobody turned the page") }
        let publications = Publications { model.currentPage }
        model.pages = Self.ids(change.to)
        #expect(model.currentPage == change.shows)
        #expect(model.position == Double(change.shows ?? 0))
        #expect(!model.isAnimating)
        #expect(corrections == (before == change.shows ? [] : [change.shows]))
        #expect(publications.take() == corrections.count)
    }

    @Test(arguments: changes, [false, true])
    private func aDragOverAChangeOfThePagesStillLandsOnAPage(_ change: Change, wraps: Bool) {
        let model = CarouselModel(pages: Self.ids(change.from), currentPage: change.at, wraps: wraps).shown()
        model.beginDrag(at: 0)
        model.drag(by: 0.3, at: 0.1)
        let offset = model.position - model.position.rounded()
        model.pages = Self.ids(change.to)
        #expect(model.currentPage == change.shows)
        if let page = change.shows, wraps, change.from.count > 1, change.to.count > 1 {
            #expect(abs(model.offset(of: page) + offset) < 1e-12)
        }
        model.drag(by: 0.1, at: 0.2)
        model.endDrag(velocity: 0)
        model.run()
        #expect(model.position == Double(model.currentPage ?? 0))
        #expect(model.currentPage == change.shows)
    }

    @Test func ofEqualIdentitiesTheFirstCounts() {
        let model = CarouselModel(pages: ["a", "b", "a", "c"])
        #expect(model.pages == ["a", "b", "c"])
        #expect(model.pageCount == 3)
    }

    @Test func aCountThatShrinksClampsOnce() {
        let model = CarouselModel(pageCount: 5, currentPage: 4).shown()
        var corrections: [Int?] = []
        model.onCorrection = { corrections.append($0) }
        let publications = Publications { model.currentPage }
        model.pageCount = 3
        model.pageCount = 0
        model.pageCount = 4
        #expect(corrections == [2, nil, 0])
        #expect(publications.take() == 3)
    }

    @Test func pagesThatOnlyGetNamesStayWhereTheyAre() {
        let model = CarouselModel(pageCount: 3, currentPage: 2)
        model.pages = [0, 1, 2, 3]
        #expect(model.currentPage == 2)
        model.pageCount = 3
        #expect(model.currentPage == 2)
    }

    @Test func aPageInsertedInTheWayIsPassedWithoutAJump() {
        let model = CarouselModel(pages: ["a", "b", "c"]).shown()
        model.scroll(to: 1)
        model.run(for: 0.03)
        let (position, velocity) = (model.position, model.velocity)
        #expect(position < 0.5)
        model.pages = ["a", "x", "b", "c"]
        #expect(model.currentPage == 2)
        #expect(model.position == position)
        #expect(abs(model.velocity - velocity) < 1e-9)
        model.run(from: 0.03)
        #expect(model.position == 2)
    }

    @Test func aPageInsertedBehindMovesTheMovementAlong() {
        let model = CarouselModel(pages: ["a", "b", "c"], currentPage: 1).shown()
        model.scroll(to: 2)
        model.run(for: 0.1)
        let position = model.position
        model.pages = ["x", "a", "b", "c"]
        #expect(abs(model.position - position - 1) < 1e-12)
        model.run(from: 0.1)
        #expect(model.position == 3)
    }

    @Test func theTargetRemovedInMidFlightLeavesItsNeighbour() {
        let model = CarouselModel(pages: ["a", "b", "c"]).shown()
        model.scroll(to: 2)
        model.run(for: 0.05)
        model.pages = ["a", "b"]
        #expect(model.currentPage == 1)
        model.run(from: 0.05)
        #expect(model.position == 1)
    }

    @Test func aStepRoundTheEndGoesOnForwardWhenPagesAreAppended() {
        let model = CarouselModel(pages: ["a", "b", "c"], currentPage: 2, wraps: true).shown()
        model.turn(by: 1)
        model.run(for: 0.02)
        model.pages = ["a", "b", "c", "x"]
        #expect(model.currentPage == 0)
        let positions = model.run(from: 0.02)
        #expect(positions.dropLast().allSatisfy { $0 >= 2 })
        #expect(model.position == 0)
    }

    @Test func allPagesGoneInMidFlightIsAState() {
        let model = CarouselModel(pageCount: 4).shown()
        model.scroll(to: 2)
        model.run(for: 0.05)
        model.pageCount = 0
        #expect(model.currentPage == nil)
        #expect(!model.isAnimating)
        #expect(model.visiblePages.isEmpty)
        #expect(model.currentID == nil)
    }

    @Test func wrappingSwitchedOffOnTheWayRoundStillArrives() {
        let model = CarouselModel(pageCount: 4, currentPage: 3, wraps: true).shown()
        model.turn(by: 1)
        model.run(for: 0.05)
        model.wraps = false
        #expect((0.0...3).contains(model.position))
        model.run(from: 0.05)
        #expect(model.position == 0)
        #expect(model.currentPage == 0)
    }

    @Test func aStepRoundTheStartGoesOnBackwardWhenPagesArePrepended() {
        let model = CarouselModel(pages: ["a", "b", "c"], wraps: true).shown()
        model.turn(by: -1)
        model.run(for: 0.02)
        model.pages = ["x", "a", "b", "c"]
        #expect(model.currentPage == 3)
        let positions = model.run(from: 0.02)
        #expect(positions.dropLast().allSatisfy { $0 <= 1 })
        #expect(model.position == 3)
    }
}
