import Foundation
import KumikoTesting
import Testing

/// Selecting rows of a list, by pointer and keys.
@MainActor
@Suite struct ListSelectionTests {
    private struct Single: View {
        let told: Record<Int?>
        @State private var chosen: Int? = 3
        var body: some View {
            List(0..<1_000_000, selection: $chosen) { Text(String($0)) }
                .onChange(of: chosen) { told.add(chosen) }
        }
    }

    private struct Several: View {
        let told: Record<[Int]>
        @State private var chosen: Set<Int> = []
        var body: some View {
            List(0..<100, selection: $chosen) { Text(String($0)) }
                .onChange(of: chosen) { told.add(chosen.sorted()) }
        }
    }

    private func selected(_ mounted: MountedView) -> [String] {
        mounted.rows.filter { $0.isSelected == true }.map(\.label)
    }

    private func stop(_ mounted: MountedView) -> [String] {
        mounted.rows.filter { $0.isTabStop == true }.map(\.label)
    }

    @Test func oneRowIsSelectedByClicksAndKeys() throws {
        let told = Record<Int?>()
        let mounted = MountedView(Single(told: told))
        #expect(selected(mounted) == ["3"])
        #expect(stop(mounted) == ["3"])
        try mounted.findRow(text: "5").click()
        #expect(selected(mounted) == ["5"])
        try mounted.findRow(text: "5").send(.down)
        try mounted.findRow(text: "6").send(.down, modifiers: .control)
        #expect(stop(mounted) == ["7"])
        #expect(selected(mounted) == ["6"])
        try mounted.findRow(text: "7").press()
        try mounted.findRow(text: "7").press()
        try mounted.findRow(text: "7").press(modifiers: .control)
        #expect(told.entries == [5, 6, 7, nil])
    }

    @Test func keysReachRowsBeyondSight() throws {
        let told = Record<Int?>()
        let mounted = MountedView(Single(told: told))
        let list = try mounted.find(Single.self)
        try mounted.findRow(text: "3").send(.end)
        #expect(told.entries == [999_999])
        #expect(list.scrollOffset?.y.rounded() == CGFloat(1_000_000 * 40 - 600))
        #expect(selected(mounted) == ["999999"])
        #expect(stop(mounted) == ["999999"])
        try mounted.findRow(text: "999999").send(.pageUp)
        #expect(told.entries.last == 999_985)
        try mounted.findRow(text: "999985").send(.up)
        #expect(list.scrollOffset?.y.rounded() == CGFloat(999_984 * 40))
        try mounted.findRow(text: "999984").send(.home)
        #expect(list.scrollOffset == .zero)
        #expect(mounted.rows.count <= 20)
    }

    @Test func severalRowsAreSelected() throws {
        let told = Record<[Int]>()
        let mounted = MountedView(Several(told: told))
        try mounted.findRow(text: "2").click()
        try mounted.findRow(text: "5").click(modifiers: .shift)
        try mounted.findRow(text: "3").click(modifiers: .control)
        try mounted.findRow(text: "9").click(modifiers: .control)
        try mounted.findRow(text: "9").send(.down, modifiers: .shift)
        try mounted.findRow(text: "10").send(.down)
        try mounted.findRow(text: "11").send(.character("a"), modifiers: .control)
        #expect(
            told.entries == [[2], [2, 3, 4, 5], [2, 4, 5], [2, 4, 5, 9], [9, 10], [11], Array(0..<100)])
        #expect(selected(mounted).count == mounted.rows.count)
    }

    @Test func aClickOnASelectedRowWritesNothing() throws {
        struct Counted: View {
            let writes: Record<Int?>
            var body: some View {
                List(0..<5, selection: Binding(get: { 1 }, set: { writes.add($0) })) { Text(String($0)) }
            }
        }
        let writes = Record<Int?>()
        let mounted = MountedView(Counted(writes: writes))
        try mounted.findRow(text: "1").click()
        #expect(writes.entries.isEmpty)
        try mounted.findRow(text: "2").click()
        #expect(writes.entries == [2])
    }

    @Test func tagsStandForRows() throws {
        struct Places: View {
            @State private var place: String? = "out"
            var body: some View {
                VStack {
                    Text("place \(place ?? "none")")
                    List(selection: $place) {
                        Section("Mail") {
                            Text("Inbox").tag("in")
                            Text("Sent").tag("out")
                            Text("Number").tag(1)
                        }
                    }
                    .listStyle(.sidebar)
                }
            }
        }
        let mounted = MountedView(Places())
        #expect(selected(mounted) == ["Sent"])
        try mounted.findRow(text: "Inbox").click()
        #expect(mounted.texts.contains("place in"))
        try mounted.findRow(text: "Number").click()
        #expect(mounted.texts.contains("place in"))
        #expect(selected(mounted) == ["Inbox"])
    }

    @Test func whatABindingSaysIsShown() throws {
        struct Bound: View {
            @State private var chosen: Int?
            var body: some View {
                VStack {
                    Button("next") { chosen = (chosen ?? 0) + 1 }
                    List(0..<1_000_000, selection: $chosen) { Text(String($0)) }
                }
            }
        }
        let mounted = MountedView(Bound())
        let bodies = mounted.bodyCount
        try mounted.find(text: "next").press()
        #expect(selected(mounted) == ["1"])
        try mounted.find(text: "next").press()
        #expect(selected(mounted) == ["2"])
        // No row is made anew for it.
        #expect(mounted.bodyCount - bodies < 10)
    }

    @Test func withoutASelectionARowActsAsItsOnlyControl() throws {
        struct Controls: View {
            @State private var isOn = false
            @State private var presses = 0
            var body: some View {
                List {
                    Toggle("Dark", isOn: $isOn)
                    Button("Press") { presses += 1 }
                    HStack {
                        Button("One") { presses += 100 }
                        Button("Two") { presses += 1000 }
                    }
                    Text("\(presses) \(isOn)")
                }
            }
        }
        let mounted = MountedView(Controls())
        for row in mounted.rows { try row.press() }
        #expect(mounted.texts.last == "1 true")
        try mounted.rows[0].click()
        #expect(mounted.texts.last == "1 false")
        #expect(try mounted.findRow(text: "Dark").label == "Dark")
    }

    @Test func aDisabledListIsNotOperated() throws {
        let told = Record<Int?>()
        let mounted = MountedView(Single(told: told).disabled(true))
        #expect(throws: TestingError.self) { try mounted.rows[0].click() }
        #expect(throws: TestingError.self) { try mounted.rows[0].send(.down) }
        #expect(told.entries.isEmpty)
    }
}
