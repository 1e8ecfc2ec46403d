import Foundation

/// Lays its children out along one axis.
///
/// Space is offered to the least flexible child first, an equal share of what is left each; groups of a higher layout
/// priority come first, with the minimum of the rest set aside.
@_documentation(visibility: internal)
public final class StackElement: Element {
    let axis: Axis
    private var alignment = VerticalAlignment.center.key
    private var spacing: CGFloat?

    /// How the children share one proposal.
    private struct Arrangement {
        var proposal: ProposedViewSize
        /// What each child is proposed, and where it stands.
        var proposals: [ProposedViewSize]
        var origins: [CGPoint]
        var size: CGSize
    }

    private var arrangement: Arrangement?

    init(_ axis: Axis) {
        self.axis = axis
        super.init()
        if axis == .vertical { alignment = HorizontalAlignment.center.key }
    }

    func set(_ alignment: AlignmentKey, _ spacing: CGFloat?) {
        guard alignment != self.alignment || spacing != self.spacing else { return }
        self.alignment = alignment
        self.spacing = spacing
        invalidateLayout()
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let arrangement = arrange(proposal)
        self.arrangement = arrangement
        return arrangement.size
    }

    public override func placeChildren() {
        let arrangement = arrangement(for: proposal)
        for (index, child) in children.enumerated() {
            child.place(at: arrangement.origins[index], proposal: arrangement.proposals[index])
        }
    }

    private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
        if hasAnswers, let arrangement, arrangement.proposal == proposal { return arrangement }
        let new = arrange(proposal)
        arrangement = new
        return new
    }

    private func spacing(after index: Int) -> CGFloat {
        if let spacing { return spacing }
        let (first, second) = (children[index], children[index + 1])
        if first.isSpacer || second.isSpacer { return 0 }
        return axis == .vertical && first.isText && second.isText ? 0 : 8
    }

    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let count = children.count
        guard count > 0 else { return Arrangement(proposal: proposal, proposals: [], origins: [], size: .zero) }
        var proposals = [ProposedViewSize](repeating: proposal, count: count)
        if let length = proposal[axis] {
            let gaps = (0..<count - 1).reduce(0) { $0 + spacing(after: $1) }
            share(length - gaps, proposal, &proposals)
        }
        return line(up: proposals, in: proposal)
    }

    /// Divides `length` among the children.
    private func share(_ length: CGFloat, _ proposal: ProposedViewSize, _ proposals: inout [ProposedViewSize]) {
        var minimum = proposal
        minimum[axis] = 0
        var maximum = proposal
        maximum[axis] = .infinity
        let single = children.count == 1
        let candidates = children.indices.map { index in
            let child = children[index]
            let least = single ? 0 : child.sizeThatFits(minimum)[axis]
            let most = single ? 0 : child.sizeThatFits(maximum)[axis]
            return (
                index: index, priority: child.layoutPriority, least: least,
                flexibility: most == least ? 0 : most - least
            )
        }
        let order = candidates.sorted {
            ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
        }
        var setAside = order.reduce(0) { $0 + $1.least }
        var left = length
        var next = order.startIndex
        while next < order.endIndex {
            let priority = order[next].priority
            let end = order[next...].firstIndex { $0.priority != priority } ?? order.endIndex
            for candidate in order[next..<end] { setAside -= candidate.least }
            for place in next..<end {
                let index = order[place].index
                let offer = left.isInfinite ? left : max(0, (left - setAside) / CGFloat(end - place))
                proposals[index][axis] = offer
                // What has no end has none after a part is taken either.
                if left.isFinite { left -= children[index].sizeThatFits(proposals[index])[axis] }
            }
            next = end
        }
    }

    /// Puts the children in a row, aligned across.
    private func line(up proposals: [ProposedViewSize], in proposal: ProposedViewSize) -> Arrangement {
        let across = axis.other
        var origins = [CGPoint](repeating: .zero, count: children.count)
        var (along, start, end): (CGFloat, CGFloat, CGFloat) = (0, .infinity, -.infinity)
        var isEndless = false
        for (index, child) in children.enumerated() {
            let size = child.sizeThatFits(proposals[index])
            let guide = child.guide(alignment, in: size, proposals[index])
            origins[index][axis] = along
            origins[index][across] = -guide
            start = min(start, -guide)
            end = max(end, size[across] - guide)
            isEndless = isEndless || size[across].isInfinite
            along += size[axis]
            if index < children.count - 1 { along += spacing(after: index) }
        }
        for index in origins.indices { origins[index][across] -= start }
        var size = CGSize.zero
        size[axis] = along
        size[across] = isEndless ? .infinity : end - start
        return Arrangement(proposal: proposal, proposals: proposals, origins: origins, size: size)
    }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.combination != nil else { return nil }
        let arrangement = arrangement(for: proposal)
        return combinedGuide(key, origins: arrangement.origins, proposals: arrangement.proposals)
    }

    public override var isContainer: Bool { true }
}
