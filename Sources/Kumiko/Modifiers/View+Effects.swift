import Foundation

nonisolated extension View {
    /// Makes this view translucent.
    ///
    /// - Parameter opacity: from 0 to 1, else brought inside. At 0 the view keeps its place, but cannot be pointed at,
    ///   focused or read out.
    public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }

    /// Hides this view and keeps its place.
    public func hidden() -> some View {
        modifier(OpacityModifier(opacity: 0))
    }

    /// Shows this view larger or smaller; its place in the layout stays. What is scaled is what a person points at.
    ///
    /// ```swift
    /// configuration.label.scaleEffect(configuration.isPressed ? 0.95 : 1)
    /// ```
    ///
    /// - Parameters:
    ///   - scale: what width and height are multiplied with. At 0 the view cannot be seen nor used; a negative factor
    ///     mirrors; one that is no number leaves the view as it is.
    ///   - anchor: the point of the view that stays where it is.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: scale, anchor: anchor))
    }

    /// Shows this view larger or smaller by the same factor both ways.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Shows this view wider and higher by a factor each.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Shows this view turned; its place in the layout stays.
    ///
    /// - Parameters:
    ///   - angle: clockwise, whatever the reading direction.
    ///   - anchor: the point of the view around which it is turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationModifier(angle: angle, anchor: anchor))
    }

    /// Shows only what lies inside `shape`, and lets nothing outside be pointed at.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Shows only what lies inside this view's bounds.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Cuts this view's corners round.
    ///
    /// - Parameter radius: in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Puts a shadow of all that this view draws below it.
    ///
    /// - Parameters:
    ///   - radius: how far the shadow is blurred, in points.
    ///   - x: how far the shadow is moved towards the trailing side, in points.
    ///   - y: how far it is moved down.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
