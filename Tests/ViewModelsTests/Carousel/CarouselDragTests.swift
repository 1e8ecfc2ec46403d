import Testing
import ViewModels

@MainActor
struct CarouselDragTests {
    private func carousel(_ page: Int = 2, of count: Int = 5, wraps: Bool = false) -> CarouselModel {
        CarouselModel(pageCount: count, currentPage: page, wraps: wraps).shown()
    }

    private struct Throw: CustomTestStringConvertible {
        let distance: Double
        let velocity: Double
        var device = CarouselDevice.touch
        let lands: Int
        var testDescription: String { "\(distance) at \(velocity) by \(device)" }
    }

    @Test(arguments: [
        Throw(distance: 0.2, velocity: 0, lands: 2), Throw(distance: 0.6, velocity: 0, lands: 3),
        Throw(distance: -0.6, velocity: 0, lands: 1), Throw(distance: 0.2, velocity: 0.29, lands: 2),
        Throw(distance: 0.2, velocity: 0.3, lands: 3), Throw(distance: -0.2, velocity: -0.3, lands: 1),
        Throw(distance: 0.2, velocity: 0.5, device: .touchpad, lands: 2),
        Throw(distance: 0.2, velocity: 0.6, device: .touchpad, lands: 3),
        Throw(distance: -0.2, velocity: -0.6, device: .touchpad, lands: 1),
        Throw(distance: 0.6, velocity: -0.3, lands: 2), Throw(distance: -0.6, velocity: 0.3, lands: 2),
        Throw(distance: 0.3, velocity: 60, lands: 3), Throw(distance: 7, velocity: 60, lands: 3),
        Throw(distance: 0.2, velocity: .infinity, lands: 2), Throw(distance: .nan, velocity: 0, lands: 2),
    ])
    private func landsOn(_ throwing: Throw) {
        let model = carousel()
        var told: [Int] = []
        model.onPageChange = { told.append($0) }
        let publications = Publications { model.currentPage }
        model.beginDrag(at: 0, device: throwing.device)
        model.drag(by: throwing.distance, at: 0)
        #expect(model.currentPage == 2)
        model.endDrag(velocity: throwing.velocity)
        #expect(model.currentPage == throwing.lands)
        #expect(told == (throwing.lands == 2 ? [] : [throwing.lands]))
        #expect(publications.take() == told.count)
        model.run()
        #expect(model.position == Double(throwing.lands))
        #expect(!model.isAnimating)
    }

    @Test func pagesFollowTheFinger() {
        let model = carousel()
        model.beginDrag(at: 0)
        #expect(model.isHeld && !model.isDragging)
        for step in 1...4 { model.drag(by: 0.1, at: Double(step) / 60) }
        #expect(model.isDragging)
        #expect(abs(model.position - 2.4) < 1e-12)
        model.drag(by: -0.8, at: 0.1)
        #expect(abs(model.position - 1.6) < 1e-12)
    }

    @Test func aDragStartsAfter16Points() {
        let model = carousel()
        model.extent = 320
        model.beginDrag(at: 0)
        let publications = Publications { (model.position, model.isDragging) }
        model.drag(by: 15 / 320.0, at: 0.1)
        #expect(publications.take() == 0)
        model.drag(by: 17 / 320.0, at: 0.2)
        #expect(model.isDragging)
        #expect(abs(model.position - 2.05) < 1e-12)
    }

    @Test func aPressThatNeverBecameADragChangesNothing() {
        let model = carousel()
        model.extent = 320
        model.onPageChange = { _ in Issue.record("nothing turned") }
        model.beginDrag(at: 0)
        model.drag(by: 0.01, at: 0.1)
        model.endDrag(velocity: 5)
        #expect(model.position == 2)
        #expect(!model.isHeld && !model.isAnimating)
    }

    @Test func movingPagesAreCaughtWhereTheyAreAndFollowAtOnce() {
        let model = carousel(0)
        model.extent = 320
        model.turn(by: 1)
        model.run(for: 0.05)
        let caught = model.position
        #expect(caught > 0.1 && caught < 0.9)
        model.beginDrag(at: 1)
        #expect(model.isDragging && !model.isAnimating)
        #expect(model.position == caught)
        #expect(!model.advance(to: 1.1))
        #expect(model.position == caught)
        model.drag(by: 0.01, at: 1.2)
        #expect(abs(model.position - caught - 0.01) < 1e-12)
    }

    @Test func caughtAndLetGoItRestsOnThePageThatIsNearest() {
        let model = carousel(0)
        model.turn(by: 1)
        model.run(for: 0.02)
        #expect(model.position < 0.5)
        model.beginDrag(at: 1)
        model.endDrag(at: 2)
        #expect(model.currentPage == 0)
        model.run()
        #expect(model.position == 0)
    }

    @Test func aQuickSecondFlingTurnsAnotherPage() {
        let model = carousel(0)
        model.turn(by: 1)
        model.run(for: 0.15)
        #expect(model.position > 0.9 && model.position < 1)
        model.beginDrag(at: 1)
        model.drag(by: 0.001, at: 1)
        model.endDrag(velocity: 2)
        #expect(model.currentPage == 2)
    }

    @Test func theVelocityIsTakenFromTheDragWhenNoneIsGiven() {
        let flung = carousel()
        flung.beginDrag(at: 5)
        for step in 1...6 { flung.drag(by: 0.02, at: 5 + Double(step) / 60) }
        flung.endDrag()
        #expect(flung.currentPage == 3)

        let stopped = carousel()
        stopped.beginDrag(at: 5)
        for step in 1...6 { stopped.drag(by: 0.02, at: 5 + Double(step) / 60) }
        stopped.endDrag(at: 6)
        #expect(stopped.currentPage == 2)
    }

