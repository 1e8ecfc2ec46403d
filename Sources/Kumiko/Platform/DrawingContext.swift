import Foundation

/// Receives what a host's elements draw. All frames are in the host's coordinates, reading from left to right; the
/// platform mirrors them where the reading direction asks for it.
@_documentation(visibility: internal)
@MainActor
public protocol DrawingContext: AnyObject {
    /// Fills `path`, given relative to the top leading corner of `frame`.
    func fill(_ path: Path, in frame: CGRect, with paint: Paint, style: FillStyle)
    /// Draws along `path`, given relative to the top leading corner of `frame`.
    func stroke(_ path: Path, in frame: CGRect, with paint: Paint, style: StrokeStyle)
    /// Limits what is drawn until the matching ``pop()`` to the inside of `path`.
    func pushClip(_ path: Path, in frame: CGRect, style: FillStyle)
    /// Makes what is drawn until the matching ``pop()`` translucent.
    func pushOpacity(_ opacity: Double)
    /// Puts a shadow below what is drawn until the matching ``pop()``.
    func pushShadow(_ color: Color.Resolved, radius: CGFloat, offset: CGSize)
    /// Scales and turns what is drawn until the matching ``pop()``.
    func pushTransform(_ transform: Transform)
    /// Changes the colours of what is drawn until the matching ``pop()``.
    func pushColorMatrix(_ matrix: ColorMatrix)
    /// Ends the last push.
    func pop()
    /// Draws a hosted widget in its place.
    func draw(_ widget: any PlatformWidget)
    /// What is in sight and much around it, so that what reaches out of a frame beyond it is out of sight too; `nil`
    /// where all is in sight.
    var nearArea: CGRect? { get }
}

extension DrawingContext {
    public var nearArea: CGRect? { nil }
}

/// What an area is filled with.
@_documentation(visibility: internal)
public enum Paint: Equatable, Sendable {
    /// The colour of the theme's text, as the host's style has it.
    case foreground(opacity: Double)
    case color(Color.Resolved)
    /// Colours along a line; the points are in the coordinates of the frame.
    case linear([Stop], start: CGPoint, end: CGPoint)
    /// Colours around a centre; centre and radii are in the coordinates of the frame.
    case radial([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Colours by direction from a centre; the angles are in degrees, clockwise from the trailing direction.
    case angular([Stop], center: CGPoint, startAngle: Double, endAngle: Double)

    /// A colour at a place between 0 and 1.
    public struct Stop: Equatable, Sendable {
        public var color: Color.Resolved
        public var location: CGFloat

        public init(color: Color.Resolved, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
}
