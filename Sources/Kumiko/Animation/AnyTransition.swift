import Foundation

/// How a view comes and goes. Accepted everywhere SwiftUI takes one; the view is there, or gone, at once.
public struct AnyTransition: Sendable {
    private init() {}

    /// None.
    public static let identity = AnyTransition()
    /// From and to transparent.
    public static let opacity = AnyTransition()
    /// From and to a point.
    public static let scale = AnyTransition()
    /// In from the leading edge, out to the trailing one.
    public static let slide = AnyTransition()

    /// - Parameters:
    ///   - scale: the size to grow from and shrink to, as a fraction.
    ///   - anchor: the point that stays in place.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// In from an edge and out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// In from an edge, out to the other one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// - Parameter offset: the distance to come from and leave to, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// The distance to come from and leave to, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// One way in, another one out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

    /// From and to the look that one modifier gives; another one holds in between.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// The same transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
