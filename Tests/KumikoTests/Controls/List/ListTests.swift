import Foundation
import KumikoTesting
import Testing

/// Lists: rows, sections, looks, identity.
@MainActor
@Suite struct ListTests {
    private struct Item: View {
        let name: String
        @State private var likes = 0
        var body: some View { Button("\(name) \(likes)") { likes += 1 } }
    }

    @Test func eachViewIsARow() throws {
        struct Mixed: View {
            @State private var isShown = false
            var body: some View {
                List {
                    Text("one")
                    ForEach(["two", "three"], id: \.self) { Text($0) }
                    if isShown { Text("hidden") }
                    Button("show") { isShown = true }
                }
            }
        }
        let mounted = MountedView(Mixed())
        #expect(mounted.rows.map(\.label) == ["one", "two", "three", "show"])
        #expect(mounted.rows.map { $0.frame.minY } == [0, 40, 80, 120])
        #expect(mounted.rows.allSatisfy { $0.role == .listItem && $0.isSelected == nil && $0.frame.width == 400 })
        #expect(mounted.rows[1].setPosition.map { [$0.index, $0.count] } == [1, 4])
        #expect(try mounted.find(Mixed.self).role == .list)
        try mounted.find(text: "show").press()
        #expect(mounted.rows.map(\.label) == ["one", "two", "three", "hidden", "show"])
    }

    @Test func sectionsHaveHeadersAndFooters() throws {
        let mounted = MountedView(
            List {
                Section("Fruit") {
                    Text("Apple")
                    Text("Pear")
                }
                ForEach(["Bread", "Cake"], id: \.self) { name in
                    Section {
                        Text(name)
                    } header: {
                        Text("About \(name)")
                    } footer: {
                        Text("Fresh \(name)")
                    }
                }
            }
            .listStyle(.insetGrouped))
        #expect(
            mounted.texts == [
                "Fruit", "Apple", "Pear", "About Bread", "Bread", "Fresh Bread", "About Cake", "Cake", "Fresh Cake",
            ])
        #expect(mounted.rows.map(\.label) == ["Apple", "Pear", "Bread", "Cake"])
        #expect(try mounted.find(text: "Fruit").resolvedText?.runs.first?.attributes.font.weight == 700)
        // A section elsewhere is what it consists of.
        #expect(MountedView(VStack { Section("Title") { Text("Row") } }).texts == ["Title", "Row"])
    }

    @Test func rowsGrowWithTheirContent() throws {
        let mounted = MountedView(
            List {
                Text(String(repeating: "word ", count: 60))
                A().listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 100, trailing: 0))
            })
        // 376 points are left of 400 between the insets: 9 words of 40 a line, 7 lines of 16.
        #expect(mounted.rows[0].frame == CGRect(0, 0, 400, 7 * 16 + 12))
        #expect(mounted.rows[1].frame.height == 120)
        #expect(try mounted.frame(A.self).isClose(to: CGRect(50, mounted.rows[1].frame.minY, 60, 20)))
    }

    @Test(arguments: [400.0, 1000])
    func boxesAreCentredInAWideList(width: CGFloat) throws {
        let mounted = MountedView(List { A() }.listStyle(.insetGrouped), size: CGSize(width: width, height: 300))
        let margin = max(12, (width - 640) / 2)
        #expect(try mounted.frame(A.self).minX == margin + 12)
        #expect(try mounted.frame(A.self).midY == 12 + 25)
    }

    @Test func aBackgroundFillsTheRow() throws {
        let mounted = MountedView(List { A().listRowBackground(Fill()) })
        #expect(try mounted.frame(Fill.self).isClose(to: CGRect(0, 0, 400, 40)))
        #expect(try mounted.frame(A.self).isClose(to: CGRect(12, 10, 60, 20)))
    }

    @Test func stateFollowsIdentity() throws {
        struct Names: View {
            @State private var names = ["a", "b", "c", "d"]
            var body: some View {
                VStack {
                    HStack {
                        Button("reverse") { names.reverse() }
                        Button("insert") { names.insert("x", at: 0) }
                        Button("remove") { names.removeAll { $0 == "b" } }
                    }
                    List(names, id: \.self) { Item(name: $0) }
                }
            }
        }
        let mounted = MountedView(Names())
        try mounted.find(text: "a 0").press()
        try mounted.find(text: "c 0").press()
        try mounted.find(text: "reverse").press()
        #expect(mounted.rows.map(\.label) == ["d 0", "c 1", "b 0", "a 1"])
        try mounted.find(text: "insert").press()
        try mounted.find(text: "remove").press()
        #expect(mounted.rows.map(\.label) == ["x 0", "d 0", "c 1", "a 1"])
    }

    @Test func aRowsStateEndsOutOfSight() throws {
        struct Names: View {
            var body: some View { List(0..<1000) { Item(name: "row \($0)") } }
        }
        let mounted = MountedView(Names())
        let nodes = mounted.nodeCount
        try mounted.find(text: "row 2 0").press()
        try mounted.find(Names.self).scroll(to: CGPoint(x: 0, y: 20_000))
        try mounted.find(Names.self).scroll(to: .zero)
        #expect(mounted.texts.contains("row 2 0"))
        #expect(mounted.nodeCount == nodes)
    }

    @Test func ofRowsWithTheSameIDTheFirstIsShown() throws {
        var messages: [String] = []
        ReportedMessages.shared.observe({ messages.append($0) }) {
            let mounted = MountedView(List(["a", "b", "a"], id: \.self) { Text($0) })
            #expect(mounted.texts == ["a", "b"])
            mounted.advance(frames: 3)
        }
        #expect(Set(messages).count == 1)
        #expect(messages.first?.contains("several rows have the id a") == true)
    }

    @Test func anEmptyListIsAState() throws {
        struct Numbers: View {
            @State private var numbers: [Int] = []
            var body: some View {
                VStack {
                    Button("change") { numbers = numbers.isEmpty ? [1, 2] : [] }
                    List(numbers, id: \.self) { Text(String($0)) }
                }
            }
        }
        let mounted = MountedView(Numbers())
        for expected in [["1", "2"], [], ["1", "2"]] {
            try mounted.find(text: "change").press()
            #expect(mounted.rows.map(\.label) == expected)
        }
    }
}
