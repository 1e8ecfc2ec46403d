import Foundation

/// The radii of a rectangle's corners, in points.
@frozen
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// Makes each radius `change` of it.
    func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: change(topLeading), bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
    }
}

extension Path {
    /// A rectangle whose corners are rounded each in its own way.
    ///
    /// - Parameter cornerRadii: scaled down together where two of them are longer than the side between them.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        let rect = rect.standardized
        let radii = cornerRadii.map { max($0, 0) }
        let sides = [
            (radii.topLeading + radii.topTrailing, rect.width),
            (radii.bottomLeading + radii.bottomTrailing, rect.width),
            (radii.topLeading + radii.bottomLeading, rect.height),
            (radii.topTrailing + radii.bottomTrailing, rect.height),
        ]
        let scale = sides.reduce(1) { scale, side in side.0 > side.1 ? min(scale, side.1 / side.0) : scale }
        func corner(_ radius: CGFloat) -> CGSize { CGSize(width: radius * scale, height: radius * scale) }
        var corners = Corners(corner(radii.topLeading))
        corners.topTrailing = corner(radii.topTrailing)
        corners.bottomLeading = corner(radii.bottomLeading)
        corners.bottomTrailing = corner(radii.bottomTrailing)
        if corners.topLeading == corners.topTrailing, corners.bottomLeading == corners.bottomTrailing,
            corners.topLeading == corners.bottomLeading
        {
            self.init(roundedRect: rect, cornerSize: corners.topLeading)
        } else {
            self.init(form: .elements(Self.elements(ofRect: rect, corners: corners)))
        }
    }
}
