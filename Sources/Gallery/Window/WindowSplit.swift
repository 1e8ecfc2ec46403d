import SwiftUI

/// Gives its first view the width, or in a narrow window the height, that it wants, the second one, which is a line,
/// one point, and the last one what is left.
///
/// One layout for both forms, so that the page keeps its place in the structure, and with it its scroll position, when
/// the window becomes narrow.
struct WindowSplit: Layout {
    let isNarrow: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let list = subviews[0].sizeThatFits(
            ProposedViewSize(width: isNarrow ? bounds.width : nil, height: isNarrow ? nil : bounds.height))
        let lengths = isNarrow ? [list.height, 1, .infinity] : [list.width, 1, .infinity]
        var rest = bounds
        for (subview, length) in zip(subviews, lengths) {
            let size =
                isNarrow
                ? CGSize(width: rest.width, height: min(length, rest.height))
                : CGSize(width: min(length, rest.width), height: rest.height)
            subview.place(at: rest.origin, proposal: ProposedViewSize(size))
            if isNarrow {
                rest.origin.y += size.height
                rest.size.height -= size.height
            } else {
                rest.origin.x += size.width
                rest.size.width -= size.width
            }
        }
    }
}
