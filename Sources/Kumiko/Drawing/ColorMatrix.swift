import Foundation

/// What becomes of colours: each part of the new one is a sum of shares of the old one's, and an amount.
@_documentation(visibility: internal)
public struct ColorMatrix: Equatable, Sendable {
    /// The shares of red, green, blue and opacity in the new red, and so on.
    public var red = SIMD4<Double>(1, 0, 0, 0)
    public var green = SIMD4<Double>(0, 1, 0, 0)
    public var blue = SIMD4<Double>(0, 0, 1, 0)
    public var opacity = SIMD4<Double>(0, 0, 0, 1)
    /// What is added to red, green, blue and opacity.
    public var added = SIMD4<Double>(0, 0, 0, 0)

    /// How bright the eye finds red, green and blue.
    private static let luminance = SIMD4(0.2126, 0.7152, 0.0722, 0)

    static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(added: SIMD4(amount, amount, amount, 0))
    }

    static func contrast(_ amount: Double) -> ColorMatrix {
        let middle = (1 - amount) / 2
        return ColorMatrix(
            red: SIMD4(amount, 0, 0, 0), green: SIMD4(0, amount, 0, 0), blue: SIMD4(0, 0, amount, 0),
            added: SIMD4(middle, middle, middle, 0))
    }

    static func saturation(_ amount: Double) -> ColorMatrix {
        let plain = ColorMatrix()
        func mix(_ own: SIMD4<Double>) -> SIMD4<Double> { luminance * (1 - amount) + own * amount }
        return ColorMatrix(red: mix(plain.red), green: mix(plain.green), blue: mix(plain.blue))
    }

    /// Turns hues and leaves the brightness that the eye sees.
    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let plain = ColorMatrix()
        func turn(_ own: SIMD4<Double>, _ across: SIMD4<Double>) -> SIMD4<Double> {
            luminance + (own - luminance) * cosine + across * sine
        }
        return ColorMatrix(
            red: turn(plain.red, SIMD4(-0.213, -0.715, 0.928, 0)),
            green: turn(plain.green, SIMD4(0.143, 0.14, -0.283, 0)),
            blue: turn(plain.blue, SIMD4(-0.787, 0.715, 0.072, 0)))
    }

    static func multiply(_ color: Color.Resolved) -> ColorMatrix {
        ColorMatrix(
            red: SIMD4(Double(color.red), 0, 0, 0), green: SIMD4(0, Double(color.green), 0, 0),
            blue: SIMD4(0, 0, Double(color.blue), 0), opacity: SIMD4(0, 0, 0, Double(color.opacity)))
    }

    static let invert = ColorMatrix(
        red: SIMD4(-1, 0, 0, 0), green: SIMD4(0, -1, 0, 0), blue: SIMD4(0, 0, -1, 0), added: SIMD4(1, 1, 1, 0))

    static let luminanceToAlpha = ColorMatrix(red: .zero, green: .zero, blue: .zero, opacity: luminance)
}

/// Draws its content in other colours.
@_documentation(visibility: internal)
public final class ColorMatrixElement: PassthroughElement {
    fileprivate var matrix = ColorMatrix() {
        didSet { if matrix != oldValue { invalidateDrawing() } }
    }

    public override func draw(_ frame: CGRect, in context: any DrawingContext) {
        guard matrix != ColorMatrix() else { return drawChildren(frame, in: context) }
        context.pushColorMatrix(matrix)
        drawChildren(frame, in: context)
        context.pop()
    }
}

struct ColorMatrixModifier: ElementModifier {
    nonisolated(unsafe) let matrix: (EnvironmentValues) -> ColorMatrix

    func makeElement() -> ColorMatrixElement { ColorMatrixElement() }

    func updateElement(_ element: ColorMatrixElement, environment: EnvironmentValues) {
        let matrix = matrix(environment)
        // An amount that is no number changes nothing.
        element.matrix = matrix == matrix ? matrix : ColorMatrix()
    }
}

nonisolated extension View {
    /// Makes colours brighter, by adding to red, green and blue.
    ///
    /// - Parameter amount: from −1, which makes black, to 1, which makes white.
    public func brightness(_ amount: Double) -> some View {
        modifier(ColorMatrixModifier { _ in .brightness(amount) })
    }

    /// Takes colours apart.
    ///
    /// - Parameter amount: 1 for as they are, 0 for grey, below 0 for the opposites.
    public func contrast(_ amount: Double) -> some View { modifier(ColorMatrixModifier { _ in .contrast(amount) }) }

    /// Makes colours stronger or weaker.
    ///
    /// - Parameter amount: 1 for as they are, 0 for shades of grey.
    public func saturation(_ amount: Double) -> some View {
        modifier(ColorMatrixModifier { _ in .saturation(amount) })
    }

    /// Takes the colours away.
    ///
    /// - Parameter amount: from 0 for as they are to 1 for shades of grey.
    public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }

    /// Turns colours along the circle of hues.
    public func hueRotation(_ angle: Angle) -> some View { modifier(ColorMatrixModifier { _ in .hueRotation(angle) }) }

    /// Multiplies colours with another, as light through coloured glass.
    public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMatrixModifier { .multiply(color.resolve(in: $0)) })
    }

    /// Turns colours into their opposites.
    public func colorInvert() -> some View { modifier(ColorMatrixModifier { _ in .invert }) }

    /// Makes black transparent and white black.
    public func luminanceToAlpha() -> some View { modifier(ColorMatrixModifier { _ in .luminanceToAlpha }) }

    /// Has effects apply to the view as a whole, which they do anyway.
    public func compositingGroup() -> some View { self }

    /// Has the view drawn as a whole before it is shown, which it is anyway.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }

    /// Keeps the place of what is inside from being animated on its own; the end state is shown at once.
    public func geometryGroup() -> some View { self }
}

/// In which space colours are put together.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
