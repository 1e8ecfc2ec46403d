import Foundation

/// What is known of a run's looks on the way from the environment through the texts around it.
struct TextStyle {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool
    var isMonospaced: Bool
    var hasMonospacedDigits: Bool
    var underline: TextLine?
    var strikethrough: TextLine?
    var kerning: CGFloat
    var baselineOffset: CGFloat
    var color: TextColor

    init(_ environment: TextEnvironment) {
        font = environment.font
        weight = environment.fontWeight
        isItalic = environment.isItalic
        isMonospaced = environment.isMonospaced
        hasMonospacedDigits = environment.isMonospacedDigit
        underline = environment.underline
        strikethrough = environment.strikethrough
        kerning = environment.kerning
        baselineOffset = environment.baselineOffset
        color = environment.color
    }

    /// Takes over what a text says of itself.
    @MainActor
    mutating func apply(_ modifiers: [Text.Modifier], in environment: EnvironmentValues) {
        // The one nearest to the text comes last, since it wins.
        for modifier in modifiers.reversed() {
            switch modifier {
            case .font(let font): self.font = font
            case .weight(let weight): self.weight = weight
            case .italic(let isItalic): self.isItalic = isItalic
            case .monospaced(let isMonospaced): self.isMonospaced = isMonospaced
            case .monospacedDigit: hasMonospacedDigits = true
            case .underline(let line): underline = line
            case .strikethrough(let line): strikethrough = line
            case .kerning(let kerning): self.kerning = kerning
            case .baselineOffset(let offset): baselineOffset = offset
            case .color(let color): self.color = TextColor(color, in: environment)
            case .style(let style): color = TextColor(style.style, in: environment)
            }
        }
    }

    /// Takes over Markdown's emphasis and the like.
    mutating func apply(_ traits: TextTraits) {
        if traits.contains(.bold) { weight = .bold }
        if traits.contains(.italic) { isItalic = true }
        if traits.contains(.code) { isMonospaced = true }
        if traits.contains(.strikethrough) { strikethrough = strikethrough ?? TextLine() }
        if traits.contains(.underline) { underline = underline ?? TextLine() }
    }

    @MainActor
    func attributes(in environment: EnvironmentValues) -> ResolvedText.Attributes {
        func resolve(_ line: TextLine) -> ResolvedText.Line {
            ResolvedText.Line(
                pattern: line.pattern.kind, color: line.color.map { TextColor($0, in: environment) })
        }
        var attributes = ResolvedText.Attributes()
        attributes.font = resolvedFont
        attributes.color = color
        attributes.underline = underline.map(resolve)
        attributes.strikethrough = strikethrough.map(resolve)
        attributes.kerning = kerning
        attributes.baselineOffset = baselineOffset
        return attributes
    }

    /// The font with the weight and the like that were said apart from it.
    var resolvedFont: ResolvedFont {
        var font = ResolvedFont(font ?? .body)
        if let weight { font.weight = weight.value }
        if isItalic { font.isItalic = true }
        if isMonospaced { font.isMonospaced = true }
        if hasMonospacedDigits { font.monospacedDigits = true }
        return font
    }
}

/// How a part of a text stands out.
struct TextTraits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let bold = TextTraits(rawValue: 1 << 0)
    static let italic = TextTraits(rawValue: 1 << 1)
    static let code = TextTraits(rawValue: 1 << 2)
    static let strikethrough = TextTraits(rawValue: 1 << 3)
    static let underline = TextTraits(rawValue: 1 << 4)
}
