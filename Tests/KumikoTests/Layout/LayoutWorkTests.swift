import Foundation
import Observation
import Testing

@testable import Kumiko
@testable import KumikoTesting

/// How much of the layout is done for a change follows what changed: not the number of views beside it, nor that of the
/// views around it. Counted, never timed.
@MainActor
@Suite struct LayoutWorkTests {
    @Observable @MainActor fileprivate final class Row {
        var text = "one"
    }

    fileprivate struct RowView: View {
        let row: Row
        var body: some View {
            HStack {
                Text(verbatim: row.text)
                Button("press") {}
            }
        }
    }

    private struct Work: Equatable {
        var layout: LayoutWork
        var remeasured: Int
        var bodies: Int
    }

    private static let size = CGSize(width: 400, height: 600)

    /// What a change of one of `count` rows costs, once the window has been shown twice. The first row stays the widest.
    private func work(
        _ count: Int, changed index: Int, to text: String, _ scene: ([Row]) -> some View
    ) -> Work {
        let rows = (0..<count).map { _ in Row() }
        rows[0].text = "the widest of all"
        let mount = Mount(scene(rows), platform: TestPlatform(), environment: EnvironmentValues())
        func show() {
            mount.update()
            _ = mount.root.sizeRange
            mount.root.layOut(in: Self.size)
            mount.root.commitContent()
        }
        show()
        rows[index].text = "two"
        show()
        let (layout, remeasured) = (LayoutWork.done, mount.root.engine.remeasureCount)
        let bodies = mount.graph.bodyCount
        rows[index].text = text
        show()
        return Work(
            layout: LayoutWork.done - layout, remeasured: mount.root.engine.remeasureCount - remeasured,
            bodies: mount.graph.bodyCount - bodies)
    }

    private func expectSameWork(
        changed text: String, counts: [Int] = [1000], of scene: ([Row]) -> some View
    ) {
        let few = work(100, changed: 99, to: text, scene)
        #expect(few.bodies == 1)
        #expect(few.layout.questions < 150)
        for count in counts {
            #expect(work(count, changed: count - 1, to: text, scene) == few)
        }
    }

    private static func scrolled(_ rows: [Row]) -> some View {
        ScrollView { VStack { ForEach(rows.indices, id: \.self) { RowView(row: rows[$0]) } } }
    }

    private static func inWindow(_ rows: [Row]) -> some View {
        VStack(spacing: 0) { ForEach(rows.indices, id: \.self) { RowView(row: rows[$0]) } }
    }

    private static func inWindowWithSpace(_ rows: [Row]) -> some View {
        VStack(spacing: 0) {
            ForEach(rows.indices, id: \.self) { RowView(row: rows[$0]) }
            Spacer()
        }
    }

    private static func inDepth(_ rows: [Row]) -> some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(rows.indices, id: \.self) { RowView(row: rows[$0]) }
        }
    }

    @Test(arguments: ["six", "wider text"]) func numberOfRowsInAScrollViewDoesNotMatter(_ text: String) {
        expectSameWork(changed: text, counts: [1000, 10_000], of: Self.scrolled)
    }

    @Test(arguments: ["six", "wider text"]) func numberOfRowsInAWindowDoesNotMatter(_ text: String) {
        expectSameWork(changed: text, of: Self.inWindow)
    }

    @Test(arguments: ["six", "wider text"]) func numberOfRowsBesideASpacerDoesNotMatter(_ text: String) {
        expectSameWork(changed: text, of: Self.inWindowWithSpace)
    }

    @Test(arguments: ["six", "wider text"]) func numberOfLayersDoesNotMatter(_ text: String) {
        expectSameWork(changed: text, of: Self.inDepth)
    }

    @Test func rowThatGrowsMovesTheOnesBelowWithoutAskingThem() {
        let last = work(1000, changed: 999, to: "two\nlines", Self.scrolled)
        let middle = work(1000, changed: 499, to: "two\nlines", Self.scrolled)
        #expect(middle.layout.questions == last.layout.questions)
        #expect(middle.layout.measures == last.layout.measures)
        #expect(middle.layout.placements == last.layout.placements + 500)
    }

    /// A view of its own around the text that changes, so that only it is evaluated.
    private struct Deep: View {
        let row: Row
        let depth: Int
        var body: some View {
            (0..<depth).reduce(AnyView(RowView(row: row))) { inner, _ in AnyView(VStack { inner.padding(1) }) }
        }
    }

    @Test func depthAboveAChangeThatKeepsItsSizeDoesNotMatter() {
        let shallow = work(1, changed: 0, to: "six") { Deep(row: $0[0], depth: 1) }
        #expect(shallow.remeasured == 1)
        #expect(work(1, changed: 0, to: "six") { Deep(row: $0[0], depth: 30) } == shallow)
        #expect(work(1, changed: 0, to: "six") { Deep(row: $0[0], depth: 100) } == shallow)
    }

    @Test func containerThatKeepsItsSizeKeepsAChangeFromThoseAround() {
        func framed(_ row: Row, _ depth: Int) -> AnyView {
            let box = AnyView(RowView(row: row).frame(width: 300, height: 40))
            return (0..<depth).reduce(box) { inner, _ in AnyView(VStack { inner.padding(1) }) }
        }
        let shallow = work(1, changed: 0, to: "wider text") { framed($0[0], 1) }
        // The text, the stack around it, the frame.
        #expect(shallow.remeasured == 3)
        #expect(work(1, changed: 0, to: "wider text") { framed($0[0], 100) } == shallow)
    }
}
