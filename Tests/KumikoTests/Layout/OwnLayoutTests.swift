import Foundation
import KumikoTesting
import Testing

/// Layouts that a program writes itself.
@MainActor
@Suite struct OwnLayoutTests {
    @Test func flowWrapsWhenTheWindowNarrows() {
        let mounted = MountedView(
            Flow(gap: 8) {
                A()
                B()
                A()
            })
        #expect(mounted.frames(A.self) == [CGRect(112, 285, 60, 20), CGRect(228, 285, 60, 20)])
        #expect(mounted.frames(B.self) == [CGRect(180, 285, 40, 30)])
        mounted.size = CGSize(width: 110, height: 100)
        #expect(mounted.frames(A.self) == [CGRect(1, 21, 60, 20), CGRect(1, 59, 60, 20)])
        #expect(mounted.frames(B.self) == [CGRect(69, 21, 40, 30)])
    }

    @Test func flowFollowsItsViewsAndItsValue() throws {
        struct Flowing: View {
            @State private var count = 1
            @State private var gap = 0.0
            var body: some View {
                VStack(spacing: 0) {
                    Button("More") { count += 1 }
                    Button("Apart") { gap = 10 }
                    Flow(gap: gap) { ForEach(0..<count, id: \.self) { _ in A() } }
                }
            }
        }
        let mounted = MountedView(Flowing())
        try mounted.find(text: "More").press()
        #expect(mounted.frames(A.self).map(\.minX) == [140, 200])
        try mounted.find(text: "Apart").press()
        #expect(mounted.frames(A.self).map(\.minX) == [135, 205])
    }

    @Test func cacheIsMadeOnceAndUpdatedWhenViewsChange() throws {
        struct Counted: View {
            let log: LayoutLog
            @State private var count = 2
            var body: some View {
                VStack(spacing: 0) {
                    Button("More") { count += 1 }
                    Row(log: log) { ForEach(0..<count, id: \.self) { _ in A() } }
                }
            }
        }
        let log = LayoutLog()
        let mounted = MountedView(Counted(log: log))
        #expect(log.entries == ["make 2"])
        mounted.size.width = 500
        #expect(log.entries == ["make 2"])
        try mounted.find(text: "More").press()
        #expect(log.entries == ["make 2", "update 3"])
        #expect(mounted.frames(A.self).map(\.minX) == [160, 220, 280])
    }

    @Test func readsValuesPrioritiesAndGuides() {
        let log = LayoutLog()
        _ = MountedView(
            Row(log: log, reads: true) {
                A().layoutValue(key: Weight.self, value: 3).padding(1)
                B().layoutPriority(2)
                Text(verbatim: "text").alignmentGuide(.trailing) { _ in 5 }
            })
        #expect(log.entries.suffix(3) == ["3.0 0.0 nil 62.0", "1.0 2.0 nil 40.0", "1.0 0.0 12.0 5.0"])
    }

    @Test func viewThatIsNotPlacedIsCentred() throws {
        let mounted = MountedView(
            Lazy {
                A()
                B()
            })
        #expect(try mounted.frame(A.self) == CGRect(170, 290, 60, 20))
        #expect(try mounted.frame(B.self) == CGRect(360, 570, 40, 30))
    }

    @Test func guideOfALayoutCounts() throws {
        let mounted = MountedView(
            HStack(alignment: .top, spacing: 0) {
                Lowered { A() }
                B()
            })
        #expect(try mounted.frame(A.self).minY + 7 == mounted.frame(B.self).minY)
    }
}

private struct Flow: Layout {
    var gap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        rows(proposal.width ?? .infinity, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, origin) in zip(subviews, rows(bounds.width, subviews).origins) {
            view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func rows(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, origins: [CGPoint]) {
        var (origins, wide): ([CGPoint], CGFloat) = ([], 0)
        var (x, y, high): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, high) = (0, y + high + gap, 0) }
            origins.append(CGPoint(x: x, y: y))
            x += size.width + gap
            (high, wide) = (max(high, size.height), max(wide, x - gap))
        }
        return (CGSize(width: wide, height: y + high), origins)
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue = 1.0
}

private final class LayoutLog: @unchecked Sendable {
    var entries: [String] = []
}

/// A row whose cache is the widths of its views.
private struct Row: Layout {
    let log: LayoutLog
    var reads = false

    func makeCache(subviews: Subviews) -> [CGFloat] {
        log.entries.append("make \(subviews.count)")
        return widths(subviews)
    }

    func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
        log.entries.append("update \(subviews.count)")
        cache = widths(subviews)
    }

    private func widths(_ subviews: Subviews) -> [CGFloat] { subviews.map { $0.sizeThatFits(.unspecified).width } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        CGSize(width: cache.reduce(0, +), height: 30)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
        var x = bounds.minX
        for (view, width) in zip(subviews, cache) {
            view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
            x += width
            guard reads else { continue }
            let dimensions = view.dimensions(in: .unspecified)
            let baseline = dimensions[explicit: .firstTextBaseline].map { "\($0)" } ?? "nil"
            log.entries.append("\(view[Weight.self]) \(view.priority) \(baseline) \(dimensions[.trailing])")
        }
    }
}

/// Fills, places its last view at the bottom trailing corner and forgets the others.
private struct Lazy: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.last?.place(
            at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
            proposal: ProposedViewSize(bounds.size))
    }
}

/// As large as its view, with its top 7 points further down.
private struct Lowered: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { guide == .top ? 7 : nil }
}
