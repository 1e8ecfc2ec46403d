import Foundation

/// Puts its children on top of one another, each with the whole proposal.
@_documentation(visibility: internal)
public final class DepthStackElement: Element {
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidateLayout() } }
    }

    /// The children's corners, relative to the point that all have in common, and the rectangle around them.
    private func arrange(_ proposal: ProposedViewSize) -> (origins: [CGPoint], bounds: CGRect) {
        var bounds = CGRect.null
        let origins = children.map { child in
            let size = child.sizeThatFits(proposal)
            let origin = CGPoint(
                x: -child.guide(alignment.horizontal.key, in: size, proposal),
                y: -child.guide(alignment.vertical.key, in: size, proposal))
            let frame = CGRect(origin: origin, size: size)
            bounds = bounds.isNull ? frame : bounds.union(frame)
            return origin
        }
        return (origins, bounds.isNull ? .zero : bounds)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = children.map { $0.sizeThatFits(proposal) }
        if sizes.contains(where: { $0.width.isInfinite || $0.height.isInfinite }) {
            return sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
        }
        return arrange(proposal).bounds.size
    }

    public override func placeChildren() {
        let (origins, bounds) = arrange(proposal)
        for (child, origin) in zip(children, origins) {
            child.place(at: CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY), proposal: proposal)
        }
    }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.combination != nil else { return nil }
        let (origins, bounds) = arrange(proposal)
        return combinedGuide(
            key, origins: origins.map { CGPoint(x: $0.x - bounds.minX, y: $0.y - bounds.minY) },
            proposals: children.map { _ in proposal })
    }

    public override var isContainer: Bool { true }
}
