/// A part of a text that stands out in one way.
struct MarkdownSpan: Equatable {
    var string: String
    var traits: TextTraits

    /// Reads Markdown's inline syntax: emphasis by `*` and `_`, `~~strikethrough~~`, code, links, of which the text
    /// is shown, and escapes by `\`. Line breaks stay.
    ///
    /// A text without any of these characters, as most are, is not read any further.
    static func parse(_ text: String) -> [MarkdownSpan] {
        guard text.utf8.contains(where: isSyntax) else { return [MarkdownSpan(string: text, traits: [])] }
        var parser = MarkdownParser(text)
        return parser.parse()
    }

    private static func isSyntax(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }
}
