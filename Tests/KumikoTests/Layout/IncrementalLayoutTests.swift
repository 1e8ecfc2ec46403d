import Foundation
import KumikoTesting
import Testing

/// The work after a change follows what changed, not how much there is: counted, never timed.
@MainActor
@Suite struct IncrementalLayoutTests {
    /// Has a state of its own, which a click changes.
    private struct Row: View {
        let index: Int
        let next: (Int) -> String
        @State private var presses = 0

        var body: some View {
            HStack {
                A()
                Text(verbatim: next(presses))
                Spacer()
                Button("press \(index)") { presses += 1 }
            }
            .padding(2)
        }
    }

    private struct Rows: View {
        let count: Int
        let next: (Int) -> String

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count) { Row(index: $0, next: next) }
                }
            }
        }
    }

    private struct Cost: Equatable {
        var remeasured: Int
        var bodies: Int
        var widgets: Int
    }

    /// What one press in the middle of `count` rows costs.
    private func cost(rows count: Int, next: @escaping (Int) -> String) throws -> Cost {
        let mounted = MountedView(Rows(count: count, next: next))
        let button = try mounted.find(text: "press \(count / 2)")
        let before = Cost(remeasured: mounted.remeasureCount, bodies: mounted.bodyCount, widgets: mounted.widgetCount)
        try button.press()
        return Cost(
            remeasured: mounted.remeasureCount - before.remeasured, bodies: mounted.bodyCount - before.bodies,
            widgets: mounted.widgetCount - before.widgets)
    }

    @Test func textOfTheSameSizeAsksNobodyElse() throws {
        let cost = try cost(rows: 1000) { "pressed \($0)" }
        #expect(cost.remeasured == 1)
        #expect(cost.bodies <= 2)
        #expect(cost.widgets == 0)
    }

    @Test func costDoesNotGrowWithTheNumberOfRows() throws {
        let wider: (Int) -> String = { String(repeating: "x", count: $0 + 1) }
        let few = try cost(rows: 10, next: wider)
        let many = try cost(rows: 1000, next: wider)
        #expect(many == few)
        // The text, the stack around it; the padding around that is as large as before.
        #expect(many.remeasured <= 3)
        let taller: (Int) -> String = { Array(repeating: "x", count: $0 + 2).joined(separator: "\n") }
        #expect(try cost(rows: 1000, next: taller) == cost(rows: 10, next: taller))
    }

    @Test func nothingIsAskedWhenNothingChanged() {
        let mounted = MountedView(Rows(count: 100) { "\($0)" })
        let (remeasured, bodies) = (mounted.remeasureCount, mounted.bodyCount)
        mounted.advance(frames: 10)
        #expect(mounted.remeasureCount == remeasured)
        #expect(mounted.bodyCount == bodies)
    }

    @Test func rowThatGrowsMovesTheOnesBelow() throws {
        let mounted = MountedView(Rows(count: 100) { Array(repeating: "x", count: $0 + 2).joined(separator: "\n") })
        let before = mounted.frames(Row.self)
        try mounted.find(text: "press 40").press()
        let after = mounted.frames(Row.self)
        #expect(before[...40].map(\.minY) == after[...40].map(\.minY))
        #expect(before[41...].map { $0.minY + 16 } == after[41...].map(\.minY))
        #expect(mounted.findAll(A.self)[40].frame.midY == after[40].midY)
    }

    // MARK: Rows that come and go

    private struct Shown: View {
        @State private var shown = [0, 1, 2, 3]
        @State private var isLong = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("remove") { shown.removeAll { $0 == 1 } }
                Button("add") { shown.insert(9, at: 1) }
                Button("reverse") { shown.reverse() }
                Button("toggle") { isLong.toggle() }
                ForEach(shown, id: \.self) { Text(verbatim: "row \($0)").frame(height: 10 + CGFloat($0)) }
                if isLong {
                    Text(verbatim: "extra").padding(3)
                    A()
                }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    private func rows(_ mounted: MountedView) -> [String: CGFloat] {
        let top = (try? mounted.find(text: "toggle").frame.maxY) ?? 0
        let rows = mounted.findAll(Text.self).filter { $0.text.hasPrefix("row") }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0.text, $0.frame.midY - top) })
    }

    @Test func rowsAreClosedUpAndMadeRoomFor() throws {
        let mounted = MountedView(Shown())
        #expect(rows(mounted) == ["row 0": 5, "row 1": 15.5, "row 2": 27, "row 3": 39.5])
        try mounted.find(text: "remove").press()
        #expect(rows(mounted) == ["row 0": 5, "row 2": 16, "row 3": 28.5])
        try mounted.find(text: "add").press()
        #expect(rows(mounted) == ["row 0": 5, "row 9": 19.5, "row 2": 35, "row 3": 47.5])
        try mounted.find(text: "reverse").press()
        #expect(rows(mounted) == ["row 3": 6.5, "row 2": 19, "row 9": 34.5, "row 0": 49])
    }

    @Test func viewThatComesLaterIsLaidOutAndLeavesNothingBehind() throws {
        let mounted = MountedView(Shown())
        let (widgets, nodes) = (mounted.widgetCount, mounted.nodeCount)
        #expect(!mounted.texts.contains("extra"))
        try mounted.find(text: "toggle").press()
        let last = try mounted.find(text: "row 3").frame
        let extra = try mounted.find(text: "extra")
        #expect(extra.isVisible)
        #expect(extra.frame.size == CGSize(width: 40, height: 16))
        #expect(extra.frame.minY == last.midY + 6.5 + 3)
        #expect(try mounted.frame(A.self).minY == extra.frame.maxY + 3)
        try mounted.find(text: "toggle").press()
        #expect(mounted.widgetCount == widgets)
        #expect(mounted.nodeCount == nodes)
    }

    @Test func changeAndRemovalInOneGo() throws {
        struct Both: View {
            @State private var isGone = false
            var body: some View {
                VStack {
                    Button("go") { isGone = true }
                    Text(verbatim: isGone ? "gone now" : "here")
                    if !isGone { VStack { HStack { Text(verbatim: isGone ? "changed" : "inner") } } }
                }
            }
        }
        let mounted = MountedView(Both())
        try mounted.find(text: "go").press()
        #expect(mounted.texts == ["go", "gone now"])
        #expect(try mounted.find(text: "gone now").frame.width == 64)
    }

    @Test func answerThatWasForgottenIsNotReliedOn() throws {
        struct Wrapping: View {
            @State private var isChanged = false
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("x") { isChanged = true }
                    HStack(spacing: 0) {
                        // The same size on one line, but not on several.
                        Text(verbatim: isChanged ? "aaaa bb ccc ddd" : "aaa bbb ccc ddd")
                        B()
                    }
                }
            }
        }
        let mounted = MountedView(Wrapping(), size: CGSize(width: 64, height: 600))
        #expect(try mounted.find(text: "aaa bbb ccc ddd").frame.size == CGSize(width: 24, height: 64))
        mounted.size.width = 300
        try mounted.find(text: "x").press()
        #expect(try mounted.find(text: "aaaa bb ccc ddd").frame.size == CGSize(width: 120, height: 16))
        mounted.size.width = 64
        let text = try mounted.find(text: "aaaa bb ccc ddd")
        #expect(text.lines == ["aaa", "a", "bb", "ccc", "ddd"])
        // 26 for the button and 80 for the text, in the middle of the window.
        #expect(text.frame == CGRect(0, 247 + 26, 24, 80))
        #expect(try mounted.frame(B.self).midY == text.frame.midY)
    }
}
