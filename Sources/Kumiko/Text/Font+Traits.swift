extension Font {
    /// How heavy the strokes of a font are.
    public struct Weight: Hashable, Sendable {
        /// From 100, the thinnest, to 900, the heaviest, as in CSS.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The kind of typeface.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        /// The interface font where the desktop has no rounded one.
        case rounded
        case monospaced
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// A size and weight by the part a text plays.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The size as a multiple of the interface font's.
        var scale: Double {
            switch self {
            case .largeTitle: 2
            case .title: 1.7
            case .title2: 1.3
            case .title3: 1.15
            case .headline, .body: 1
            case .callout, .subheadline: 0.92
            case .footnote: 0.85
            case .caption, .caption2: 0.82
            }
        }

        var weight: Weight {
            switch self {
            case .headline: .bold
            case .caption2: .medium
            default: .regular
            }
        }
    }
}
