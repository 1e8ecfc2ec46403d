import Foundation
import KumikoTesting
import Reactive
import Testing
import ViewModels

@MainActor
@Suite struct PageViewControllerTests {
    private struct Card: View {
        let title: String
        @State private var likes = 0
        var body: some View { Button("\(title) \(likes)") { likes += 1 } }
    }

    private struct Album: View {
        @State var page: Int
        @State var titles = ["a", "b", "c", "d", "e"]
        let writes: Record<Int>
        var body: some View {
            let current = Binding(
                get: { page },
                set: {
                    page = $0; writes.add($0)
                })
            VStack {
                PageViewController(pages: titles.map { Card(title: $0) }, currentPage: current)
                    .frame(width: 300, height: 200)
                PageControl(numberOfPages: titles.count, currentPage: current)
                Text("page \(page)")
                Button("Middle") { page = 2 }
                Button("Fewer") { titles.removeLast(2) }
                Button("None") { titles = [] }
                Button("Back") { titles = ["x", "y"] }
                Button("Beyond") { page = 99 }
            }
        }
    }

    private typealias Pages = PageViewController<Card>

    private func mount(_ page: Int = 0) -> (MountedView, Record<Int>) {
        let writes = Record<Int>()
        return (MountedView(Album(page: page, writes: writes)), writes)
    }

    private func shown(_ mounted: MountedView) throws -> Int? { try mounted.find(Pages.self).pages?.currentPage }

    private func isInSight(_ text: String, _ mounted: MountedView) -> Bool {
        (try? mounted.find(text: text).isVisible) ?? false
    }

    @Test(arguments: [0, 1, 4])
    func initialPageIsShownAtTheFirstFrame(_ page: Int) throws {
        let (mounted, writes) = mount(page)
        #expect(try shown(mounted) == page)
        #expect(isInSight("\(["a", "b", "c", "d", "e"][page]) 0", mounted))
        #expect(try mounted.find(Pages.self).pages?.position == Double(page))
        mounted.advance(frames: 10)
        #expect(writes.entries.isEmpty)
    }

    @Test func writeToTheStateTurnsThePage() throws {
        let (mounted, writes) = mount(1)
        try mounted.find(text: "Middle").press()
        mounted.advance(frames: 120)
        #expect(try shown(mounted) == 2)
        #expect(isInSight("c 0", mounted))
        #expect(!isInSight("b 0", mounted))
        #expect(writes.entries.isEmpty)
    }

    @Test func turningWritesTheStateOnce() throws {
        let (mounted, writes) = mount(1)
        try mounted.find(Pages.self).send(.right)
        mounted.advance(frames: 120)
        #expect(mounted.texts.contains("page 2"))
        try mounted.find(Pages.self).send(.pageUp)
        try mounted.find(Pages.self).send(.end)
        try mounted.find(Pages.self).send(.home)
        mounted.advance(frames: 120)
        #expect(writes.entries == [2, 1, 4, 0])
        try mounted.find(Pages.self).drag(by: -200)
        #expect(writes.entries == [2, 1, 4, 0, 1])
        #expect(mounted.texts.contains("page 1"))
    }

    @Test func pagesGoRoundInOneStep() throws {
        let (mounted, writes) = mount(4)
        let model = try #require(try mounted.find(Pages.self).pages)
        try mounted.find(Pages.self).send(.right)
        #expect(model.currentPage == 0)
        mounted.advance(frames: 3)
        #expect(model.position > 4)
        mounted.advance(frames: 120)
        #expect(model.position == 0)
        try mounted.find(Pages.self).send(.left)
        mounted.advance(frames: 120)
        #expect(writes.entries == [0, 4])
    }

    @Test func removedPagesAreCorrectedOnce() throws {
        let (mounted, writes) = mount(4)
        try mounted.find(text: "Fewer").press()
        mounted.advance(frames: 10)
        #expect(writes.entries == [2])
        #expect(try shown(mounted) == 2)
        #expect(mounted.texts.contains("page 2"))
    }

    @Test func pageOutOfRangeIsCorrectedOnce() throws {
        let (mounted, writes) = mount(7)
        #expect(writes.entries == [4])
        try mounted.find(text: "Beyond").press()
        mounted.advance(frames: 10)
        #expect(writes.entries == [4, 4])
        #expect(mounted.texts.contains("page 4"))
        #expect(MountedView(Album(page: -3, writes: Record())).texts.contains("page 0"))
    }

    @Test func noPagesAndBack() throws {
        let (mounted, writes) = mount(4)
        try mounted.find(text: "None").press()
        mounted.advance(frames: 10)
        #expect(try shown(mounted) == nil)
        #expect(writes.entries.isEmpty)
        try mounted.find(text: "Back").press()
        mounted.advance(frames: 10)
        #expect(try shown(mounted) == 1)
        #expect(writes.entries == [1])
        #expect(isInSight("y 0", mounted))
    }

    @Test func stateOfAPageIsKeptWhileItIsTheNeighbourAndEndsWhenItIsFar() throws {
        let (mounted, _) = mount(0)
        try mounted.find(text: "a 0").press()
        try mounted.find(Pages.self).send(.right)
        mounted.advance(frames: 120)
        #expect(throws: TestingError.self) { try mounted.find(text: "a 1") }
        try mounted.find(Pages.self).send(.home)
        mounted.advance(frames: 120)
        #expect(isInSight("a 1", mounted))
        try mounted.find(text: "Middle").press()
        mounted.advance(frames: 120)
        try mounted.find(Pages.self).send(.home)
        mounted.advance(frames: 120)
        #expect(isInSight("a 0", mounted))
    }

    @Test func publishedPageSettles() throws {
        final class Model: ObservableObject { @Published var page = 0 }
        struct Content: View {
            @ObservedObject var model: Model
            var body: some View {
                PageViewController(pages: (0..<3).map { Text("p\($0)") }, currentPage: $model.page)
                Text("page \(model.page)")
            }
        }
        let model = Model()
        let seen = Record<Int>()
        let subscription = model.$page.sink { seen.add($0) }
        let mounted = MountedView(Content(model: model))
        try mounted.find(PageViewController<Text>.self).send(.right)
        mounted.advance(frames: 120)
        let bodies = mounted.bodyCount
        mounted.advance(frames: 10)
        #expect(seen.entries == [0, 1])
        #expect(mounted.bodyCount == bodies)
        model.page = 9
        mounted.advance(frames: 120)
        #expect(seen.entries == [0, 1, 9, 2])
        subscription.cancel()
    }

    @Test func keysMirrorFromRightToLeftAndIndicesDoNot() throws {
        let writes = Record<Int>()
        let mounted = MountedView(Album(page: 1, writes: writes)) { $0.layoutDirection = .rightToLeft }
        try mounted.find(Pages.self).send(.left)
        try mounted.find(Pages.self).send(.right)
        try mounted.find(Pages.self).send(.pageDown)
        mounted.advance(frames: 120)
        try mounted.find(Pages.self).drag(by: -200)
        #expect(writes.entries == [2, 1, 2, 1])
    }
}
