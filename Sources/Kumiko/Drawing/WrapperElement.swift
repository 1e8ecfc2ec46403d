import Foundation

/// An element around one other of the same size, in the same place, that changes how it is drawn. All else passes
/// through.
@_documentation(visibility: internal)
open class WrapperElement: Element {
    open override func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, in: size, proposal)
    }

    open override var isSpacer: Bool { children.first?.isSpacer ?? false }
    open override var isText: Bool { children.first?.isText ?? false }
}
