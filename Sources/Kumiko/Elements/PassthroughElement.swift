import Foundation

/// An element around one other, as large as that one and in the same place. All that the inner one says passes through.
@_documentation(visibility: internal)
open class PassthroughElement: Element {
    /// What the child is proposed.
    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(childProposal(proposal)) ?? .zero
    }

    open override func placeChildren() {
        children.first?.place(at: .zero, proposal: childProposal(proposal))
    }

    open override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        children.first?.explicitAlignment(key, in: size, childProposal(proposal))
    }

    open override var isSpacer: Bool { children.first?.isSpacer ?? false }
    open override var isText: Bool { children.first?.isText ?? false }
}
