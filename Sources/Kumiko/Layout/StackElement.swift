import Foundation

/// Lays its children out along one axis.
///
/// Space is offered to the least flexible child first, an equal share of what is left each; groups of a higher layout
/// priority come first, with the minimum of the rest set aside. A child that takes the same length whatever it is
/// offered is offered that length, so that it need not be asked again when others change.
@_documentation(visibility: internal)
public final class StackElement: Element {
    let axis: Axis
    private(set) final var alignment = VerticalAlignment.center.key
    private var spacing: CGFloat?
    /// How the children share the proposals for which that is known.
    private var arrangements: KeptArrangements<StackArrangement>?

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

    private func arrangement(for proposal: ProposedViewSize) -> StackArrangement {
        guard let kept = KeptArrangements.of(self, &arrangements) else { return StackArrangement(self, proposal) }
        return kept.arrangement(for: proposal, in: self)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

    public override func placeChildren() {
        if let kept = KeptArrangements.of(self, &arrangements) {
            kept.placeChildren(for: proposal, in: self)
        } else {
            var arrangement = StackArrangement(self, proposal)
            arrangement.placeAll(self)
        }
    }

    /// The space between a child and the next one.
    func spacing(after index: Int) -> CGFloat {
        guard index < children.count - 1 else { return 0 }
        if let spacing { return spacing }
        let (first, second) = (children[index], children[index + 1])
        if first.isSpacer || second.isSpacer { return 0 }
        return axis == .vertical && first.isText && second.isText ? 0 : 8
    }

    override func noteChange(ofChildAt index: Int) { arrangements?.noteChange(ofChildAt: index) }

    override func forgetArrangements() { arrangements = nil }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.combination != nil else { return nil }
        let arrangement = arrangement(for: proposal)
        let origins = children.indices.map(arrangement.origin)
        return combinedGuide(key, origins: origins, proposals: children.indices.map(arrangement.proposal))
    }

    public override var isContainer: Bool { true }

    override var axisOfOrder: Axis? { (spacing ?? 0) < 0 ? nil : axis }
}
