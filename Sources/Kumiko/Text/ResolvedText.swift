/// A text with all that decides how it looks, as the platform shows it.
@_documentation(visibility: internal)
public struct ResolvedText: Equatable, Sendable {
    /// A part of the text that looks the same throughout.
    public struct Run: Equatable, Sendable {
        /// For a picture within the text, the object replacement character U+FFFC.
        public var string: String
        public var attributes: Attributes
        /// The picture that stands in the place of ``string``.
        public var image: ImageSource?

        public init(_ string: String, _ attributes: Attributes = Attributes(), image: ImageSource? = nil) {
            self.string = string
            self.attributes = attributes
            self.image = image
        }
    }

    /// How a run looks.
    public struct Attributes: Equatable, Sendable {
        public var font = ResolvedFont()
        public var color = TextColor.inherited
        public var underline: Line?
        public var strikethrough: Line?
        /// Points added between letters.
        public var kerning = 0.0
        /// Points by which the run stands above the line.
        public var baselineOffset = 0.0

        public init() {}
    }

    /// A line under or through a run.
    public struct Line: Equatable, Sendable {
        public var pattern: Text.LineStyle.Pattern.Kind
        /// `nil` for the run's own colour.
        public var color: TextColor?
    }

    /// The runs in the order of reading; neighbours look different.
    public var runs: [Run] = []
    /// The most lines shown; `nil` for as many as fit.
    public var lineLimit: Int?
    public var truncation = Text.TruncationMode.tail
    public var alignment = TextAlignment.leading
    /// Points added between lines.
    public var lineSpacing = 0.0

    public init() {}

    /// The characters alone.
    public var string: String {
        runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    }
}

/// The colour of a text or a symbol.
@_documentation(visibility: internal)
public enum TextColor: Equatable, Sendable {
    /// The colour that the theme gives to the widget.
    case inherited
    /// That colour, made translucent.
    case secondary(opacity: Double)
    case color(Color.Resolved)
}
