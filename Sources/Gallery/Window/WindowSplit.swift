import SwiftUI

/// Gives its first view the width, or in a narrow window the height, that it wants, the second one its thickness, and
/// the last one what is left.
///
/// One layout for both forms, so that the page keeps its place in the structure, and with it its scroll position, when
/// the window becomes narrow.
struct WindowSplit: Layout {
    let isNarrow: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var rest = bounds
        for subview in subviews.dropLast() {
            let wanted = subview.sizeThatFits(
                ProposedViewSize(width: isNarrow ? bounds.width : nil, height: isNarrow ? nil : bounds.height))
            let length = isNarrow ? min(wanted.height, rest.height) : min(wanted.width, rest.width)
            let size =
                isNarrow
                ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
            subview.place(at: rest.origin, proposal: ProposedViewSize(size))
            if isNarrow {
                rest.origin.y += length
                rest.size.height -= length
            } else {
                rest.origin.x += length
                rest.size.width -= length
            }
        }
        subviews.last?.place(at: rest.origin, proposal: ProposedViewSize(rest.size))
    }
}
