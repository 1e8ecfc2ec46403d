import Foundation

extension View {
    /// The font of texts in this view that set none themselves; `nil` for the body's.
    public func font(_ font: Font?) -> some View {
        transformEnvironment { $0[known: \.font] = font }
    }

    /// The weight of texts in this view; `nil` takes back what the views around say.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment { $0[known: \.fontWeight] = weight }
    }

    public func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }

    public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment { $0[known: \.isItalic] = isActive }
    }

    public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment { $0[known: \.isMonospaced] = isActive }
    }

    /// Digits of one width, so that a number does not move as it counts.
    public func monospacedDigit() -> some View {
        transformEnvironment { $0[known: \.isMonospacedDigit] = true }
    }

    /// - Parameter color: the line's; `nil` for the text's.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment {
            $0[known: \.underline] = isActive ? TextLine(pattern: pattern, color: color) : nil
        }
    }

    /// - Parameter color: the line's; `nil` for the text's.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment {
            $0[known: \.strikethrough] = isActive ? TextLine(pattern: pattern, color: color) : nil
        }
    }

    /// - Parameter kerning: points added between letters; may be negative.
    public func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment { $0[known: \.kerning] = kerning }
    }

    /// - Parameter tracking: points added after each letter; may be negative.
    public func tracking(_ tracking: CGFloat) -> some View {
        kerning(tracking)
    }

    /// - Parameter baselineOffset: points by which texts stand above the line, or below it when negative.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment { $0[known: \.baselineOffset] = baselineOffset }
    }

    /// The size of symbols beside their texts.
    public func imageScale(_ scale: Image.Scale) -> some View {
        transformEnvironment { $0[known: \.imageScale] = scale }
    }
}
