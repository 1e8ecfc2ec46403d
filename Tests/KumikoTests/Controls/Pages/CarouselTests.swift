import KumikoTesting
import Testing
import ViewModels

@MainActor
@Suite struct CarouselTests {
    private struct Letters: View {
        let model: CarouselModel
        var names = ["a", "b", "c", "d", "e"]
        var spacing: Double?
        var peek: Double?
        var alignment: CarouselAlignment?
        var body: some View {
            Carousel(model, spacing: spacing, peek: peek, alignment: alignment) {
                ForEach(names, id: \.self) { Text(verbatim: $0).frame(maxWidth: .infinity) }
            }
            .frame(width: 300, height: 200)
            PageControl(model)
            Text("page \(model.currentPage ?? -1)")
        }
    }

    private func rest(_ mounted: MountedView) { mounted.advance(frames: 120) }

    private func seen(_ mounted: MountedView) -> [String] { mounted.texts.filter { $0.count == 1 } }

    @Test func pageThatTheModelAsksForFirstIsShownFirst() throws {
        let model = CarouselModel(currentPage: 3)
        let mounted = MountedView(Letters(model: model))
        #expect(mounted.texts == ["d", "page 3"])
        #expect(model.pages == ["a", "b", "c", "d", "e"])
        #expect(model.position == 3)
    }

    @Test func modelTurnsThePagesByIndexAndByID() throws {
        let model = CarouselModel()
        let mounted = MountedView(Letters(model: model))
        model.currentPage = 2
        rest(mounted)
        #expect(mounted.texts == ["c", "page 2"])
        model.scroll(toID: "e")
        rest(mounted)
        #expect(mounted.texts == ["e", "page 4"])
    }

    @Test func modelHearsOfASwipeOnceAndSaysWhoTurned() throws {
        let model = CarouselModel(wraps: true)
        let turns = Record<Int>()
        model.onPageChange = { turns.add($0) }
        let mounted = MountedView(Letters(model: model))
        try mounted.find(Letters.self).drag(by: 250)
        model.currentPage = 1
        rest(mounted)
        try mounted.find(label: "Page 3 of 5").press()
        rest(mounted)
        #expect(turns.entries == [4, 2])
        #expect(mounted.texts == ["c", "page 2"])
    }

    @Test func anotherModelIsAnotherCarousel() throws {
        struct Switching: View {
            let models: [CarouselModel]
            @State var index = 0
            var body: some View {
                Letters(model: models[index])
                Button("Other") { index = 1 }
            }
        }
        let models = [CarouselModel(currentPage: 1), CarouselModel(currentPage: 4)]
        let mounted = MountedView(Switching(models: models))
        try mounted.find(text: "Other").press()
        #expect(seen(mounted) == ["e"])
        #expect(models[0].currentPage == 1)
    }

    // MARK: Geometry

    @Test func spacingPeekAndAlignmentAreGivenToTheModel() throws {
        let model = CarouselModel(currentPage: 1)
        let mounted = MountedView(Letters(model: model, spacing: 10, peek: 40, alignment: .leading))
        #expect(model.pageExtent == 220)
        #expect(model.pitch == 230)
        #expect(model.origin(atOffset: 0) == 0)
        // The page before is just out of sight, the one after peeks in with 70 of the 80 points.
        #expect(seen(mounted) == ["b", "c"])
        model.peek = 0
        mounted.advance(frames: 2)
        #expect(model.pageExtent == 220, "the view's parameter wins")
    }

    @Test func changeOfTheModelsGeometryLaysThePagesOutAgain() throws {
        let model = CarouselModel(currentPage: 1)
        let mounted = MountedView(Letters(model: model))
        #expect(seen(mounted) == ["b"])
        model.peek = 50
        mounted.advance(frames: 2)
        #expect(model.pageExtent == 200)
        #expect(seen(mounted) == ["a", "b", "c"])
        model.spacing = 50
        mounted.advance(frames: 2)
        #expect(seen(mounted) == ["b"])
    }