    @Test func theSpringGoesOnAtTheFingersSpeed() {
        let model = carousel()
        model.beginDrag(at: 0)
        model.drag(by: 0.3, at: 0.1)
        model.endDrag(velocity: 3)
        #expect(abs(model.velocity - 3) < 1e-9)
        #expect(abs(model.position - 2.3) < 1e-12)
    }

    @Test func readingFromRightToLeftMirrorsTheDragNotTheIndex() {
        let model = carousel()
        model.isRightToLeft = true
        model.beginDrag(at: 0)
        model.drag(by: 0.3, at: 0.1)
        #expect(abs(model.position - 1.7) < 1e-12)
        model.endDrag(velocity: 1)
        #expect(model.currentPage == 1)
    }

    @Test func theDirectionCanChangeInTheMiddleOfADrag() {
        let model = carousel()
        model.beginDrag(at: 0)
        model.drag(by: 0.3, at: 0.1)
        model.isRightToLeft = true
        #expect(abs(model.position - 2.3) < 1e-12)
        model.drag(by: 0.3, at: 0.2)
        #expect(abs(model.position - 2) < 1e-12)
    }

    @Test func withoutWrappingADragStopsAtTheEnds() {
        let model = carousel(4)
        model.beginDrag(at: 0)
        model.drag(by: 0.5, at: 0.1)
        #expect(model.position == 4)
        model.endDrag(velocity: 9)
        #expect(model.currentPage == 4)
        let positions = model.run()
        #expect(positions.allSatisfy { $0 == 4 })
    }

    @Test(arguments: [2, 3, 5])
    func wrappingADragGoesPastTheEnds(count: Int) {
        let model = carousel(0, of: count, wraps: true)
        model.beginDrag(at: 0)
        model.drag(by: -0.7, at: 0.1)
        #expect(abs(model.position + 0.7) < 1e-12)
        model.endDrag(velocity: 0)
        #expect(model.currentPage == count - 1)
        model.run()
        #expect(model.position == Double(count - 1))
    }

    @Test func aLongSwipePassesSeveralPagesOnlyWhenAllowed() {
        for (allowed, velocity, lands) in [(false, 6.0, 1), (true, 6, 3), (true, 0.4, 1), (true, 1000, 19)] {
            let model = carousel(0, of: 20)
            model.allowsLongSwipes = allowed
            model.beginDrag(at: 0)
            model.drag(by: 0.2, at: 0.1)
            model.endDrag(velocity: velocity)
            #expect(model.currentPage == lands)
            model.run()
            #expect(model.position == Double(lands))
        }
    }

    @Test func aCancelledDragGoesBack() {
        let model = carousel(0, wraps: true)
        model.onPageChange = { _ in Issue.record("nothing turned") }
        model.beginDrag(at: 0)
        model.drag(by: -0.8, at: 0.1)
        model.cancelDrag()
        #expect(model.currentPage == 0)
        model.run()
        #expect(model.position == 0)
    }

    @Test func repeatingTheCurrentPageDoesNotDisturbADrag() {
        let model = carousel()
        model.beginDrag(at: 0)
        model.drag(by: 0.4, at: 0.1)
        model.currentPage = 2
        model.drag(by: 0.3, at: 0.2)
        #expect(abs(model.position - 2.7) < 1e-12)
    }

    @Test func anotherPageSetByCodeEndsADrag() {
        let model = carousel()
        model.beginDrag(at: 0)
        model.drag(by: 0.4, at: 0.1)
        model.currentPage = 0
        #expect(!model.isHeld)
        model.drag(by: 0.4, at: 0.2)
        model.endDrag(velocity: 5)
        #expect(model.currentPage == 0)
        model.run()
        #expect(model.position == 0)
    }

    @Test func keysDoNotPullPagesOutOfAHand() {
        let model = carousel()
        model.beginDrag(at: 0)
        model.drag(by: 0.4, at: 0.1)
        #expect(!model.pressKey(.right))
        #expect(!model.turn(to: 0))
        #expect(model.wheel(CarouselScroll(dx: 1), at: 0.1))
        #expect(model.currentPage == 2)
        #expect(model.isDragging)
    }

    @Test func strayCallsAreIgnored() {
        let model = carousel()
        let publications = Publications { (model.position, model.currentPage, model.isHeld) }
        model.drag(by: 0.5, at: 0)
        model.endDrag(velocity: 3)
        model.cancelDrag()
        #expect(publications.take() == 0)
        let empty = CarouselModel()
        empty.beginDrag(at: 0)
        empty.drag(by: 1, at: 1)
        empty.endDrag()
        #expect(empty.currentPage == nil)
        #expect(!empty.isHeld)
    }

    @Test func aQuickSecondFlingBackwardTurnsAnotherPageToo() {
        let model = carousel(2)
        model.turn(by: -1)
        model.run(for: 0.15)
        model.beginDrag(at: 1)
        model.drag(by: -0.001, at: 1)
        model.endDrag(velocity: -2)
        #expect(model.currentPage == 0)
    }

    @Test(arguments: [1e300, -1e300, 1e18], [false, true])
    func absurdDistancesAndVelocitiesStillLandOnAPage(amount: Double, wraps: Bool) {
        let model = carousel(wraps: wraps)
        model.allowsLongSwipes = true
        model.beginDrag(at: 0)
        for step in 1...3 { model.drag(by: amount, at: Double(step) / 10) }
        #expect(!model.visiblePages.isEmpty)
        model.endDrag(velocity: amount)
        model.advance(to: 0)
        model.advance(to: 0.01)
        #expect(model.visiblePages.contains { $0.isInSight })
        model.run(from: 0.02)
        #expect(model.position == Double(model.currentPage!))
    }
}
