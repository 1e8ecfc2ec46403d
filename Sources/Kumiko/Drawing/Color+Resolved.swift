import Foundation

extension Color {
    /// The values of a colour in one environment, in the encoding of screens (sRGB).
    public struct Resolved: Hashable, Sendable {
        /// From 0 to 1.
        public var red: Float
        /// From 0 to 1.
        public var green: Float
        /// From 0 to 1.
        public var blue: Float
        /// From 0, invisible, to 1.
        public var opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            let linear: (Float, Float, Float)
            switch colorSpace {
            case .sRGB:
                (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
                return
            case .sRGBLinear:
                linear = (red, green, blue)
            case .displayP3:
                let (r, g, b) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
                linear = (
                    1.2249402 * r - 0.2249402 * g, -0.0420570 * r + 1.0420570 * g,
                    -0.0196376 * r - 0.0786361 * g + 1.0982737 * b
                )
            }
            self.red = Self.encoded(linear.0)
            self.green = Self.encoded(linear.1)
            self.blue = Self.encoded(linear.2)
            self.opacity = opacity
        }

        /// A colour from its six hexadecimal digits.
        init(_ rgb: UInt32, opacity: Float = 1) {
            self.init(
                red: Float(rgb >> 16 & 0xff) / 255, green: Float(rgb >> 8 & 0xff) / 255, blue: Float(rgb & 0xff) / 255,
                opacity: opacity)
        }

        private static func encoded(_ linear: Float) -> Float {
            linear <= 0.0031308 ? max(0, linear * 12.92) : min(1, 1.055 * pow(linear, 1 / 2.4) - 0.055)
        }

        private static func decoded(_ encoded: Float) -> Float {
            encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
        }

        /// Red in proportion to light.
        public var linearRed: Float { Self.decoded(red) }
        /// Green in proportion to light.
        public var linearGreen: Float { Self.decoded(green) }
        /// Blue in proportion to light.
        public var linearBlue: Float { Self.decoded(blue) }

        func opacity(_ factor: Double) -> Color.Resolved {
            var copy = self
            copy.opacity *= Float(factor)
            return copy
        }

        /// The colour on the way to `other`, weighted by opacity so that an invisible colour does not tint.
        func mixed(with other: Color.Resolved, by fraction: Float) -> Color.Resolved {
            let (own, others) = (opacity * (1 - fraction), other.opacity * fraction)
            let total = own + others
            guard total > 0 else { return opacity(0) }
            return Color.Resolved(
                red: (red * own + other.red * others) / total, green: (green * own + other.green * others) / total,
                blue: (blue * own + other.blue * others) / total, opacity: total)
        }
    }

    /// The colour's values in `environment`. ``primary`` and its kin give what the theme usually has for text.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        switch source {
        case .named(let name):
            return name.resolved(environment.colorScheme, environment.colorSchemeContrast)
        case .foreground(let level):
            return Self.themeForeground(environment).opacity(level.opacity(environment.colorSchemeContrast))
        case .fixed(let resolved):
            return resolved
        case .translucent(let color, let opacity):
            return color.resolve(in: environment).opacity(opacity)
        case .mixed(let first, let second, let fraction):
            return first.resolve(in: environment).mixed(with: second.resolve(in: environment), by: Float(fraction))
        }
    }

    /// What the theme usually has for text.
    private static func themeForeground(_ environment: EnvironmentValues) -> Color.Resolved {
        switch (environment.colorScheme, environment.colorSchemeContrast) {
        case (.light, .standard): Color.Resolved(0x000000, opacity: 0.8)
        case (.light, .increased): Color.Resolved(0x000000)
        case (.dark, _): Color.Resolved(0xffffff)
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String {
        let values = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + values.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