    @Test func readingDirectionCanChangeAtAnyTime() throws {
        struct Turned: View {
            let model: CarouselModel
            @State var isRightToLeft = false
            var body: some View {
                Letters(model: model).environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
                Button("Turn") { isRightToLeft.toggle() }
            }
        }
        let model = CarouselModel(currentPage: 1)
        let mounted = MountedView(Turned(model: model))
        try mounted.find(text: "Turn").press()
        #expect(model.isRightToLeft)
        #expect(model.currentPage == 1)
        try mounted.find(Letters.self).send(.left)
        rest(mounted)
        #expect(model.currentPage == 2)
        model.currentPage = 3
        mounted.advance(frames: 3)
        try mounted.find(text: "Turn").press()
        rest(mounted)
        #expect(mounted.texts.prefix(2) == ["d", "page 3"])
        try mounted.find(Letters.self).send(.left)
        rest(mounted)
        #expect(model.currentPage == 2)
    }

    // MARK: Time

    @Test func autoplayTurnsUntilSomethingHoldsItBack() throws {
        let model = CarouselModel(wraps: true)
        model.autoplayInterval = 1
        let turns = Record<Int>()
        model.onPageChange = { turns.add($0) }
        let mounted = MountedView(Letters(model: model))
        mounted.advance(frames: 130)
        #expect(turns.entries == [1, 2])
        for pause: (CarouselModel, Bool) -> Void in [
            { $0.isHovered = $1 }, { $0.isFocused = $1 }, { $1 ? $0.beginDrag(at: 0) : $0.cancelDrag() },
        ] {
            let before = turns.entries.count
            pause(model, true)
            mounted.advance(frames: 130)
            #expect(turns.entries.count == before)
            pause(model, false)
            mounted.advance(frames: 70)
            #expect(turns.entries.count == before + 1)
        }
    }

    @Test func autoplayAndAnimationRestWhenTheSystemAsksForLessMotion() throws {
        let model = CarouselModel(wraps: true)
        model.autoplayInterval = 1
        let mounted = MountedView(Letters(model: model)) { $0.setDesktop(contrast: .standard, reducesMotion: true) }
        mounted.advance(frames: 130)
        #expect(model.currentPage == 0)
        try mounted.find(Letters.self).send(.right)
        mounted.advance()
        #expect(model.position == 1)
        #expect(mounted.texts == ["b", "page 1"])
    }

    @Test func autoplayWritesABindingOnceATurn() throws {
        let writes = Record<Int>()
        let model = CarouselModel()
        model.autoplayInterval = 0.5
        model.onPageChange = { writes.add($0) }
        let mounted = MountedView(Letters(model: model))
        mounted.advance(frames: 300)
        // Without wrapping it ends at the last page.
        #expect(writes.entries == [1, 2, 3, 4])
    }

    @Test func turnCanBeSentElsewhereOnItsWay() throws {
        let model = CarouselModel()
        let mounted = MountedView(Letters(model: model))
        model.currentPage = 4
        mounted.advance(frames: 4)
        let midway = model.position
        #expect(midway > 0 && midway < 4)
        model.currentPage = 1
        mounted.advance()
        #expect(abs(model.position - midway) < 1)
        rest(mounted)
        #expect(mounted.texts == ["b", "page 1"])
        #expect(model.position == 1)
    }

    @Test func lastFrameOfATurnPutsThePageInItsPlace() throws {
        let model = CarouselModel()
        let mounted = MountedView(Letters(model: model))
        model.currentPage = 1
        mounted.advance()
        while model.isAnimating { mounted.advance() }
        #expect(seen(mounted) == ["b"])
        let bodies = mounted.bodyCount
        mounted.advance(frames: 10)
        #expect(mounted.bodyCount == bodies)
    }
}
