import Testing
import ViewModels

@MainActor
struct CarouselTurningTests {
    @Test(arguments: [(5, 2, 2), (5, 9, 4), (5, -3, 0), (1, 0, 0), (0, 0, nil), (-2, 1, nil)] as [(Int, Int, Int?)])
    func theFirstPageIsCorrectedIntoRangeAndShown(count: Int, asked: Int, expected: Int?) {
        let model = CarouselModel(pageCount: count, currentPage: asked)
        #expect(model.currentPage == expected)
        #expect(model.position == Double(expected ?? 0))
    }

    @Test func aPageSetBeforeTheFirstFrameIsShownWithoutAnimation() {
        let model = CarouselModel(pageCount: 5)
        model.scroll(to: 3)
        #expect(model.position == 3)
        #expect(!model.isAnimating)
        model.advance(to: 0)
        model.scroll(to: 1)
        #expect(model.position == 3)
        #expect(model.isAnimating)
    }

    @Test func aPageSetBeforeThereArePagesIsKeptForThem() {
        let model = CarouselModel()
        model.currentPage = 3
        #expect(model.currentPage == nil)
        model.pageCount = 5
        #expect(model.currentPage == 3)
        #expect(model.position == 3)
        model.pageCount = 0
        model.pageCount = 5
        #expect(model.currentPage == 0)
    }

    @Test func scrollingByCodePublishesOnceAndTellsNobody() {
        let model = CarouselModel(pageCount: 5).shown()
        model.onPageChange = { _ in Issue.record("code is no person") }
        let publications = Publications { model.currentPage }
        model.scroll(to: 3)
        #expect(model.currentPage == 3)
        model.run()
        #expect(publications.take() == 1)
        #expect(model.position == 3)
    }

    @Test func scrollingToWhereItIsPublishesNothing() {
        let model = CarouselModel(pageCount: 5, currentPage: 2).shown()
        let publications = Publications { (model.currentPage, model.position, model.isAnimating) }
        model.scroll(to: 2)
        model.currentPage = 2
        model.currentPage = nil
        #expect(!model.turn(to: 2))
        #expect(publications.take() == 0)
    }

