import Foundation

/// A colour, or a rule for one that follows the appearance, such as ``primary``.
///
/// A colour is also a view that fills the space it is given, and a style for shapes and texts:
///
/// ```swift
/// Color.blue.frame(width: 40, height: 40)
/// Circle().fill(Color(red: 0.9, green: 0.4, blue: 0.1).opacity(0.5))
/// ```
public struct Color: Hashable, Sendable {
    /// How the components of a colour are to be read.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual encoding of screens.
        case sRGB
        /// Proportional to light.
        case sRGBLinear
        /// The wider space of newer screens; shown as the nearest sRGB colour.
        case displayP3
    }

    indirect enum Source: Hashable, Sendable {
        case named(NamedColor)
        /// The colour of text, more or less strong.
        case foreground(ForegroundLevel)
        case fixed(Resolved)
        case translucent(Color, opacity: Double)
        case mixed(Color, Color, fraction: Double)
    }

    let source: Source

    init(source: Source) { self.source = source }

    /// A colour whose values are known already.
    public init(_ resolved: Resolved) { source = .fixed(resolved) }

    /// A colour of red, green and blue, each from 0 to 1.
    ///
    /// - Parameter opacity: from 0, invisible, to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// A grey from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by its place on the colour wheel; all values from 0 to 1, a hue of 1 being red again.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour of an asset catalogue. There are none on this platform: a message names the colour, and magenta
    /// shows where it is missing.
    public init(_ name: String, bundle: Bundle? = nil) {
        report("There is no colour named “\(name)”: colours of asset catalogues are not read.")
        self.init(red: 1, green: 0, blue: 1)
    }

    /// The same colour, `opacity` times as opaque.
    public func opacity(_ opacity: Double) -> Color {
        Color(source: .translucent(self, opacity: opacity))
    }

    /// The colour on the way to `other`: this one for a fraction of 0, the other one for 1.
    public func mix(with other: Color, by fraction: Double) -> Color {
        Color(source: .mixed(self, other, fraction: min(max(fraction, 0), 1)))
    }

    /// A gradient from a slightly lighter form of the colour to the colour itself.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch source {
        case .named(let name): name.rawValue
        case .foreground(let level): "\(level)"
        case .fixed(let resolved): resolved.description
        case .translucent(let color, let opacity): "\(color) at \(opacity)"
        case .mixed(let first, let second, let fraction): "\(first) mixed with \(second) by \(fraction)"
        }
    }
}

/// How strong the colour of text is, from the main text to its faintest companion.
enum ForegroundLevel: Int, Hashable, Sendable {
    case primary, secondary, tertiary, quaternary, quinary

    /// The part of the main text's opacity. Secondary text keeps 4.5 : 1 against the background.
    func opacity(_ contrast: ColorSchemeContrast) -> Double {
        switch (self, contrast) {
        case (.primary, _): 1
        case (.secondary, .standard): 0.7
        case (.secondary, .increased): 0.9
        case (.tertiary, .standard): 0.5
        case (.tertiary, .increased): 0.8
        case (.quaternary, .standard): 0.3
        case (.quaternary, .increased): 0.6
        case (.quinary, .standard): 0.2
        case (.quinary, .increased): 0.5
        }
    }
}
