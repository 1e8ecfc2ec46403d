import Foundation

nonisolated extension View {
    /// Puts views in front of this one. They are proposed its size and do not change it.
    ///
    /// ```swift
    /// Image("harbour").overlay(alignment: .bottomLeading) { Text("Harbour").padding() }
    /// ```
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(DecorationModifier(decoration: content(), alignment: alignment, isAbove: true))
    }

    /// Puts a view in front of this one. It is proposed this view's size and does not change it.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(DecorationModifier(decoration: overlay, alignment: alignment, isAbove: true))
    }

    /// Fills the space in front of this view with a style. There is no unsafe area to reach into.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay(style, in: Rectangle())
    }

    /// Fills a shape in front of this view with a style.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(PaintModifier(style: style, shape: shape, drawing: .fill(fillStyle), isAbove: true))
    }

    /// Draws a frame inside this view's bounds; nothing when `width` is not above 0.
    ///
    /// - Parameter width: in points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(PaintModifier(style: content, shape: Rectangle(), drawing: .border(width: width), isAbove: true))
    }
}
