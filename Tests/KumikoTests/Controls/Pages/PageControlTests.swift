import KumikoTesting
import Testing

@MainActor
@Suite struct PageControlTests {
    private struct Content: View {
        let count: Int
        let writes: Record<Int>
        @State var page = 0
        var body: some View {
            VStack {
                PageControl(
                    numberOfPages: count,
                    currentPage: Binding(
                        get: { page },
                        set: {
                            page = $0; writes.add($0)
                        }))
                Text("page \(page)")
                Button("Last") { page = count - 1 }
            }
        }
    }

    private func dot(_ page: Int, of count: Int = 3, in mounted: MountedView) throws -> FoundElement {
        try mounted.find(label: "Page \(page) of \(count)")
    }

    @Test func dotsAreTabsOfWhichTheCurrentOneIsChosen() throws {
        let mounted = MountedView(Content(count: 3, writes: Record(), page: 1))
        #expect(try (1...3).map { try dot($0, in: mounted).isSelected } == [false, true, false])
        #expect(try dot(1, in: mounted).role == .tab)
        try mounted.find(text: "Last").press()
        #expect(try (1...3).map { try dot($0, in: mounted).isSelected } == [false, false, true])
    }

    @Test func dotTurnsToItsPageOnce() throws {
        let writes = Record<Int>()
        let mounted = MountedView(Content(count: 3, writes: writes))
        try dot(3, in: mounted).click()
        #expect(mounted.texts.contains("page 2"))
        try dot(2, in: mounted).press()
        #expect(writes.entries == [2, 1])
    }

    @Test func keysTurnThePageAndGoRound() throws {
        let writes = Record<Int>()
        let mounted = MountedView(Content(count: 3, writes: writes))
        try dot(1, in: mounted).send(.right)
        try dot(2, in: mounted).send(.end)
        try dot(3, in: mounted).send(.down)
        try dot(1, in: mounted).send(.left)
        try dot(3, in: mounted).send(.home)
        #expect(writes.entries == [1, 2, 0, 2, 0])
        #expect(throws: TestingError.self) { try dot(1, in: mounted).send(.character("x")) }
    }

    @Test func keysMirrorFromRightToLeft() throws {
        let writes = Record<Int>()
        let mounted = MountedView(Content(count: 3, writes: writes)) { $0.layoutDirection = .rightToLeft }
        try dot(1, in: mounted).send(.left)
        try dot(2, in: mounted).send(.right)
        #expect(writes.entries == [1, 0])
    }

    @Test func noPagesNoDots() {
        #expect(MountedView(PageControl(numberOfPages: 0, currentPage: .constant(0))).findAll(Circle.self).isEmpty)
        #expect(MountedView(PageControl(numberOfPages: -2, currentPage: .constant(0))).findAll(Circle.self).isEmpty)
    }
}
