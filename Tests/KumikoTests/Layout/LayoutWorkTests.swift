import Allocations
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

    /// Rows of which the first one stays the widest.
    private struct Shown {
        let rows: [Row]
        let mount: Mount

        @MainActor init(_ count: Int, _ scene: ([Row]) -> some View) {
            rows = (0..<count).map { _ in Row() }
            rows[0].text = "the widest of all"
            mount = Mount(scene(rows), platform: TestPlatform(), environment: EnvironmentValues())
            show()
        }

        @MainActor func show() {
            mount.update()
            _ = mount.root.sizeRange
            mount.root.layOut(in: LayoutWorkTests.size)
            mount.root.commitContent()
        }

        @MainActor func change(_ index: Int, to text: String) {
            rows[index].text = text
            show()
        }
    }

    /// What a change of one of `count` rows costs, once the window has been shown twice.
    private func work(
        _ count: Int, changed index: Int, to text: String, _ scene: ([Row]) -> some View
    ) -> Work {
        let shown = Shown(count, scene)
        let mount = shown.mount
        shown.change(index, to: "two")
        let (layout, remeasured) = (LayoutWork.done, mount.root.engine.remeasureCount)
        let bodies = mount.graph.bodyCount
        shown.change(index, to: text)
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

    // MARK: Memory

    @Test(arguments: [100, 1000, 10_000]) func changeTakesFewBlocksOfMemoryAmongHoweverManyRows(_ count: Int) {
        let shown = Shown(count, Self.scrolled)
        for text in ["two", "six", "ten"] { shown.change(count / 2, to: text) }
        let before = allocations_of_this_thread()
        shown.change(count / 2, to: "one")
        let blocks = allocations_of_this_thread() - before
        #expect(blocks > 0, "they are counted at all")
        // Most are Observation's, which forgets what is tracked with each change; some more or less are due to
        // arrays, which grow into whatever room their block has.
        #expect(blocks <= 100)
    }

    // MARK: Drawing

    /// Takes note of the frames that are drawn near what is in sight.
    private final class NearDrawing: DrawingContext {
        let nearArea: CGRect?
        private(set) var frames: [CGRect] = []

        init(_ nearArea: CGRect?) { self.nearArea = nearArea }

        func fill(_ path: Path, in frame: CGRect, with paint: Paint, style: FillStyle) { frames.append(frame) }
        func stroke(_ path: Path, in frame: CGRect, with paint: Paint, style: StrokeStyle) {}
        func pushClip(_ path: Path, in frame: CGRect, style: FillStyle) {}
        func pushOpacity(_ opacity: Double) {}
        func pushShadow(_ color: Color.Resolved, radius: CGFloat, offset: CGSize) {}
        func pushTransform(_ transform: Transform) {}
        func pushColorMatrix(_ matrix: ColorMatrix) {}
        func pop() {}
        func draw(_ widget: any PlatformWidget) {}
    }

    /// What is drawn of a view when only `area` is near, and how many elements were looked at to find it.
    private func drawing(_ view: some View, near area: CGRect?) -> (frames: [CGRect], glances: Int) {
        let mount = Mount(view, platform: TestPlatform(), environment: EnvironmentValues())
        mount.root.layOut(in: Self.size)
        let context = NearDrawing(area)
        let before = LayoutWork.done
        mount.root.drawContent(in: context)
        return (context.frames, (LayoutWork.done - before).glances)
    }

    private func bars(_ count: Int, _ spacing: CGFloat? = 0) -> some View {
        VStack(spacing: spacing) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 20) } }
    }

    @Test func drawingAFewOfManyRowsLooksAtFew() {
        let area = CGRect(x: 0, y: 0, width: 400, height: 600)
        let (frames, glances) = drawing(bars(10_000), near: area)
        // Those that touch the edges count as near.
        #expect(frames.count == 32)
        #expect(glances <= 2 * 14, "twice as often as 10,000 can be halved")
    }

    @Test(arguments: [0, 7, -5, -30] as [CGFloat]) func allThatIsNearIsDrawn(_ spacing: CGFloat) {
        let areas = [CGRect(x: 0, y: 0, width: 400, height: 600), CGRect(x: 0, y: -333, width: 400, height: 50), .null]
        for area in areas {
            let near = drawing(bars(200, spacing), near: area).frames
            #expect(near == drawing(bars(200, spacing), near: nil).frames.filter(area.intersects))
        }
    }

    @Test func rowsBesideEachOtherAreFoundAlongTheirAxis() {
        let row = HStack(spacing: 0) { ForEach(0..<500, id: \.self) { _ in Color.red.frame(width: 20, height: 10) } }
        let area = CGRect(x: 100, y: 0, width: 90, height: 600)
        let near = drawing(row, near: area)
        #expect(near.frames == drawing(row, near: nil).frames.filter(area.intersects))
        #expect(near.glances <= 2 * 9)
    }
}
