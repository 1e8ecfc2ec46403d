import Testing
import ViewModels

@MainActor
struct CarouselAutoplayTests {
    private func carousel(wraps: Bool = true) -> CarouselModel {
        let model = CarouselModel(pageCount: 3, wraps: wraps).shown()
        model.autoplayInterval = 4
        return model
    }

    @Test func turnsAPageEachInterval() {
        let model = carousel()
        var told: [Int] = []
        model.onPageChange = { told.append($0) }
        #expect(model.autoplay(at: 10) == 14)
        #expect(model.autoplay(at: 13.9) == 14)
        #expect(told.isEmpty)
        #expect(model.autoplay(at: 14) == 18)
        #expect(model.autoplay(at: 18) == 22)
        #expect(model.autoplay(at: 22) == 26)
        #expect(told == [1, 2, 0])
    }

    @Test func isOffWithoutAnInterval() {
        let model = carousel()
        for interval in [nil, 0, -1, .nan, .infinity] as [Double?] {
            model.autoplayInterval = interval
            #expect(model.autoplay(at: 0) == nil)
            #expect(model.autoplay(at: 1e9) == nil)
        }
        #expect(model.currentPage == 0)
    }

    @Test func waitsForPointerFocusFingerAndLessMotionAndThenGivesThePageItsWholeTime() {
        let reasons: [(String, @MainActor (CarouselModel) -> Void, @MainActor (CarouselModel) -> Void)] = [
            ("pointer", { $0.isHovered = true }, { $0.isHovered = false }),
            ("focus", { $0.isFocused = true }, { $0.isFocused = false }),
            ("finger", { $0.beginDrag(at: 0) }, { $0.endDrag() }),
            ("motion", { $0.reducesMotion = true }, { $0.reducesMotion = false }),
        ]
        for (name, begin, end) in reasons {
            let model = carousel()
            #expect(model.autoplay(at: 0) == 4, "\(name)")
            begin(model)
            #expect(model.isAutoplayPaused, "\(name)")
            #expect(model.autoplay(at: 3) == nil, "\(name)")
            #expect(model.autoplay(at: 9) == nil, "\(name)")
            #expect(model.currentPage == 0, "\(name)")
            end(model)
            #expect(model.autoplay(at: 10) == 14, "\(name)")
            #expect(model.currentPage == 0, "\(name)")
            #expect(model.autoplay(at: 14) == 18, "\(name)")
            #expect(model.currentPage == 1, "\(name)")
        }
    }

    @Test func aPauseIsPublishedSoThatAViewKnowsWhenToCallAgain() {
        let model = carousel()
        let publications = Publications { model.isAutoplayPaused }
        model.beginDrag(at: 0)
        #expect(publications.take() > 0)
        model.endDrag()
        #expect(publications.take() > 0)
    }

    @Test func aTurnByAPersonGivesTheNewPageItsWholeTime() {
        let model = carousel()
        #expect(model.autoplay(at: 0) == 4)
        model.turn(by: 1)
        #expect(model.autoplay(at: 4) == 8)
        #expect(model.currentPage == 1)
    }

    @Test func withoutWrappingItEndsAtTheLastPage() {
        let model = carousel(wraps: false)
        #expect(model.autoplay(at: 0) == 4)
        #expect(model.autoplay(at: 4) == 8)
        #expect(model.autoplay(at: 8) == nil)
        #expect(model.currentPage == 2)
        #expect(model.autoplay(at: 80) == nil)
        #expect(model.currentPage == 2)
    }

    @Test func aLateCallTurnsOnePageNotMany() {
        let model = carousel()
        #expect(model.autoplay(at: 0) == 4)
        #expect(model.autoplay(at: 401) == 405)
        #expect(model.currentPage == 1)
    }

    @Test func aPageThatStandsInGetsItsWholeTime() {
        let model = carousel()
        model.currentPage = 2
        #expect(model.autoplay(at: 0) == 4)
        model.pageCount = 2
        #expect(model.autoplay(at: 4) == 8)
        #expect(model.currentPage == 1)
    }
}
