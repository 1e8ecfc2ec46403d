import Foundation

/// Puts its children on top of one another, each with the whole proposal.
@_documentation(visibility: internal)
public final class DepthStackElement: Element {
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidateLayout() } }
    }

    private var arrangements: KeptArrangements<DepthStackArrangement>?

    private func arrangement(for proposal: ProposedViewSize) -> DepthStackArrangement {
        guard let kept = KeptArrangements.of(self, &arrangements) else { return DepthStackArrangement(self, proposal) }
        return kept.arrangement(for: proposal, in: self)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

    public override func placeChildren() {
        if let kept = KeptArrangements.of(self, &arrangements) {
            kept.placeChildren(for: proposal, in: self)
        } else {
            var arrangement = DepthStackArrangement(self, proposal)
            arrangement.placeAll(self)
        }
    }

    override func noteChange(ofChildAt index: Int) { arrangements?.noteChange(ofChildAt: index) }

    override func forgetArrangements() { arrangements = nil }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.combination != nil else { return nil }
        let arrangement = arrangement(for: proposal)
        let origins = children.indices.map(arrangement.origin)
        return combinedGuide(key, origins: origins, proposals: children.map { _ in proposal })
    }

    public override var isContainer: Bool { true }
}

/// Where the children of a ``DepthStackElement`` stand for one proposal.
@MainActor
struct DepthStackArrangement: Arrangement {
    /// How far children reach from the point that all have in common.
    struct Extent: Summary {
        var leading = -CGFloat.infinity
        var trailing = -CGFloat.infinity
        var above = -CGFloat.infinity
        var below = -CGFloat.infinity

        init() {}

        @MainActor init(_ child: Element, _ alignment: Alignment, _ proposal: ProposedViewSize) {
            let size = child.sizeThatFits(proposal)
            let isFinite = (size.width.isFinite, size.height.isFinite)
            // What has no end leaves no place to be aligned by.
            leading = isFinite.0 ? child.guide(alignment.horizontal.key, in: size, proposal) : 0
            above = isFinite.1 ? child.guide(alignment.vertical.key, in: size, proposal) : 0
            trailing = size.width - leading
            below = size.height - above
        }

        mutating func add(_ next: Extent) {
            leading = max(leading, next.leading)
            trailing = max(trailing, next.trailing)
            above = max(above, next.above)
            below = max(below, next.below)
        }
    }

    let proposal: ProposedViewSize
    private var extents: SummaryTree<Extent>
    private var changed: [Int] = []
    /// The corner from which all children are placed, when they last were.
    private var placedCorner = CGPoint(x: CGFloat.nan, y: .nan)

    init(_ stack: DepthStackElement, _ proposal: ProposedViewSize) {
        self.proposal = proposal
        extents = SummaryTree(stack.children.map { Extent($0, stack.alignment, proposal) })
    }

    var count: Int { extents.count }

    var size: CGSize {
        guard count > 0 else { return .zero }
        let total = extents.total
        return CGSize(width: total.leading + total.trailing, height: total.above + total.below)
    }

    mutating func update(_ stack: DepthStackElement, _ changed: [Int]) {
        for index in changed { extents[index] = Extent(stack.children[index], stack.alignment, proposal) }
        self.changed += changed
    }

    private var corner: CGPoint { CGPoint(x: extents.total.leading, y: extents.total.above) }

    func origin(_ index: Int) -> CGPoint {
        corner - CGPoint(x: extents[index].leading, y: extents[index].above)
    }

    mutating func placeAll(_ stack: DepthStackElement) {
        for index in stack.children.indices { stack.children[index].place(at: origin(index), proposal: proposal) }
        (changed, placedCorner) = ([], corner)
    }

    mutating func placeChanged(_ stack: DepthStackElement) {
        guard corner == placedCorner else { return placeAll(stack) }
        for index in changed { stack.children[index].place(at: origin(index), proposal: proposal) }
        changed = []
    }
}
