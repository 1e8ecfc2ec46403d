import Foundation
import KumikoTesting
import Testing

/// What is in sight stays where it is.
@MainActor
@Suite struct ListScrollingTests {
    private struct Numbers: View {
        @State private var numbers = Array(0..<1000)
        var body: some View {
            VStack(spacing: 0) {
                HStack {
                    Button("insert") { numbers.insert(contentsOf: (2000..<2300), at: 0) }
                    Button("remove") { numbers.removeFirst(50) }
                    Button("swap") { numbers.swapAt(3, 900) }
                    Button("gone") { numbers = Array(5000..<5100) }
                }
                List(numbers, id: \.self) { number in
                    // Every third row is higher.
                    Text(String("row \(number)")).frame(height: number.isMultiple(of: 3) ? 70 : 20)
                }
            }
        }
    }

    @Test func rowsInSightStayWhenOthersComeAndGo() throws {
        let mounted = MountedView(Numbers())
        let list = try list(mounted)
        try list.scroll(to: CGPoint(x: 0, y: 9000))
        let place = try self.place(mounted)
        for name in ["insert", "remove", "swap", "insert"] {
            try mounted.find(text: name).press()
            #expect(try self.place(mounted) == place, "\(name)")
        }
        try mounted.find(text: "gone").press()
        // Nothing that was in sight is left: as near to the place as there are rows.
        #expect(try self.place(mounted).hasPrefix("row 50"))
    }

    @Test func atTheTopNewRowsAreSeen() throws {
        let mounted = MountedView(Numbers())
        try mounted.find(text: "insert").press()
        #expect(mounted.rows.first?.label == "row 2000")
        #expect(try list(mounted).scrollOffset == .zero)
    }

    @Test func rowsStayWhenTheirLengthsBecomeKnown() throws {
        let mounted = MountedView(Numbers())
        let list = try list(mounted)
        try list.scroll(to: CGPoint(x: 0, y: 9000))
        // Upwards over rows that nobody has measured, in small steps: none jumps.
        for _ in 0..<200 {
            let row = try #require(mounted.rows.first { $0.frame.minY > 200 })
            let (label, y) = (row.label, row.frame.minY)
            let offset = try #require(list.scrollOffset?.y)
            try list.scroll(to: CGPoint(x: 0, y: offset - 37))
            let after = try #require(mounted.rows.first { $0.label == label })
            #expect(abs(after.frame.minY - y - 37) < 0.01)
        }
    }

    @Test func rowsInSightStayInAWindowOfAnotherWidth() throws {
        let text = String(repeating: "word ", count: 30)
        let mounted = MountedView(List(0..<1000) { Text("\($0) \(text)") })
        let list = try mounted.find(List<Never, ForEach<Range<Int>, Int, Text>>.self)
        try list.scroll(to: CGPoint(x: 0, y: 12_345))
        let row = try #require(mounted.rows.first { $0.frame.maxY > 0 })
        mounted.size = CGSize(width: 300, height: 600)
        mounted.advance()
        let after = try #require(mounted.rows.first { $0.frame.maxY > 0 })
        #expect(after.label == row.label)
    }

    @Test func aReaderScrollsToRowsThatWereNeverMade() throws {
        struct Reader: View {
            let anchor: UnitPoint?
            var body: some View {
                ScrollViewReader { proxy in
                    Button("go") { proxy.scrollTo(500_000, anchor: anchor) }
                    Button("back") { proxy.scrollTo(0) }
                    List(0..<1_000_000) { Text(String($0)) }
                }
            }
        }
        for (anchor, y) in [(nil, 508), (UnitPoint.top, 0), (.center, 254)] as [(UnitPoint?, CGFloat)] {
            let mounted = MountedView(VStack(spacing: 0) { Reader(anchor: anchor) })
            try mounted.find(text: "go").press()
            let row = try mounted.findRow(text: "500000")
            #expect(row.frame.minY.rounded() == 52 + y)
            try mounted.find(text: "back").press()
            #expect(try mounted.findRow(text: "0").frame.minY == 52)
        }
    }

    @Test func aReaderScrollsToViewsInAnOrdinaryStack() throws {
        struct Reader: View {
            var body: some View {
                VStack(spacing: 0) {
                    ScrollViewReader { proxy in
                        Button("go") { proxy.scrollTo("here", anchor: .top) }
                        ScrollView {
                            LazyVStack { Text("first") }
                            VStack(spacing: 0) { ForEach(0..<100) { _ in B() } }
                            A().id("here")
                            VStack(spacing: 0) { ForEach(0..<100) { _ in B() } }
                        }
                    }
                }
            }
        }
        let mounted = MountedView(Reader())
        try mounted.find(text: "go").press()
        #expect(try mounted.frame(A.self).minY == 26)
    }

    @Test func theRowWithTheFocusIsKeptOutOfSight() throws {
        let mounted = MountedView(List(0..<1000) { Text(String($0)) })
        let list = try mounted.find(List<Never, ForEach<Range<Int>, Int, Text>>.self)
        try list.focus(on: mounted.findRow(text: "3"))
        try list.scroll(to: CGPoint(x: 0, y: 20_000))
        #expect(mounted.rows.first?.label == "3")
        #expect(mounted.rows.count > 10)
        try list.focus(on: nil)
        try list.scroll(to: CGPoint(x: 0, y: 20_040))
        #expect(mounted.rows.first?.label != "3")
    }

    private func list(_ mounted: MountedView) throws -> FoundElement {
        try #require(mounted.findAll(role: .list).first)
    }

    /// The first row in sight, and where it stands.
    private func place(_ mounted: MountedView) throws -> String {
        let edge = try list(mounted).frame.minY
        let row = try #require(mounted.rows.first { $0.frame.maxY > edge + 0.5 })
        return "\(row.label) \((row.frame.minY - edge).rounded())"
    }
}
