import Foundation

/// The typeface, size and weight of a text.
///
/// ```swift
/// Text("Ariake").font(.largeTitle)
/// Text("Ariake").font(.system(size: 20, weight: .semibold, design: .monospaced))
/// Text("Ariake").font(.custom("Noto Serif", size: 18, relativeTo: .title))
/// ```
///
/// Text styles follow the size of the desktop's interface font; `system(size:)` and `custom(_:fixedSize:)` do not.
public struct Font: Hashable, Sendable {
    /// Where the typeface and the size come from.
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: Double)
        case custom(String, size: Double, relativeTo: TextStyle?)
    }

    let base: Base
    var weight: Weight?
    var design: Design?
    var isItalic = false
    var hasMonospacedDigits = false
    var hasSmallCaps = false
    var lineLeading = Leading.standard

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    /// The interface font at a fixed size.
    ///
    /// - Parameter size: in points; a size that is not above 0 gives the body's.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size > 0 ? .system(size: size) : .style(.body), weight: weight, design: design)
    }

    /// The interface font in the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// An installed font by the name of its family; it grows with the desktop's interface font.
    ///
    /// - Parameter size: in points where the interface font has its usual size of 11 points.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// An installed font by the name of its family, which grows as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(size > 0 ? .custom(name, size: size, relativeTo: textStyle) : .style(textStyle))
    }

    /// An installed font by the name of its family, at a size that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(fixedSize > 0 ? .custom(name, size: fixedSize, relativeTo: nil) : .style(.body))
    }

    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// Digits of one width, so that a number does not move as it counts.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
    public func leading(_ leading: Leading) -> Font { with { $0.lineLeading = leading } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}
