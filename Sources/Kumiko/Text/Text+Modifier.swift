import Foundation

extension Text {
    /// What one of a text's own methods says.
    enum Modifier: Equatable, Sendable {
        case font(Font)
        /// `nil` takes back what the environment says.
        case weight(Font.Weight?)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case underline(TextLine?)
        case strikethrough(TextLine?)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case color(Color)
        case style(OwnStyle)

        var isColored: Bool {
            switch self {
            case .color, .style: true
            case .underline(let line), .strikethrough(let line): line?.color != nil
            default: false
            }
        }
    }

    /// A style, compared by its type and properties.
    struct OwnStyle: Equatable, Sendable {
        let style: AnyShapeStyle

        static func == (lhs: OwnStyle, rhs: OwnStyle) -> Bool {
            func areEqual<S: ShapeStyle>(_ lhs: S, _ rhs: any ShapeStyle) -> Bool {
                (rhs as? S).map { ValueComparison.of(S.self).areEqual(lhs, $0) } ?? false
            }
            return areEqual(lhs.style.style, rhs.style.style)
        }
    }

    /// The font of the text; `nil` leaves it to the views around.
    public func font(_ font: Font?) -> Text { font.map { with(.font($0)) } ?? self }

    /// The weight of the text; `nil` leaves it to the font and the views around.
    public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { with(.weight($0)) } ?? self }

    public func bold() -> Text { with(.weight(.bold)) }

    /// Bold, or explicitly not, whatever the views around say.
    public func bold(_ isActive: Bool) -> Text { with(.weight(isActive ? .bold : nil)) }

    public func italic() -> Text { with(.italic(true)) }

    /// Italic, or explicitly not, whatever the views around say.
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }

    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }

    /// Digits of one width, so that a number does not move as it counts.
    public func monospacedDigit() -> Text { with(.monospacedDigit) }

    /// - Parameter color: the line's; `nil` for the text's.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(.underline(isActive ? TextLine(pattern: pattern, color: color) : nil))
    }

    /// - Parameter color: the line's; `nil` for the text's.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(.strikethrough(isActive ? TextLine(pattern: pattern, color: color) : nil))
    }

    /// - Parameter kerning: points added between letters; may be negative.
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

    /// - Parameter tracking: points added after each letter; may be negative.
    public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }

    /// - Parameter baselineOffset: points by which the text stands above the line, or below it when negative.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

    /// The colour of the text; `nil` leaves it to the views around.
    public func foregroundColor(_ color: Color?) -> Text { color.map { with(.color($0)) } ?? self }

    /// The style of the text. Of a gradient the first colour is taken.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return with(.color(color)) }
        return with(.style(OwnStyle(style: AnyShapeStyle(style))))
    }
}
