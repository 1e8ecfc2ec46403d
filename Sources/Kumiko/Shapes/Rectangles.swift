import Foundation

/// A rectangle that fills the space it is given.
public struct Rectangle: InsettableShape, Equatable {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(base: self, amount: amount) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, Equatable {
    /// The radii of the corners, in points; at most half the rectangle's size is taken.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        cornerSize.width == cornerSize.height
            ? Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
            : Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetRoundedRectangle(base: self, amount: amount)
    }
}

/// A rounded rectangle further inside, with corners around the same centres.
private struct InsetRoundedRectangle: InsettableShape, Equatable {
    let base: RoundedRectangle
    let amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let limit = base.cornerSize.width == base.cornerSize.height ? min(rect.width, rect.height) / 2 : .infinity
        func narrowed(_ radius: CGFloat) -> CGFloat { max(0, min(radius, limit) - amount) }
        return RoundedRectangle(
            cornerSize: CGSize(width: narrowed(base.cornerSize.width), height: narrowed(base.cornerSize.height)),
            style: base.style
        ).path(in: rect.narrowed(by: amount))
    }

    func inset(by amount: CGFloat) -> InsetRoundedRectangle {
        InsetRoundedRectangle(base: base, amount: self.amount + amount)
    }
}

/// A rectangle whose corners are rounded each in its own way.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(
            base: UnevenRoundedRectangle(cornerRadii: cornerRadii.map { max(0, $0 - amount) }, style: style),
            amount: amount)
    }
}
