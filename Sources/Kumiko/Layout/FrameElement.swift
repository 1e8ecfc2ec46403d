import Foundation

/// Gives its child a size, and aligns it there.
@_documentation(visibility: internal)
public final class FrameElement: Element {
    struct Limits: Equatable {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?
        /// A length that is proposed and reported whatever the child answers.
        var fixed: CGFloat?

        func proposal(for length: CGFloat?) -> CGFloat? {
            if let fixed { return fixed }
            guard let length = length ?? ideal else { return nil }
            return min(max(length, least ?? -.infinity), max(most ?? .infinity, least ?? -.infinity))
        }

        func length(for proposal: CGFloat?, child: CGFloat) -> CGFloat {
            if let fixed { return fixed }
            let most = self.most.map { max($0, least ?? -.infinity) }
            guard let length = proposal else {
                return min(max(ideal ?? child, least ?? -.infinity), most ?? .infinity)
            }
            switch (least, most) {
            case (nil, nil): return child
            case (let least?, nil): return max(child, least)
            case (nil, let most?): return max(min(length, most), min(child, most))
            case (let least?, let most?): return min(max(length, least), most)
            }
        }
    }

    private(set) var horizontal = Limits()
    private(set) var vertical = Limits()
    private(set) var alignment = Alignment.center

    func set(_ horizontal: Limits, _ vertical: Limits, _ alignment: Alignment) {
        guard horizontal != self.horizontal || vertical != self.vertical || alignment != self.alignment else { return }
        (self.horizontal, self.vertical, self.alignment) = (horizontal, vertical, alignment)
        invalidateLayout()
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.proposal(for: proposal.width), height: vertical.proposal(for: proposal.height))
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = horizontal.fixed, let height = vertical.fixed { return CGSize(width: width, height: height) }
        let child = children.first?.sizeThatFits(childProposal(proposal)) ?? .zero
        return CGSize(
            width: horizontal.length(for: proposal.width, child: child.width),
            height: vertical.length(for: proposal.height, child: child.height))
    }

    private func childOrigin(_ child: Element, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        let childSize = child.sizeThatFits(proposal)
        return child.aligned(alignment, childSize, in: size, proposal)
    }

    public override func placeChildren() {
        guard let child = children.first else { return }
        let childProposal = childProposal(proposal)
        child.place(at: childOrigin(child, in: size, childProposal), proposal: childProposal)
    }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let child = children.first else { return nil }
        let childProposal = childProposal(proposal)
        guard let guide = child.explicitAlignment(key, in: child.sizeThatFits(childProposal), childProposal) else {
            return nil
        }
        let origin = childOrigin(child, in: size, childProposal)
        return guide + (key.isHorizontal ? origin.x : origin.y)
    }
}

extension Element {
    /// The corner at which the element, `childSize` large, is aligned in `size`.
    final func aligned(
        _ alignment: Alignment, _ childSize: CGSize, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGPoint {
        let frame = ViewDimensions(size)
        return CGPoint(
            x: alignment.horizontal.key.id.defaultValue(in: frame)
                - guide(alignment.horizontal.key, in: childSize, proposal),
            y: alignment.vertical.key.id.defaultValue(in: frame)
                - guide(alignment.vertical.key, in: childSize, proposal))
    }
}

struct FrameModifier: ElementModifier {
    let horizontal: FrameElement.Limits
    let vertical: FrameElement.Limits
    let alignment: Alignment

    func makeElement() -> FrameElement { FrameElement() }

    func updateElement(_ element: FrameElement, environment: EnvironmentValues) {
        element.set(horizontal, vertical, alignment)
    }
}

nonisolated extension View {
    /// Gives the view a frame of the given size; the view is aligned in it and may overflow.
    ///
    /// - Parameters:
    ///   - width: in points; `nil` leaves the axis alone. Negative and non-finite lengths count as `nil`, with a
    ///     message.
    ///   - height: as `width`.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(
            FrameModifier(
                horizontal: .init(fixed: width.flatMap(validLength)),
                vertical: .init(fixed: height.flatMap(validLength)), alignment: alignment))
    }

    /// Limits the proposal to the view and the size it reports.
    ///
    /// With only a maximum the frame takes what it is proposed, up to that; with only a minimum it is at least that
    /// large. An unspecified proposal gives the ideal length.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameModifier(
                horizontal: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
                vertical: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
    }
}

private func validLength(_ length: CGFloat) -> CGFloat? {
    guard length.isFinite, length >= 0 else {
        report("A frame cannot be \(length) points long; the length is ignored.")
        return nil
    }
    return length
}
