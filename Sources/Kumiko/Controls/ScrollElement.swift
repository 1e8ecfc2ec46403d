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

    /// Whether the content holds rows of which only those in sight are there. The element then hands out places as they
    /// are scrolled, since the whole content may be longer than a widget can be; else the widget moves the content.
    public internal(set) var isLazy = false {
        didSet { if isLazy != oldValue, widget != nil { forgetWidget() } }
    }
    /// What the element is to assistive technology.
    public internal(set) var role = RegionRole.generic
    /// Whether the background is that of a list, and not the window's.
    public internal(set) var look = ScrollLook.plain {
        didSet { if look != oldValue { widget?.update() } }
    }
    /// The place of the content that is seen at the top leading corner.
    public package(set) var offset = CGPoint.zero
    /// The stacks inside that make their rows as they come in sight.
    private var lazyStacks: [LazyStackElement] = []
    /// How long the element would like to be along its axes, where that is not what the content says.
    var idealLength: CGFloat?

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeScroll(self) }

    /// What the content is proposed in a viewport of `size`: its own length along the scrolled axes.
    private func contentProposal(_ size: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : size.width, height: axes.contains(.vertical) ? nil : size.height)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        var ideal = children.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
        if let idealLength {
            if axes.contains(.horizontal) { ideal.width = idealLength }
            if axes.contains(.vertical) { ideal.height = idealLength }
        }
        return proposal.replacingUnspecifiedDimensions(by: ideal)
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
        guard isLazy else { return }
        // The content may be shorter than it was.
        let corrected = place(nearest: offset)
        guard corrected != offset else { return }
        offset = corrected
        for stack in lazyStacks {
            stack.scrolled()
            stack.askForRows()
        }
    }

    // MARK: Stacks that make rows as they come in sight

    func add(_ stack: LazyStackElement) {
        lazyStacks.append(stack)
        isLazy = true
    }

    func remove(_ stack: LazyStackElement) { lazyStacks.removeAll { $0 === stack } }

    func forEachLazyStack(_ visit: (LazyStackElement) -> Void) {
        for stack in lazyStacks { visit(stack) }
    }

    // MARK: Places as they are scrolled

    /// What has to be added to a place in the content for where it is handed out.
    private var shift: CGPoint { isLazy ? CGPoint(x: -offset.x, y: -offset.y) : .zero }

    public override func commitChildren() {
        for child in children { child.commit(at: shift + child.origin, isVisible: true) }
    }

    public override func drawContent(in context: any DrawingContext) {
        drawChildren(CGRect(origin: shift, size: .zero), in: context)
    }

    public override func respondersInContent(at point: CGPoint) -> [any PointerResponder] {
        super.respondersInContent(at: CGPoint(x: point.x - shift.x, y: point.y - shift.y))
    }
}
