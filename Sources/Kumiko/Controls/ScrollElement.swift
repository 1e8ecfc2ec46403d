import Foundation

/// A scrolled window: proposes nothing along its axes and fills what it is given.
@_documentation(visibility: internal)
public final class ScrollElement: HostElement {
    public internal(set) var axes: Axis.Set = .vertical {
        didSet { if axes != oldValue { widget?.update(); invalidateLayout() } }
    }
    public internal(set) var showsIndicators = true {
        didSet { if showsIndicators != oldValue { widget?.update() } }
    }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeScroll(self) }

    /// What the content is proposed in a viewport of `size`: its own length along the scrolled axes.
    private func contentProposal(_ size: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : size.width, height: axes.contains(.vertical) ? nil : size.height)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(
            by: children.first?.sizeThatFits(contentProposal(proposal)) ?? .zero)
    }

    /// The size of the scrolled area in a viewport of `viewport`: at least the viewport's.
    public func scrolledSize(in viewport: CGSize) -> CGSize {
        let content = children.first?.sizeThatFits(contentProposal(ProposedViewSize(viewport))) ?? .zero
        return CGSize(width: max(viewport.width, content.width), height: max(viewport.height, content.height))
    }

    /// Where the content stands in the scrolled area: centred where it is narrower than the viewport, at the top and
    /// the leading edge along the scrolled axes.
    public override func placeChildren() {
        guard let content = children.first else { return }
        let proposal = contentProposal(ProposedViewSize(size))
        let contentSize = content.sizeThatFits(proposal)
        let area = scrolledSize(in: size)
        content.place(
            at: CGPoint(
                x: axes.contains(.horizontal) ? 0 : (area.width - contentSize.width) / 2,
                y: axes.contains(.vertical) ? 0 : (area.height - contentSize.height) / 2), proposal: proposal)
    }
}
