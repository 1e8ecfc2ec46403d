nonisolated extension View {
    /// Sets the colour of the texts, symbols and shapes in this view; `nil` for the theme's.
    public func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(by: color) { $0[known: \.foregroundStyle] = $1?._bound(in: $0) }
    }

    /// Sets the style of the texts, symbols and shapes in this view.
    ///
    /// ```swift
    /// Label("Trash", systemImage: "trash").foregroundStyle(.secondary)
    /// ```
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(by: style) { $0[known: \.foregroundStyle] = $1._bound(in: $0) }
    }

    /// Sets the style of this view's foreground; the second one has nothing to apply to.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundStyle(primary)
    }

    /// Sets the style of this view's foreground; the further ones have nothing to apply to.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(primary)
    }

    /// Sets the style in which controls in this view stand out.
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        transformEnvironment(by: tint) { $0[known: \.tint] = $1._bound(in: $0) }
    }

    /// Sets the colour in which controls in this view stand out; `nil` for the accent colour.
    @_disfavoredOverload
    public func tint(_ tint: Color?) -> some View {
        transformEnvironment(by: tint) { $0[known: \.tint] = $1?._bound(in: $0) }
    }

    /// Sets the colour in which controls in this view stand out; `nil` for the accent colour.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
