import Testing
import ViewModels

@MainActor
struct CarouselAnimationTests {
    @Test func theFirstFrameIsTheBeginning() {
        let model = CarouselModel(pageCount: 3).shown()
        model.scroll(to: 1)
        #expect(model.advance(to: 1e6))
        #expect(model.position == 0)
        #expect(model.advance(to: 1e6 + 0.05))
        #expect(model.position > 0)
    }

    @Test func anEarlierOrAbsurdTimeMovesNothingBack() {
        let model = CarouselModel(pageCount: 3).shown()
        model.scroll(to: 1)
        model.run(for: 0.1)
        let position = model.position
        for time in [0.05, -1, -.infinity, .nan] as [Double] {
            #expect(model.advance(to: time))
            #expect(model.position == position)
        }
    }

    @Test func aNewTargetInMidFlightLosesNoFrame() {
        let model = CarouselModel(pageCount: 5).shown()
        model.scroll(to: 1)
        model.run(for: 0.05)
        let position = model.position
        model.scroll(to: 3)
        model.advance(to: 0.1)
        #expect(model.position > position + 0.1)
    }

    @Test func scrollingWithoutAnimationEndsAMovementAtItsTarget() {
        let model = CarouselModel(pageCount: 5).shown()
        model.scroll(to: 3)
        model.run(for: 0.05)
        let publications = Publications { model.currentPage }
        model.scroll(to: 3, animated: false)
        #expect(model.position == 3)
        #expect(!model.isAnimating)
        #expect(publications.take() == 0)
    }

    @Test func aMovementIsTheSameWhateverTheFrameRate() {
        let coarse = CarouselModel(pageCount: 3).shown()
        let fine = CarouselModel(pageCount: 3).shown()
        coarse.scroll(to: 2)
        fine.scroll(to: 2)
        for frame in 0...6 { coarse.advance(to: Double(frame) / 60) }
        for frame in 0...100 { fine.advance(to: Double(frame) / 1000) }
        #expect(abs(coarse.position - fine.position) < 1e-12)
    }

    @Test func leapingOverTheWholeMovementRestsExactly() {
        let model = CarouselModel(pageCount: 3, wraps: true).shown()
        model.pressKey(.left)
        model.advance(to: 0)
        #expect(!model.advance(to: 1e9))
        #expect(model.position == 2)
    }

    @Test func velocityIsPublishedWhenAMovementBeginsAndEnds() {
        let model = CarouselModel(pageCount: 3).shown()
        let publications = Publications { model.isAnimating }
        model.scroll(to: 1)
        model.run()
        #expect(publications.take() == 2)
        #expect(model.velocity == 0)
    }
}
