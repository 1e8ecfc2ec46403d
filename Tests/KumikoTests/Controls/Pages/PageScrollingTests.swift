import KumikoTesting
import Testing

/// The wheel over pages, and scroll views inside and around them.
@MainActor
@Suite struct PageScrollingTests {
    private struct Pages: View {
        @State var page = 0
        var body: some View {
            TabView(selection: $page) { ForEach(0..<3, id: \.self) { Text("page \($0)") } }.frame(height: 200)
        }
    }

    private func pages(_ mounted: MountedView) throws -> FoundElement { try mounted.find(Pages.self) }

    @Test func wheelTurnsPagesBothWaysAndGoesOnAtTheEnds() throws {
        let mounted = MountedView(Pages())
        #expect(try !pages(mounted).wheel(dy: -1))
        #expect(try pages(mounted).wheel(dy: 1))
        #expect(try pages(mounted).wheel(dx: 1))
        mounted.advance(frames: 120)
        #expect(mounted.texts == ["page 2"])
        #expect(try !pages(mounted).wheel(dy: 1))
        #expect(try !pages(mounted).wheel(dx: 1))
        #expect(try pages(mounted).wheel(dx: -1))
    }

    @Test func wheelUpAndDownIsLeftToAScrollViewAround() throws {
        let mounted = MountedView(
            ScrollView {
                Pages()
                Color.red.frame(height: 2000)
            })
        #expect(try !pages(mounted).wheel(dy: 1))
        #expect(try pages(mounted).wheel(dx: 1))
        mounted.advance(frames: 120)
        #expect(mounted.texts == ["page 1"])
    }

    @Test func scrollViewAroundThatHasNothingToScrollLeavesTheWheelToThePages() throws {
        let mounted = MountedView(ScrollView { Pages() })
        #expect(try pages(mounted).wheel(dy: 1))
    }

    @Test func horizontalScrollViewAroundDoesNotCount() throws {
        let mounted = MountedView(ScrollView(.horizontal) { Pages().frame(width: 300) })
        #expect(try pages(mounted).wheel(dy: 1))
    }

    @Test func disabledPagesTakeNothing() throws {
        let mounted = MountedView(Pages().disabled(true))
        #expect(throws: TestingError.self) { try pages(mounted).wheel(dy: 1) }
    }

    @Test func longDragsTurnOnePageEach() throws {
        let mounted = MountedView(Pages())
        try pages(mounted).drag(by: -900)
        #expect(mounted.texts == ["page 1"])
    }
}
