import Foundation

/// A style as it is in one environment, for any frame: places in it are relative to the frame's size.
@_documentation(visibility: internal)
public enum StylePaint: Equatable, Sendable {
    /// The colour of the theme's text.
    case foreground(opacity: Double)
    case color(Color.Resolved)
    case linear([Paint.Stop], start: UnitPoint, end: UnitPoint)
    case radial([Paint.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular([Paint.Stop], center: UnitPoint, start: Angle, end: Angle)

    /// What to paint a frame of `size` with.
    public func paint(in size: CGSize) -> Paint {
        func place(_ point: UnitPoint) -> CGPoint { CGPoint(x: point.x * size.width, y: point.y * size.height) }
        return switch self {
        case .foreground(let opacity): .foreground(opacity: opacity)
        case .color(let color): .color(color)
        case .linear(let stops, let start, let end): .linear(stops, start: place(start), end: place(end))
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radial(stops, center: place(center), startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let start, let end):
            .angular(stops, center: place(center), startAngle: start.degrees, endAngle: end.degrees)
        }
    }

    /// The same paint, `factor` times as opaque.
    func opacity(_ factor: Double) -> StylePaint {
        guard factor != 1 else { return self }
        func faded(_ stops: [Paint.Stop]) -> [Paint.Stop] {
            stops.map { Paint.Stop(color: $0.color.opacity(factor), location: $0.location) }
        }
        return switch self {
        case .foreground(let opacity): .foreground(opacity: opacity * factor)
        case .color(let color): .color(color.opacity(factor))
        case .linear(let stops, let start, let end): .linear(faded(stops), start: start, end: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radial(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let start, let end):
            .angular(faded(stops), center: center, start: start, end: end)
        }
    }

    /// Whether nothing is seen of it.
    var isClear: Bool {
        switch self {
        case .foreground(let opacity): opacity <= 0
        case .color(let color): color.opacity <= 0
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
            stops.allSatisfy { $0.color.opacity <= 0 }
        }
    }
}
