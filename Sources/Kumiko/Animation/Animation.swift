/// How a change moves from the old state to the new. Accepted everywhere SwiftUI takes one; the end state is shown.
public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable {
        case linear, easeIn, easeOut, easeInOut
        case timing(Double, Double, Double, Double)
        case spring(response: Double, dampingFraction: Double)
    }

    private var curve: Curve
    private var duration: Double
    private var delaySeconds = 0.0
    private var speedFactor = 1.0
    private var repetitions: Int? = 1
    private var autoreverses = false

    private init(_ curve: Curve, _ duration: Double) {
        self.curve = curve
        self.duration = duration
    }

    public static let `default` = Animation(.easeInOut, 0.35)
    public static let linear = Animation(.linear, 0.35)
    public static let easeIn = Animation(.easeIn, 0.35)
    public static let easeOut = Animation(.easeOut, 0.35)
    public static let easeInOut = Animation(.easeInOut, 0.35)
    public static let spring = spring()
    public static let smooth = smooth()
    public static let snappy = snappy()
    public static let bouncy = bouncy()
    public static let interactiveSpring = interactiveSpring()

    /// - Parameter duration: in seconds.
    public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
    /// - Parameter duration: in seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
    /// - Parameter duration: in seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
    /// - Parameter duration: in seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

    /// A cubic Bézier curve through (0, 0), the two control points and (1, 1).
    public static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.timing(c0x, c0y, c1x, c1y), duration)
    }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(response: response, dampingFraction: dampingFraction), response)
    }

    public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(.spring(response: duration, dampingFraction: 1 - bounce), duration)
    }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let (mass, stiffness) = (max(mass, .ulpOfOne), max(stiffness, .ulpOfOne))
        return spring(
            response: 2 * .pi * (mass / stiffness).squareRoot(),
            dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
    }

    /// - Parameter delay: in seconds.
    public func delay(_ delay: Double) -> Animation { with { $0.delaySeconds = delay } }
    public func speed(_ speed: Double) -> Animation { with { $0.speedFactor = speed } }

    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        with { ($0.repetitions, $0.autoreverses) = (count, autoreverses) }
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with { ($0.repetitions, $0.autoreverses) = (nil, autoreverses) }
    }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }
}
