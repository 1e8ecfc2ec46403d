import Foundation
import KumikoTesting
import Testing

@testable import Kumiko

@MainActor
@Suite struct ForEachTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
        var done = false
    }

    private struct Row: View {
        let title: String
        @State private var seen = 0
        var body: some View { Button("\(title) \(seen)") { seen += 1 } }
    }

    private struct List: View {
        @State var items: [Item]
        let changes: [(String, (inout [Item]) -> Void)]
        var body: some View {
            ForEach(items) { Row(title: $0.title) }
            ForEach(changes, id: \.0) { change in Button(change.0) { change.1(&items) } }
        }
    }

    private static func items(_ ids: [Int]) -> [Item] { ids.map { Item(id: $0, title: "i\($0)") } }

    private func list(_ ids: [Int], _ change: @escaping (inout [Item]) -> Void) throws -> MountedView {
        let mounted = MountedView(List(items: Self.items(ids), changes: [("Change", change)]))
        for id in ids {
            for press in 0..<id { try mounted.find(text: "i\(id) \(press)").press() }
        }
        try mounted.find(text: "Change").press()
        return mounted
    }

    @Test func stateFollowsTheIDThroughRemoval() throws {
        let mounted = try list([1, 2, 3]) { $0.remove(at: 1) }
        #expect(mounted.texts == ["i1 1", "i3 3", "Change"])
    }

    @Test func stateFollowsTheIDThroughReversal() throws {
        let mounted = try list([1, 2, 3]) { $0.reverse() }
        #expect(mounted.texts == ["i3 3", "i2 2", "i1 1", "Change"])
        let order = try ["i3 3", "i2 2", "i1 1"].map { try mounted.find(text: $0).frame.minY }
        #expect(order == order.sorted())
    }

    @Test func stateFollowsTheIDThroughInsertion() throws {
        let mounted = try list([1, 2]) { $0.insert(Item(id: 9, title: "i9"), at: 0) }
        #expect(mounted.texts == ["i9 0", "i1 1", "i2 2", "Change"])
    }

    @Test func idThatComesBackStartsAnew() throws {
        let mounted = try list([1, 2]) { items in
            if items.count == 2 { items.removeFirst() } else { items.insert(Item(id: 1, title: "i1"), at: 0) }
        }
        try mounted.find(text: "Change").press()
        #expect(mounted.texts == ["i1 0", "i2 2", "Change"])
    }

    @Test func rowsThatStayAreNotEvaluated() throws {
        let mounted = try list([1, 2, 3]) { $0.append(Item(id: 4, title: "i4")) }
        #expect(mounted.bodyCount(Row.self) == 3 + 6 + 1)
    }

    @Test func allToNoneAndBack() throws {
        let mounted = try list([1, 2]) { $0 = $0.isEmpty ? Self.items([3]) : [] }
        #expect(mounted.texts == ["Change"])
        try mounted.find(text: "Change").press()
        #expect(mounted.texts == ["i3 0", "Change"])
    }

    @Test func rangesAndKeyPathsAreIdentities() {
        let mounted = MountedView(
            VStack {
                ForEach(0..<3) { Text("\($0)") }
                ForEach(["a", "b"], id: \.self) { Text($0) }
                ForEach([Item(id: 7, title: "t")], id: \.title) { Text("\($0.id)") }
            })
        #expect(mounted.texts == ["0", "1", "2", "a", "b", "7"])
    }

    @Test func equalIDsShowTheFirstAndSaySoOnce() throws {
        let log = Record<String>()
        nonisolated(unsafe) let add: (String) -> Void = { message in MainActor.assumeIsolated { log.add(message) } }
        try ReportedMessages.shared.observe({ add($0) }) {
            let mounted = MountedView(
                List(
                    items: [Item(id: 1, title: "first"), Item(id: 1, title: "second"), Item(id: 2, title: "other")],
                    changes: [("Change", { $0[2].title = "changed" })]))
            #expect(mounted.texts == ["first 0", "other 0", "Change"])
            try mounted.find(text: "Change").press()
            #expect(mounted.texts == ["first 0", "changed 0", "Change"])
        }
        let said = Set(log.entries.filter { $0.contains("ForEach has several elements with the id 1") })
        #expect(said.count == 1)
        #expect(said.first?.contains("List") == true)
    }

    // MARK: Bindings

    private struct BoundRow: View {
        @Binding var item: Item
        let remove: () -> Void
        @State private var seen = 0
        var body: some View {
            Button("\(item.title) \(item.done) \(seen)") {
                item.done.toggle(); seen += 1
            }
            Button("Remove \(item.title)") { remove() }
        }
    }

    private struct BoundList: View {
        @State private var items = ForEachTests.items([1, 2, 3])
        var body: some View {
            ForEach($items) { $item in BoundRow(item: $item) { items.removeAll { $0.id == item.id } } }
            Text("\(items.count { $0.done }) done")
            Button("Reverse") { items.reverse() }
        }
    }

    @Test func bindingWritesItsElementWhereverItIs() throws {
        let mounted = MountedView(BoundList())
        try mounted.find(text: "i3 false 0").press()
        try mounted.find(text: "Reverse").press()
        try mounted.find(text: "i1 false 0").press()
        #expect(
            mounted.texts == [
                "i3 true 1", "Remove i3", "i2 false 0", "Remove i2", "i1 true 1", "Remove i1", "2 done", "Reverse",
            ])
    }

    @Test func rowMayRemoveItselfFromItsOwnButton() throws {
        let mounted = MountedView(BoundList())
        try mounted.find(text: "Remove i2").press()
        try mounted.find(text: "i3 false 0").press()
        try mounted.find(text: "Remove i1").press()
        try mounted.find(text: "Remove i3").press()
        #expect(mounted.texts == ["0 done", "Reverse"])
    }

    @Test func onlyTheRowWhoseElementChangedIsEvaluated() throws {
        struct Row: View {
            @Binding var item: Item
            var body: some View { Button("\(item.title) \(item.done)") { item.done = true } }
        }
        struct List: View {
            @State private var items = ForEachTests.items(Array(0..<100))
            var body: some View { VStack(spacing: 0) { ForEach($items) { Row(item: $0) } } }
        }
        let mounted = MountedView(List(), size: CGSize(width: 400, height: 6000))
        try mounted.find(text: "i50 false").press()
        #expect(mounted.texts.contains("i50 true"))
        #expect(mounted.bodyCount(Row.self) == 101)
    }

    @Test func elementOfAStringKeyPathIsBound() throws {
        struct List: View {
            @State private var names = ["a", "b"]
            var body: some View {
                ForEach($names, id: \.self) { $name in Text(name) }
                ForEach(Array(names.enumerated()), id: \.offset) { index, _ in
                    Button("Set \(index)") { names[index] += "!" }
                }
            }
        }
        let mounted = MountedView(List())
        try mounted.find(text: "Set 1").press()
        #expect(mounted.texts == ["a", "b!", "Set 0", "Set 1"])
    }

    @Test func contentReadsStateOfTheViewAround() throws {
        struct List: View {
            @State private var count = 0
            var body: some View {
                Button("More") { count += 1 }
                ForEach(0..<2) { Text("\($0 + count)") }
            }
        }
        let mounted = MountedView(List())
        try mounted.find(text: "More").press()
        #expect(mounted.texts == ["More", "1", "2"])
    }
}
