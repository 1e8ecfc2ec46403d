import Foundation
import ViewModels

/// How the boxes of a ``RadioBoxGroup`` stand.
public enum RadioBoxArrangement: Hashable, Sendable {
    /// Side by side.
    case row
    /// One below the other.
    case column
    /// In rows of as many boxes as fit, all of them as wide as the widest.
    case grid
}

/// What goes up and down by columns.
@MainActor
protocol ColumnFollower: AnyObject, Sendable {
    var columns: Int? { get set }
}

extension RadioBoxGroupModel: ColumnFollower {}

/// Puts views of equal width side by side and, where no more fit, in another row.
///
/// Without a width to keep to, all stand in one row. A width that is too narrow for one view makes one column of it.
/// The views of a row are equally high.
struct WrappingGrid: Layout {
    var spacing: CGFloat = 8
    /// Is told how many columns there are.
    let follower: any ColumnFollower

    private struct Arrangement {
        var cell = CGFloat.zero
        var columns = 0
        var heights: [CGFloat] = []
    }

    private func arrange(_ subviews: Subviews, width: CGFloat?) -> Arrangement {
        guard !subviews.isEmpty else { return Arrangement() }
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let available = width ?? .infinity
        let fitting = (available + spacing) / (widest + spacing)
        let columns = min(subviews.count, fitting.isFinite ? max(1, Int(fitting)) : subviews.count)
        let cell = min(widest, available)
        let heights = stride(from: 0, to: subviews.count, by: columns).map { start in
            subviews[start..<min(start + columns, subviews.count)]
                .map { $0.sizeThatFits(ProposedViewSize(width: cell, height: nil)).height }.max() ?? 0
        }
        return Arrangement(cell: cell, columns: columns, heights: heights)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let plan = arrange(subviews, width: proposal.width)
        guard plan.columns > 0 else { return .zero }
        return CGSize(
            width: plan.cell * CGFloat(plan.columns) + spacing * CGFloat(plan.columns - 1),
            height: plan.heights.reduce(0, +) + spacing * CGFloat(plan.heights.count - 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plan = arrange(subviews, width: proposal.width)
        MainActor.assumeIsolated { follower.columns = plan.columns }
        var top = bounds.minY
        for (row, height) in plan.heights.enumerated() {
            let first = row * plan.columns
            for index in first..<min(first + plan.columns, subviews.count) {
                let leading = bounds.minX + CGFloat(index - first) * (plan.cell + spacing)
                subviews[index].place(
                    at: CGPoint(x: leading, y: top), proposal: ProposedViewSize(width: plan.cell, height: height))
            }
            top += height + spacing
        }
    }
}
