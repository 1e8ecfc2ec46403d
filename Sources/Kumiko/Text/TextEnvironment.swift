import Foundation

/// Holds what several texts read of the same environment.
final class SharedTextEnvironment {
    let values: TextEnvironment
    init(values: TextEnvironment) { self.values = values }
}

/// All that a text reads of the environment.
struct TextEnvironment: Equatable {
    let font: Font?
    let fontWeight: Font.Weight?
    let isItalic: Bool
    let isMonospaced: Bool
    let isMonospacedDigit: Bool
    let underline: TextLine?
    let strikethrough: TextLine?
    let color: TextColor
    let kerning: CGFloat
    let baselineOffset: CGFloat
    let textCase: Text.Case?
    let lineLimit: Int?
    let lineSpacing: CGFloat
    let truncationMode: Text.TruncationMode
    let alignment: TextAlignment
    let layoutDirection: LayoutDirection
    /// `nil` for the current one.
    let locale: Locale?
    let colorScheme: ColorScheme
    let colorSchemeContrast: ColorSchemeContrast

    @MainActor
    init(_ environment: EnvironmentValues) {
        let known = environment.known
        font = known.font
        fontWeight = known.fontWeight
        isItalic = known.isItalic
        isMonospaced = known.isMonospaced
        isMonospacedDigit = known.isMonospacedDigit
        underline = known.underline
        strikethrough = known.strikethrough
        color = TextColor(known.foregroundStyle, in: environment)
        kerning = known.kerning
        baselineOffset = known.baselineOffset
        textCase = known.textCase
        lineLimit = known.lineLimit
        lineSpacing = known.lineSpacing
        truncationMode = known.truncationMode
        alignment = known.multilineTextAlignment
        layoutDirection = known.layoutDirection
        locale = known.locale
        colorScheme = known.colorScheme
        colorSchemeContrast = known.colorSchemeContrast
    }
}
