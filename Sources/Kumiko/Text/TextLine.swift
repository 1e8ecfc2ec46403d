/// A line under or through a text.
@_documentation(visibility: internal)
public struct TextLine: Hashable, Sendable {
    var pattern = Text.LineStyle.Pattern.solid
    /// `nil` for the text's own colour.
    var color: Color?
}

extension Text {
    /// How a line under or through a text looks.
    public struct LineStyle: Hashable, Sendable {
        /// The dashes of a line.
        public struct Pattern: Hashable, Sendable {
            /// What distinguishes the patterns.
            @_documentation(visibility: internal)
            public enum Kind: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }

            public let kind: Kind

            public static let solid = Pattern(kind: .solid)
            public static let dash = Pattern(kind: .dash)
            public static let dot = Pattern(kind: .dot)
            public static let dashDot = Pattern(kind: .dashDot)
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        let line: TextLine

        /// - Parameter color: `nil` for the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            line = TextLine(pattern: pattern, color: color)
        }

        public static let single = LineStyle()
    }

    /// Where the … stands in a text that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    /// The case into which a text is put.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }
}

/// How the lines of a text stand to one another.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
