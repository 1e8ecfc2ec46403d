import Foundation

/// A content with a decoration above or below it, which is proposed the content's size and never changes it.
@_documentation(visibility: internal)
public final class DecorationElement: Element {
    let decoration = DecorationLayerElement()
    private let isAbove: Bool

    var content: Element {
        didSet { adopt() }
    }

    var alignment: Alignment {
        get { decoration.alignment }
        set {
            guard newValue != alignment else { return }
            decoration.alignment = newValue
            decoration.needsPlacement = true
            invalidateLayout()
        }
    }

    init(_ content: Element, isAbove: Bool) {
        self.content = content
        self.isAbove = isAbove
        super.init()
        adopt()
    }

    private func adopt() { setChildren(isAbove ? [content, decoration] : [decoration, content]) }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    public override func placeChildren() {
        content.place(at: .zero, proposal: proposal)
        decoration.anchor = decoration.anchor(in: content, size, proposal)
        decoration.place(at: .zero, proposal: ProposedViewSize(size))
    }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        content.explicitAlignment(key, in: size, proposal)
    }

    public override var layoutPriority: Double { content.layoutPriority }
    public override var zIndex: Double { content.zIndex }
    public override var tag: AnyHashable? { content.tag }
    public override var isSpacer: Bool { content.isSpacer }
    public override var isText: Bool { content.isText }
    public override func layoutValue(_ key: ObjectIdentifier) -> Any? { content.layoutValue(key) }

    // The content's z-index orders it among its siblings, not against its own decoration.

    public override func draw(_ frame: CGRect, in context: any DrawingContext) {
        for child in children { child.draw(CGRect(origin: frame.origin, size: child.size), in: context) }
    }

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        children.reversed().contains { $0.hitTest(point, &responders) }
    }
}

/// The views of a decoration, one above the other, each aligned with the content.
@_documentation(visibility: internal)
public final class DecorationLayerElement: Element {
    fileprivate var alignment = Alignment.center
    /// Where the alignment lies in the content; may move although the content's size is the same.
    fileprivate var anchor = CGPoint.zero {
        didSet { if anchor != oldValue { needsPlacement = true } }
    }

    /// Where the alignment lies in an element when it is `size` large.
    fileprivate func anchor(in element: Element, _ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        CGPoint(
            x: element.guide(alignment.horizontal.key, in: size, proposal),
            y: element.guide(alignment.vertical.key, in: size, proposal))
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    public override func placeChildren() {
        for child in children {
            let own = anchor(in: child, child.sizeThatFits(proposal), proposal)
            child.place(at: anchor - own, proposal: proposal)
        }
    }
}
