import Foundation

/// How the children of a ``StackElement`` share one proposal.
@MainActor
struct StackArrangement: Arrangement {
    /// What one child adds to the line.
    struct Extent: Summary {
        /// The length along the axis, with the space after it.
        var length = CGFloat.zero
        /// How far it reaches across to both sides of the point that all have in common.
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity

        mutating func add(_ next: Extent) {
            length += next.length
            before = max(before, next.before)
            after = max(after, next.after)
        }
    }

    private struct Share {
        /// What the child is offered along the axis.
        var offer: CGFloat?
        var length = CGFloat.zero
        let spacing: CGFloat
        /// The lengths that the child takes when it is offered nothing, and everything.
        var least = CGFloat.zero
        var most = CGFloat.zero
        var priority = 0.0

        /// Whether the child's length is the same whatever it is offered.
        var isRigid: Bool { most == least && least.isFinite }
        var flexibility: CGFloat { most == least ? 0 : most - least }
    }

    let proposal: ProposedViewSize
    private let axis: Axis
    private var shares: [Share]
    private var extents: SummaryTree<Extent>
    private(set) var size = CGSize.zero
    var count: Int { shares.count }
    /// Whether no child's offer depends on what the others take.
    private var isIndependent = true
    /// The children that have to be placed though they may not have moved.
    private var changed: [Int] = []
    /// The first child that stands elsewhere than it was placed, with all after it.
    private var firstMoved = Int.max
    /// How far the farthest child reached when the children were last placed.
    private var placedBefore = CGFloat.nan
    /// How large the stack was then.
    private var placedSize = CGSize.zero

    init(_ stack: StackElement, _ proposal: ProposedViewSize) {
        self.proposal = proposal
        axis = stack.axis
        let length = proposal[axis]
        let count = stack.children.count
        shares = []
        shares.reserveCapacity(count)
        for index in 0..<count { shares.append(Share(offer: length, spacing: stack.spacing(after: index))) }
        var lengths = [Extent](repeating: Extent(), count: count)
        extents = SummaryTree([])
        if let length, shares.count > 1 {
            for index in shares.indices { askLimits(stack, index) }
            isIndependent = shares.allSatisfy(\.isRigid)
            if isIndependent {
                for index in shares.indices {
                    shares[index].offer = shares[index].least
                    lengths[index] = extent(stack, index)
                }
            } else {
                share(length) { index, offer, arrangement in
                    arrangement.shares[index].offer = offer
                    lengths[index] = arrangement.extent(stack, index)
                }
            }
        } else {
            for index in 0..<count { lengths[index] = extent(stack, index) }
        }
        extents = SummaryTree(lengths)
        sumUp()
    }

    // MARK: Asking

    private mutating func askLimits(_ stack: StackElement, _ index: Int) {
        let child = stack.children[index]
        var limit = proposal
        limit[axis] = 0
        shares[index].least = child.sizeThatFits(limit)[axis]
        limit[axis] = .infinity
        shares[index].most = child.sizeThatFits(limit)[axis]
        shares[index].priority = child.layoutPriority
    }

    /// Asks the child for the size it takes of its offer.
    private mutating func extent(_ stack: StackElement, _ index: Int) -> Extent {
        let child = stack.children[index]
        let proposal = proposal(index)
        let size = child.sizeThatFits(proposal)
        shares[index].length = size[axis]
        let length = size[axis] + shares[index].spacing
        // What has no end across leaves no place to be aligned by.
        guard size[axis.other].isFinite else { return Extent(length: length, before: 0, after: .infinity) }
        let guide = child.guide(stack.alignment, in: size, proposal)
        return Extent(length: length, before: guide, after: size[axis.other] - guide)
    }

    mutating func update(_ stack: StackElement, _ changed: [Int]) {
        if let length = proposal[axis], shares.count > 1 {
            var mustShare = !isIndependent
            for index in changed {
                askLimits(stack, index)
                if !shares[index].isRigid { mustShare = true }
            }
            if mustShare {
                isIndependent = shares.allSatisfy(\.isRigid)
                let changed = Set(changed)
                share(length) { index, offer, arrangement in
                    guard offer != arrangement.shares[index].offer || changed.contains(index) else { return }
                    arrangement.shares[index].offer = offer
                    arrangement.askAgain(stack, index)
                }
                return sumUp()
            }
            for index in changed { shares[index].offer = shares[index].least }
        }
        for index in changed { askAgain(stack, index) }
        sumUp()
    }

