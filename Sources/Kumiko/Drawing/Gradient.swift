import Foundation

/// Colours that pass into each other, each at its place between 0 and 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// From 0, the gradient's begin, to 1, its end.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours in the order of their places.
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances, the first at 0 and the last at 1.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The stops as a renderer takes them: within 0…1, never running back.
    func resolved(in environment: EnvironmentValues) -> [Paint.Stop] {
        var reached: CGFloat = 0
        return stops.map { stop in
            reached = max(reached, min(stop.location, 1))
            return Paint.Stop(color: stop.color.resolve(in: environment), location: reached)
        }
    }
}

/// A gradient that runs from top to bottom of what it fills, as ``Color/gradient`` makes it.
public struct AnyGradient: PlainStyle, Hashable {
    public typealias Resolved = Never

    let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        .linear(gradient.resolved(in: environment), start: .top, end: .bottom)
    }
}

extension Gradient: PlainStyle {
    public typealias Resolved = Never

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        .linear(resolved(in: environment), start: .top, end: .bottom)
    }
}

/// Colours along a line. Beyond its ends the first and the last colour go on.
///
/// ```swift
/// Rectangle().fill(LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
/// ```
public struct LinearGradient: PlainStyle, Hashable {
    public typealias Resolved = Never

    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        .linear(gradient.resolved(in: environment), start: startPoint, end: endPoint)
    }
}

/// Colours in rings around a centre. Inside the first and outside the last radius the end colours go on.
public struct RadialGradient: PlainStyle, Hashable {
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Colours in rings around `center`, a point relative to what is filled.
    ///
    /// - Parameters:
    ///   - startRadius: where the first colour stands, in points from the centre.
    ///   - endRadius: where the last colour stands.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        .radial(
            gradient.resolved(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// Colours by direction around a centre, clockwise from the trailing direction.
public struct AngularGradient: PlainStyle, Hashable {
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// The colours once around, beginning at `angle`.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        .angular(gradient.resolved(in: environment), center: center, start: startAngle, end: endAngle)
    }
}
