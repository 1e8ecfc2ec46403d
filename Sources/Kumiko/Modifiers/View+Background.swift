nonisolated extension View {
    /// Puts views behind this one. They are proposed its size and do not change it.
    ///
    /// ```swift
    /// Text("Hello").padding().background(alignment: .topLeading) { Circle().fill(.yellow) }
    /// ```
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(DecorationModifier(decoration: content(), alignment: alignment, isAbove: false))
    }

    /// Puts a view behind this one. It is proposed this view's size and does not change it.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(DecorationModifier(decoration: background, alignment: alignment, isAbove: false))
    }

    /// Fills the space behind this view with a style. There is no unsafe area to reach into.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(style, in: Rectangle())
    }

    /// Fills the space behind this view with the colour of the window's background.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), in: Rectangle())
    }

    /// Fills a shape behind this view with a style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(PaintModifier(style: style, shape: shape, drawing: .fill(fillStyle), isAbove: false))
    }

    /// Fills a shape behind this view with the colour of the window's background.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}
