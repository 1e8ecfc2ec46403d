import Foundation

/// Arranges its views in a vertical line, and makes each when it is about to come in sight.
///
/// ```swift
/// ScrollView {
///     LazyVStack(alignment: .leading) {
///         ForEach(0..<1_000_000) { Text("Row \($0)") }
///     }
/// }
/// ```
///
/// It is as wide as it is offered. Only the views in sight and a few around them are there; those that have been made
/// keep their state when they are scrolled away, but no widgets. Opening takes as long for a million elements of a
/// `ForEach` as for a hundred: none is looked at before it is needed, not even its identity. The length of those that
/// were never in sight is estimated, and what is in sight stays in place when the estimate was wrong.
///
/// Each element of a `ForEach` is one row; if it consists of several views, they stand one below the other. When the
/// elements change, views are told apart by identity; that takes time by the number of elements only where views that
/// were scrolled away have to be found again.
public struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    nonisolated(unsafe) private let content: Content

    /// - Parameters:
    ///   - spacing: the distance between neighbours in points; `nil` for the default of 8, or of 0 between texts.
    ///   - pinnedViews: what stays in sight at the edge while the rest of its ``Section`` is scrolled.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public var body: some View {
        LazyRows(
            rows: PageListing(rowsOf: content), axis: .vertical, alignment: alignment.key, spacing: spacing,
            pinsHeaders: pinnedViews.contains(.sectionHeaders))
    }
}

/// Arranges its views in a horizontal line, and makes each when it is about to come in sight.
///
/// It is as high as it is offered, else as the highest of the views in sight; for all else see ``LazyVStack``.
public struct LazyHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    nonisolated(unsafe) private let content: Content

    /// - Parameters:
    ///   - spacing: the distance between neighbours in points; `nil` for the default of 8.
    ///   - pinnedViews: what stays in sight at the edge while the rest of its ``Section`` is scrolled.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public var body: some View {
        LazyRows(
            rows: PageListing(rowsOf: content), axis: .horizontal, alignment: alignment.key, spacing: spacing ?? 8,
            pinsHeaders: pinnedViews.contains(.sectionHeaders))
    }
}

/// What of a ``Section`` stays in sight at the edge while the rest is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}
