import Foundation
import KumikoTesting
import Testing

/// Lazy stacks make only what is in sight and a few views around it.
@MainActor
@Suite struct LazyStackTests {
    private struct Row: View {
        let number: Int
        @State private var likes = 0
        var body: some View {
            Button(String("row \(number) likes \(likes)")) { likes += 1 }.frame(height: 30)
        }
    }

    private struct Rows: View {
        let count: Int
        var made: Record<Int>?
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<count, id: \.self) { number -> Row in
                        made?.add(number)
                        return Row(number: number)
                    }
                }
            }
        }
    }

    @Test func aMillionRowsCostAsMuchAsAHundred() throws {
        let (few, many) = (MountedView(Rows(count: 100)), MountedView(Rows(count: 1_000_000)))
        #expect(few.bodyCount(Row.self) == many.bodyCount(Row.self))
        #expect(few.nodeCount == many.nodeCount)
        #expect(few.widgetCount == many.widgetCount)
        // 15 rows of 40 are in sight of 600, and as much as a quarter more below.
        #expect((16...20).contains(many.bodyCount(Row.self)))
        for mounted in [few, many] { try mounted.find(Rows.self).scroll(to: CGPoint(x: 0, y: 2000)) }
        #expect(few.bodyCount(Row.self) == many.bodyCount(Row.self))
        #expect(few.widgetCount == many.widgetCount)
    }

    @Test func noRowIsLookedAtBeforeItIsNeeded() throws {
        struct Numbers: RandomAccessCollection {
            let read: Record<Int>
            var startIndex: Int { 0 }
            var endIndex: Int { 1_000_000 }
            subscript(position: Int) -> Int {
                MainActor.assumeIsolated { read.add(position) }
                return position
            }
        }
        let read = Record<Int>()
        let mounted = MountedView(
            List(Numbers(read: read), id: \.self) { Text(String("row \($0)")) })
        let opening = Set(read.entries)
        #expect(opening.count < 30)
        #expect(read.entries.count < 1000)
        try mounted.find(List<Never, ForEach<Numbers, Int, Text>>.self).scroll(to: CGPoint(x: 0, y: 20_000_000))
        #expect(Set(read.entries).subtracting(opening).count < 40)
    }

    @Test func aStepOfScrollingMakesOnlyTheRowsThatComeInSight() throws {
        let mounted = MountedView(Rows(count: 1_000_000))
        let list = try mounted.find(Rows.self)
        try list.scroll(to: CGPoint(x: 0, y: 400_000))
        let (before, asked) = (mounted.bodyCount(Row.self), mounted.remeasureCount)
        try list.scroll(to: CGPoint(x: 0, y: 400_040))
        #expect(mounted.bodyCount(Row.self) == before + 1)
        #expect(mounted.remeasureCount - asked < 8)
        try list.scroll(to: CGPoint(x: 0, y: 400_041))
        #expect(mounted.bodyCount(Row.self) == before + 1)
    }

    @Test func rowsStandAsInAnOrdinaryStack() throws {
        struct Stack: View {
            let isLazy: Bool
            var body: some View {
                ScrollView {
                    if isLazy {
                        LazyVStack(alignment: .trailing, spacing: 7) { rows }
                    } else {
                        VStack(alignment: .trailing, spacing: 7) { rows }.frame(
                            maxWidth: .infinity, alignment: .trailing)
                    }
                }
            }
            @ViewBuilder private var rows: some View {
                A()
                ForEach(0..<5) { index in if index != 2 { B() } }
                A()
            }
        }
        let (lazy, ordinary) = (MountedView(Stack(isLazy: true)), MountedView(Stack(isLazy: false)))
        #expect(lazy.frames(A.self).isClose(to: ordinary.frames(A.self)))
        #expect(lazy.frames(B.self).isClose(to: ordinary.frames(B.self)))
        #expect(lazy.frames(A.self).isClose(to: [CGRect(340, 0, 60, 20), CGRect(340, 175, 60, 20)]))
    }

    @Test func aHorizontalStackIsAsHighAsItsRows() throws {
        struct Strip: View {
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        LazyHStack(alignment: .bottom, spacing: 5) { ForEach(0..<100_000) { _ in B() } }
                    }
                    .fixedSize(horizontal: false, vertical: true)
                    Fill()
                }
            }
        }
        let mounted = MountedView(Strip())
        #expect(try mounted.frame(Fill.self).isClose(to: CGRect(0, 30, 400, 570)))
        #expect(mounted.frames(B.self).first?.isClose(to: CGRect(0, 0, 40, 30)) == true)
        #expect(mounted.frames(B.self)[3].isClose(to: CGRect(135, 0, 40, 30)))
        #expect((9...14).contains(mounted.frames(B.self).count))
    }

    @Test func stateOutlastsScrollingAway() throws {
        let mounted = MountedView(Rows(count: 1000))
        try mounted.find(text: "row 1 likes 0").press()
        let list = try mounted.find(Rows.self)
        try list.scroll(to: CGPoint(x: 0, y: 10_000))
        let widgets = mounted.widgetCount
        #expect(throws: TestingError.self) { try mounted.find(text: "row 1 likes 1") }
        try list.scroll(to: .zero)
        #expect(mounted.texts.contains("row 1 likes 1"))
        #expect(mounted.widgetCount <= widgets)
    }

    @Test func rowsThatAreGoneTakeTheirStateWithThem() throws {
        struct Numbers: View {
            @State private var numbers = Array(0..<200)
            var body: some View {
                VStack {
                    Button("without 1") { numbers.removeAll { $0 == 1 } }
                    ScrollView { LazyVStack { ForEach(numbers, id: \.self) { Row(number: $0) } } }
                }
            }
        }
        let mounted = MountedView(Numbers())
        try mounted.find(ScrollView<LazyVStack<ForEach<[Int], Int, Row>>>.self).scroll(to: CGPoint(x: 0, y: 4000))
        let nodes = mounted.nodeCount
        let other = mounted.findAll(Row.self).count
        try mounted.find(text: "without 1").press()
        #expect(mounted.findAll(Row.self).count == other - 1)
        #expect(mounted.nodeCount < nodes)
    }

    @Test func aSectionsHeaderStaysAtTheEdge() throws {
        struct Header: View {
            let number: Int
            var body: some View { Color.gray.frame(height: 20) }
        }
        struct Sections: View {
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(0..<10) { number in
                            Section {
                                ForEach(0..<20) { _ in B() }
                            } header: {
                                Header(number: number)
                            }
                        }
                    }
                }
            }
        }
        let mounted = MountedView(Sections())
        let list = try mounted.find(Sections.self)
        func tops() -> [CGFloat] {
            mounted.frames(Header.self).map { $0.minY.rounded() }.filter { $0 < 600 && $0 > -20 }
        }
        #expect(tops() == [0])
        try list.scroll(to: CGPoint(x: 0, y: 300))
        #expect(tops() == [0, 320])
        // The next header pushes it out.
        try list.scroll(to: CGPoint(x: 0, y: 610))
        #expect(tops() == [-10, 10])
        try list.scroll(to: CGPoint(x: 0, y: 640))
        #expect(tops() == [0])
    }

    @Test func whatIsDrawnFollowsTheScrolling() throws {
        let mounted = MountedView(Rows(count: 1000))
        try mounted.find(Rows.self).scroll(to: CGPoint(x: 0, y: 1000))
        #expect(try mounted.find(text: "row 25 likes 0").frame.minY.rounded() == 0 + 2)
        try mounted.click(at: CGPoint(x: 200, y: 15))
        #expect(mounted.texts.contains("row 25 likes 1"))
    }
}