    private mutating func askAgain(_ stack: StackElement, _ index: Int) {
        changed.append(index)
        let extent = extent(stack, index)
        if extent.length != extents[index].length { firstMoved = min(firstMoved, index + 1) }
        extents[index] = extent
    }

    private mutating func sumUp() {
        guard !shares.isEmpty else { return }
        let total = extents.total
        size[axis] = total.length
        size[axis.other] = total.before + total.after
    }

    // MARK: Sharing

    /// Divides `length` among the children: `offer` is called with each child and its part, and sees to it that the
    /// child's length is known.
    private mutating func share(_ length: CGFloat, _ offer: (Int, CGFloat, inout StackArrangement) -> Void) {
        var left = shares.reduce(length) { $0 - $1.spacing }
        var setAside = shares.reduce(0) { $0 + $1.least }
        let priority = shares[0].priority
        if shares.allSatisfy({ $0.priority == priority }) {
            return share(&left, &setAside, among: priority, offer)
        }
        for priority in Set(shares.map(\.priority)).sorted(by: >) { share(&left, &setAside, among: priority, offer) }
    }

    /// Divides what is left among the children of one priority.
    private mutating func share(
        _ left: inout CGFloat, _ setAside: inout CGFloat, among priority: Double,
        _ offer: (Int, CGFloat, inout StackArrangement) -> Void
    ) {
        var flexible: [Int] = []
        for index in shares.indices where shares[index].priority == priority {
            setAside -= shares[index].least
            guard shares[index].isRigid else {
                flexible.append(index)
                continue
            }
            offer(index, shares[index].least, &self)
            if left.isFinite { left -= shares[index].length }
        }
        if flexible.count > 1 {
            flexible.sort { (shares[$0].flexibility, $0) < (shares[$1].flexibility, $1) }
        }
        for place in flexible.indices {
            let index = flexible[place]
            let part = left.isInfinite ? left : max(0, (left - setAside) / CGFloat(flexible.count - place))
            offer(index, part, &self)
            // What has no end has none after a part is taken either.
            if left.isFinite { left -= shares[index].length }
        }
    }

    // MARK: Placing

    /// What the child is proposed.
    func proposal(_ index: Int) -> ProposedViewSize {
        var proposal = proposal
        proposal[axis] = shares[index].offer
        return proposal
    }

    /// Where the child stands.
    func origin(_ index: Int) -> CGPoint { origin(index, after: extents.sum(before: index), extents.total.before) }

    private func origin(_ index: Int, after preceding: Extent, _ before: CGFloat) -> CGPoint {
        var origin = CGPoint.zero
        origin[axis] = preceding.length
        origin[axis.other] = before - extents[index].before
        return origin
    }

    /// Puts a child where it stands. One that was offered no length across is offered that of the stack once that is known:
    /// a line below a text becomes as long as the text.
    private func place(_ index: Int, of stack: StackElement, after preceding: Extent, _ before: CGFloat) {
        let child = stack.children[index]
        var (origin, proposal) = (origin(index, after: preceding, before), proposal(index))
        if proposal[axis.other] == nil, axis == .vertical || !child.ignoresSpareHeight {
            proposal[axis.other] = size[axis.other]
            let size = child.sizeThatFits(proposal)
            origin[axis.other] = before - child.guide(stack.alignment, in: size, proposal)
        }
        child.place(at: origin, proposal: proposal)
    }

    mutating func placeAll(_ stack: StackElement) {
        let before = extents.total.before
        extents.forEachSum(from: 0) { index, preceding in place(index, of: stack, after: preceding, before) }
        (changed, firstMoved, placedBefore, placedSize) = ([], .max, before, size)
    }

    mutating func placeChanged(_ stack: StackElement) {
        let before = extents.total.before
        // What the children were offered across is then what the stack took.
        let isFilled = proposal[axis.other] == nil
        if isFilled, placedSize[axis.other] != size[axis.other] || placedBefore != before { return placeAll(stack) }
        for index in changed { place(index, of: stack, after: extents.sum(before: index), before) }
        extents.forEachSum(from: before == placedBefore ? firstMoved : 0) { index, preceding in
            var origin = origin(index, after: preceding, before)
            if isFilled { origin[axis.other] = stack.children[index].origin[axis.other] }
            stack.children[index].move(to: origin)
        }
        (changed, firstMoved, placedBefore, placedSize) = ([], .max, before, size)
    }
}
