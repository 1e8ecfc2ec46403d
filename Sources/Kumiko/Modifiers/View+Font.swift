import Foundation

nonisolated extension View {
    /// The font of texts in this view that set none themselves; `nil` for the body's.
    public func font(_ font: Font?) -> some View {
        environment(known: \.font, font)
    }

    /// The weight of texts in this view; `nil` takes back what the views around say.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(known: \.fontWeight, weight)
    }

    public func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }

    public func italic(_ isActive: Bool = true) -> some View {
        environment(known: \.isItalic, isActive)
    }

    public func monospaced(_ isActive: Bool = true) -> some View {
        environment(known: \.isMonospaced, isActive)
    }

    /// Digits of one width, so that a number does not move as it counts.
    public func monospacedDigit() -> some View {
        environment(known: \.isMonospacedDigit, true)
    }

    /// - Parameter color: the line's; `nil` for the text's.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(known: \.underline, isActive ? TextLine(pattern: pattern, color: color) : nil)
    }

    /// - Parameter color: the line's; `nil` for the text's.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(known: \.strikethrough, isActive ? TextLine(pattern: pattern, color: color) : nil)
    }

    /// - Parameter kerning: points added between letters; may be negative.
    public func kerning(_ kerning: CGFloat) -> some View {
        environment(known: \.kerning, kerning)
    }

    /// - Parameter tracking: points added after each letter; may be negative.
    public func tracking(_ tracking: CGFloat) -> some View {
        kerning(tracking)
    }

    /// - Parameter baselineOffset: points by which texts stand above the line, or below it when negative.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(known: \.baselineOffset, baselineOffset)
    }

    /// The size of symbols beside their texts.
    public func imageScale(_ scale: Image.Scale) -> some View {
        environment(known: \.imageScale, scale)
    }
}
