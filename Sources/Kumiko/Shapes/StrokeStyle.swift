import Foundation

/// How the ends of a line look.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Ends right at its last point.
    case butt
    /// Ends in half a disc around its last point.
    case round
    /// Ends half a line's width behind its last point.
    case square
}

/// How the corners of a line look.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}

/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
    /// In points; half of it lies on either side of the path.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// How far a pointed corner may reach, in widths of the line; a longer one is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps by turns, in points; empty for an unbroken line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// Which points are inside a path.
public struct FillStyle: Hashable, Sendable {
    /// Whether points are inside that the path goes around an odd number of times; else those it goes around at all,
    /// each way counted against the other.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How the corners of a rounded rectangle are rounded. Both kinds are drawn as quarters of an ellipse.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}
