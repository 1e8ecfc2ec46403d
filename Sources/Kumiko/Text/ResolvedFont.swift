/// A font as the platform is asked for it.
@_documentation(visibility: internal)
public struct ResolvedFont: Hashable, Sendable {
    /// How large the font is.
    public enum Size: Hashable, Sendable {
        /// A multiple of the interface font's size.
        case relative(Double)
        /// A fixed size in logical pixels.
        case points(Double)

        static func * (size: Size, factor: Double) -> Size {
            switch size {
            case .relative(let scale): .relative(scale * factor)
            case .points(let points): .points(points * factor)
            }
        }
    }

    /// The family's name; `nil` for the interface font.
    public var family: String?
    public var size: Size
    /// From 100 to 900, as in CSS.
    public var weight: Int
    public var isItalic = false
    /// The interface's monospaced font where no family is named.
    public var isMonospaced = false
    public var monospacedDigits = false
    public var smallCaps = false
    /// The height of a line as a multiple of the font's own.
    public var lineHeight = 1.0

    public init(family: String? = nil, size: Size = .relative(1), weight: Int = 400) {
        self.family = family
        self.size = size
        self.weight = weight
    }

    /// The interface font's usual size in logical pixels, to which the size of a scaling custom font is related.
    package static let usualSize = 11.0 * 96 / 72

    init(_ font: Font) {
        switch font.base {
        case .style(let style):
            self.init(size: .relative(style.scale), weight: (font.weight ?? style.weight).value)
        case .system(let size):
            self.init(size: .points(size), weight: (font.weight ?? .regular).value)
        case .custom(let name, let size, relativeTo: .some):
            self.init(family: name, size: .relative(size / Self.usualSize), weight: (font.weight ?? .regular).value)
        case .custom(let name, let size, relativeTo: nil):
            self.init(family: name, size: .points(size), weight: (font.weight ?? .regular).value)
        }
        switch font.design {
        case .serif: family = family ?? "Serif"
        case .monospaced: isMonospaced = true
        case .default, .rounded, nil: break
        }
        isItalic = font.isItalic
        monospacedDigits = font.hasMonospacedDigits
        smallCaps = font.hasSmallCaps
        switch font.lineLeading {
        case .standard: break
        case .tight: lineHeight = 0.9
        case .loose: lineHeight = 1.15
        }
    }
}