    @Test func idleFramesWriteNothing() {
        let model = CarouselModel(pageCount: 5, currentPage: 2).shown()
        let publications = Publications { (model.currentPage, model.position, model.isShown) }
        for frame in 0..<10 { #expect(!model.advance(to: Double(frame))) }
        #expect(publications.take() == 0)
    }

    @Test func repeatingTheTargetDoesNotDisturbASpring() {
        let model = CarouselModel(pageCount: 5).shown()
        model.turn(by: 1)
        model.run(for: 0.05)
        let (position, velocity) = (model.position, model.velocity)
        model.currentPage = 1
        #expect(model.isAnimating)
        #expect(model.position == position)
        #expect(model.velocity == velocity)
    }

    @Test func aSpringTurnsThePageSmoothlyAndRestsExactly() {
        let model = CarouselModel(pageCount: 3).shown()
        model.scroll(to: 1)
        let positions = model.run(from: 100)
        #expect(positions.first == 0)
        #expect(positions.last == 1)
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
        #expect((15...30).contains(positions.count))
    }

    @Test func aNewTargetInMidFlightKeepsPositionAndVelocity() {
        let model = CarouselModel(pageCount: 5).shown()
        model.scroll(to: 3)
        model.run(for: 0.1)
        let (position, velocity) = (model.position, model.velocity)
        #expect(velocity > 0)
        model.scroll(to: 0)
        #expect(model.position == position)
        #expect(abs(model.velocity - velocity) < 1e-9)
        let next = model.run(from: 0.1)
        #expect(next.first! > position - 0.1)
        #expect(model.position == 0)
    }

    @Test(arguments: [2, 3, 4, 10_000])
    func wrappingReachesTheOtherEndInOneStep(count: Int) {
        let model = CarouselModel(pageCount: count, wraps: true).shown()
        #expect(model.pressKey(.left))
        #expect(model.currentPage == count - 1)
        let back = model.run()
        #expect(back.allSatisfy { (-1.0...0).contains($0) || $0 == Double(count - 1) })
        #expect(model.position == Double(count - 1))
        #expect(model.pressKey(.right))
        #expect(model.currentPage == 0)
        let forward = model.run()
        #expect(forward.allSatisfy { $0 >= Double(count - 1) || $0 == 0 })
        #expect(model.position == 0)
    }

    @Test func codeTakesTheShorterWayRound() {
        let model = CarouselModel(pageCount: 10, currentPage: 1, wraps: true).shown()
        model.scroll(to: 8)
        let positions = model.run()
        #expect(positions.dropLast().allSatisfy { $0 <= 1 && $0 > -2 })
        #expect(model.position == 8)
    }

    @Test func aLonePageDoesNotTurn() {
        let model = CarouselModel(pageCount: 1, wraps: true).shown()
        #expect(!model.turn(by: 1))
        #expect(!model.pressKey(.left))
        #expect(!model.consumes(CarouselScroll(dx: 1)))
        model.beginDrag(at: 0)
        model.drag(by: 0.7, at: 0.1)
        #expect(model.position == 0)
        model.endDrag(velocity: 5)
        #expect(model.currentPage == 0)
        model.run()
        #expect(model.position == 0)
    }

    @Test func quickStepsCountFromWhereThePagesAreHeaded() {
        let model = CarouselModel(pageCount: 5).shown()
        model.turn(by: 1)
        model.turn(by: 1)
        #expect(model.currentPage == 2)
        model.turn(by: 10)
        #expect(model.currentPage == 4)
        #expect(!model.turn(by: 1))
        model.run()
        #expect(model.position == 4)
    }

    @Test(arguments: [Int.max, Int.min, Int.max - 1])
    func anyNumberOfStepsEndsOnAPage(steps: Int) {
        for wraps in [false, true] {
            let model = CarouselModel(pageCount: 7, currentPage: 3, wraps: wraps).shown()
            model.turn(by: steps)
            let expected = wraps ? ((3 + steps % 7) % 7 + 7) % 7 : steps > 0 ? 6 : 0
            #expect(model.currentPage == expected)
            model.run()
            #expect(model.position == Double(expected))
        }
    }

    @Test func keysTurnAndMirror() {
        let table: [(CarouselKey, Bool, Int)] = [
            (.right, false, 3), (.left, false, 1), (.pageDown, false, 3), (.pageUp, false, 1), (.home, false, 0),
            (.end, false, 4), (.right, true, 1), (.left, true, 3), (.pageDown, true, 3), (.pageUp, true, 1),
            (.home, true, 0), (.end, true, 4),
        ]
        for (key, mirrored, expected) in table {
            let model = CarouselModel(pageCount: 5, currentPage: 2).shown()
            var told: [Int] = []
            model.onPageChange = { told.append($0) }
            model.isRightToLeft = mirrored
            #expect(model.pressKey(key))
            #expect(told == [expected])
            #expect(model.currentPage == expected)
        }
    }

    @Test func keysAtTheEndsGoToSomeoneOutside() {
        let model = CarouselModel(pageCount: 3)
        #expect(!model.pressKey(.left))
        #expect(!model.pressKey(.pageUp))
        #expect(!model.pressKey(.home))
        model.isRightToLeft = true
        #expect(!model.pressKey(.right))
        let empty = CarouselModel()
        for key in [CarouselKey.left, .right, .pageUp, .pageDown, .home, .end] { #expect(!empty.pressKey(key)) }
    }

    @Test func theWheelTurnsOnePageEach150Milliseconds() {
        let model = CarouselModel(pageCount: 9).shown()
        var told: [Int] = []
        model.onPageChange = { told.append($0) }
        for tick in 0..<13 { #expect(model.wheel(CarouselScroll(dy: 1), at: 10 + Double(tick) / 25)) }
        #expect(told == [1, 2, 3, 4])
        #expect(model.wheel(CarouselScroll(dy: -120), at: 20))
        #expect(told.last == 3)
    }

    @Test func theHorizontalWheelMirrorsAndTheVerticalDoesNot() {
        let model = CarouselModel(pageCount: 9, currentPage: 4).shown()
        model.isRightToLeft = true
        model.wheel(CarouselScroll(dx: 1), at: 1)
        #expect(model.currentPage == 3)
        model.wheel(CarouselScroll(dx: 0.2, dy: 1), at: 2)
        #expect(model.currentPage == 4)
    }

    @Test func atTheEndsWithoutWrappingTheScrollGoesOutside() {
        let model = CarouselModel(pageCount: 2).shown()
        let (right, left) = (CarouselScroll(dx: 1), CarouselScroll(dx: -1))
        #expect(model.consumes(right) && !model.consumes(left))
        #expect(!model.wheel(left, at: 0))
        #expect(model.wheel(right, at: 1))
        #expect(!model.consumes(right) && model.consumes(left))
        #expect(model.wheel(right, at: 1.1))
        #expect(!model.wheel(right, at: 1.2))
        model.wraps = true
        #expect(model.consumes(right) && model.consumes(left))
        #expect(!model.consumes(CarouselScroll()))
        #expect(!model.consumes(CarouselScroll(dx: .nan, dy: .nan)))
    }

    @Test func aVerticalScrollerOutsideKeepsItsWheel() {
        let model = CarouselModel(pageCount: 5, currentPage: 2).shown()
        model.answersVerticalWheel = false
        #expect(!model.consumes(CarouselScroll(dy: 1)))
        #expect(!model.wheel(CarouselScroll(dx: 0.5, dy: 1), at: 0))
        #expect(model.wheel(CarouselScroll(dx: 1, dy: 0.5), at: 0))
        #expect(model.currentPage == 3)
    }

    @Test func lessMotionChangesPagesAtOnce() {
        let model = CarouselModel(pageCount: 5).shown()
        model.turn(by: 1)
        model.run(for: 0.05)
        model.reducesMotion = true
        #expect(model.position == 1)
        #expect(!model.isAnimating)
        model.turn(by: 1)
        #expect(model.position == 2)
        model.beginDrag(at: 0)
        model.drag(by: 0.6, at: 0.5)
        model.endDrag(velocity: 0)
        #expect(model.position == 3)
        #expect(!model.isAnimating)
    }

    @Test func leavingTheScreenEndsAMovement() {
        let model = CarouselModel(pageCount: 5).shown()
        model.turn(by: 1)
        model.run(for: 0.05)
        model.isShown = false
        #expect(model.position == 1)
        #expect(!model.isAnimating)
    }

    @Test func codeFindsAPageByItsIdentity() {
        let model = CarouselModel(pages: ["a", "b", "c"])
        model.scroll(toID: "c")
        #expect(model.currentPage == 2)
        #expect(model.currentID == AnyHashable("c"))
        model.scroll(toID: "z")
        #expect(model.currentPage == 2)
    }

    @Test func observersOfAPropertySetToItsValueHearNothing() {
        let model = CarouselModel(pageCount: 3)
        let publications = Publications {
            (model.wraps, model.isRightToLeft, model.extent, model.isHovered, model.currentPage, model.pages)
        }
        model.wraps = false
        model.isRightToLeft = false
        model.extent = 0
        model.isHovered = false
        model.pageCount = 3
        #expect(publications.take() == 0)
    }

    @Test func aPageSetFromWithinTheCallbackWins() {
        let model = CarouselModel(pageCount: 5).shown()
        model.onPageChange = { [unowned model] _ in model.scroll(to: 4, animated: false) }
        model.turn(by: 1)
        #expect(model.currentPage == 4)
        model.run()
        #expect(model.position == 4)
    }

    @Test func aClockThatWasSetBackDoesNotLockTheWheel() {
        let model = CarouselModel(pageCount: 9).shown()
        model.wheel(CarouselScroll(dy: 1), at: 1000)
        model.wheel(CarouselScroll(dy: 1), at: 5)
        #expect(model.currentPage == 2)
    }
}
