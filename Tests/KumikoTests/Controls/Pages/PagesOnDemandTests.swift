import Foundation
import KumikoTesting
import Testing
import ViewModels

/// Only the pages in sight and one on each side are made.
@MainActor
@Suite struct PagesOnDemandTests {
    private struct Card: View {
        let number: Int
        @State private var likes = 0
        var body: some View { Button(String("card \(number) likes \(likes)")) { likes += 1 } }
    }

    private struct Cost: Equatable {
        var bodies, nodes, widgets: Int

        @MainActor init(_ mounted: MountedView) {
            bodies = mounted.bodyCount(Card.self)
            nodes = mounted.nodeCount
            widgets = mounted.widgetCount
        }
    }

    private struct Tabs: View {
        let count: Int
        var made: Record<Int>?
        @State var page: Int
        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<count, id: \.self) { number -> Card in
                    made?.add(number)
                    return Card(number: number)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .frame(width: 300, height: 200)
        }
    }

    @Test func tenThousandPagesCostAsMuchAsTen() throws {
        for page in [0, 5] {
            let few = MountedView(Tabs(count: 10, page: page))
            let many = MountedView(Tabs(count: 10_000, page: page))
            #expect(Cost(few) == Cost(many))
            #expect(many.bodyCount(Card.self) == (page == 0 ? 2 : 3))
            for mounted in [few, many] { try mounted.find(Tabs.self).send(.right) }
            for mounted in [few, many] { mounted.advance(frames: 120) }
            #expect(Cost(few) == Cost(many))
        }
        struct Album: View {
            let count: Int
            @State var page = 0
            var body: some View {
                PageViewController(pages: (0..<count).map { Card(number: $0) }, currentPage: $page)
            }
        }
        #expect(Cost(MountedView(Album(count: 10))) == Cost(MountedView(Album(count: 10_000))))
        let carousels = [10, 10_000].map { count in
            MountedView(Carousel(CarouselModel(currentPage: 7)) { ForEach(0..<count, id: \.self) { Card(number: $0) } })
        }
        #expect(Cost(carousels[0]) == Cost(carousels[1]))
    }

    @Test func viewsOfPagesFarAwayAreNotEvenDescribed() {
        let made = Record<Int>()
        let mounted = MountedView(Tabs(count: 10_000, made: made, page: 5000))
        mounted.advance(frames: 10)
        #expect(Set(made.entries) == [4999, 5000, 5001])
    }

    @Test func pagesFarAwayGoAndTheirStateEnds() throws {
        let mounted = MountedView(Tabs(count: 100, page: 50))
        let before = Cost(mounted)
        try mounted.find(text: "card 50 likes 0").press()
        for _ in 0..<10 {
            try mounted.find(Tabs.self).send(.right)
            mounted.advance(frames: 60)
        }
        #expect(mounted.nodeCount == before.nodes)
        #expect(mounted.widgetCount == before.widgets)
        for _ in 0..<10 {
            try mounted.find(Tabs.self).send(.left)
            mounted.advance(frames: 60)
        }
        #expect(mounted.texts == ["card 50 likes 0"])
    }

    @Test func longWayShowsPagesAtEachFrame() throws {
        let mounted = MountedView(Tabs(count: 10_000, page: 0))
        try mounted.find(Tabs.self).send(.end)
        let pages = try #require(try mounted.find(Tabs.self).pages)
        var frames = 0
        while pages.isAnimating, frames < 500 {
            #expect(!mounted.texts.isEmpty)
            #expect(mounted.nodeCount < 100)
            mounted.advance()
            frames += 1
        }
        #expect(mounted.texts == ["card 9999 likes 0"])
    }

    @Test func turningDescribesOnlyThePageThatComesNear() throws {
        let mounted = MountedView(Tabs(count: 100, page: 50))
        let before = mounted.bodyCount(Card.self)
        try mounted.find(Tabs.self).send(.right)
        mounted.advance(frames: 120)
        #expect(mounted.bodyCount(Card.self) == before + 1)
    }

    @Test func idlePagesEvaluateNothing() throws {
        let mounted = MountedView(Tabs(count: 100, page: 50))
        try mounted.find(Tabs.self).send(.right)
        mounted.advance(frames: 120)
        let before = mounted.bodyCount
        mounted.advance(frames: 10)
        #expect(mounted.bodyCount == before)
    }

    @Test func neighboursAreMadeButNotSeen() throws {
        let mounted = MountedView(Tabs(count: 100, page: 50))
        #expect(mounted.findAll(Card.self).map(\.isVisible) == [false, true, false])
        #expect(throws: TestingError.self) { try mounted.findAll(Card.self)[0].press() }
    }

    @Test func widePagesWithPeeksAreAllMade() {
        let mounted = MountedView(
            Carousel(CarouselModel(currentPage: 5), peek: 120) {
                ForEach(0..<10, id: \.self) { Card(number: $0) }
            }
            .frame(width: 300, height: 100))
        // A page is 60 points wide, so that two stand on each side of it.
        #expect(mounted.texts == (3...7).map { "card \($0) likes 0" })
        #expect(mounted.findAll(Card.self).count == 7)
    }

    @Test func carouselStaysAsLargeWhenItTurns() throws {
        struct Sized: View {
            @State private var page = 0
            var body: some View {
                PageViewController(
                    pages: [80, 40, 40, 40, 40].map { Color.red.frame(height: $0) }, currentPage: $page
                )
                .fixedSize(horizontal: false, vertical: true)
            }
        }
        let mounted = MountedView(Sized())
        #expect(try mounted.find(Sized.self).frame.height == 80)
        for _ in 0..<2 {
            try mounted.find(Sized.self).send(.right)
            mounted.advance(frames: 120)
        }
        #expect(try mounted.find(Sized.self).frame.height == 80)
    }
}
