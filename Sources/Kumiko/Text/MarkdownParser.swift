import Foundation

/// Reads inline Markdown as CommonMark defines it: runs of delimiters are collected, then matched from the inside out.
struct MarkdownParser {
    /// A piece of the text in the making.
    struct Piece {
        var text: String
        var traits: TextTraits = []
        /// The delimiter that the piece still is.
        var delimiter: Delimiter?
    }

    /// A run of `*`, `_` or `~`.
    struct Delimiter {
        let character: Unicode.Scalar
        let originalCount: Int
        var count: Int
        let canOpen: Bool
        let canClose: Bool
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var pieces: [Piece] = []
    private var literal = String.UnicodeScalarView()

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// Complexity: O(*n*) for the reading; the matching is linear in the delimiters for all usual texts.
    mutating func parse() -> [MarkdownSpan] {
        read()
        Self.matchDelimiters(in: &pieces)
        var spans: [MarkdownSpan] = []
        for piece in pieces where !piece.text.isEmpty {
            if let last = spans.last, last.traits == piece.traits {
                spans[spans.count - 1].string += piece.text
            } else {
                spans.append(MarkdownSpan(string: piece.text, traits: piece.traits))
            }
        }
        return spans
    }

    private mutating func read() {
        while position < scalars.count {
            switch scalars[position] {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiter()
            case "[": readLink()
            case let scalar:
                literal.append(scalar)
                position += 1
            }
        }
        endLiteral()
    }

    private mutating func endLiteral() {
        guard !literal.isEmpty else { return }
        pieces.append(Piece(text: String(literal)))
        literal.removeAll()
    }

    private mutating func readEscape() {
        if position + 1 < scalars.count, scalars[position + 1].isASCIIPunctuation {
            literal.append(scalars[position + 1])
            position += 2
        } else {
            literal.append("\\")
            position += 1
        }
    }

    /// The number of equal scalars from `start` on.
    private func runLength(from start: Int) -> Int {
        scalars[start...].prefix { $0 == scalars[start] }.count
    }

    private mutating func readCode() {
        let length = runLength(from: position)
        var end = position + length
        while end < scalars.count {
            guard scalars[end] == "`" else {
                end += 1
                continue
            }
            let closing = runLength(from: end)
            if closing == length {
                endLiteral()
                pieces.append(Piece(text: code(in: position + length..<end), traits: .code))
                position = end + closing
                return
            }
            end += closing
        }
        literal.append(contentsOf: scalars[position..<position + length])
        position += length
    }

    /// The code between two runs of backticks, without one space on each side if both are there.
    private func code(in range: Range<Int>) -> String {
        var content = scalars[range]
        if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
            content = content.dropFirst().dropLast()
        }
        return String(String.UnicodeScalarView(content))
    }

    private mutating func readDelimiter() {
        let length = runLength(from: position)
        let character = scalars[position]
        let before = position > 0 ? scalars[position - 1] : "\n"
        let after = position + length < scalars.count ? scalars[position + length] : "\n"
        let opensLeft =
            !after.properties.isWhitespace
            && (!after.isPunctuation || before.properties.isWhitespace || before.isPunctuation)
        let closesRight =
            !before.properties.isWhitespace
            && (!before.isPunctuation || after.properties.isWhitespace || after.isPunctuation)
        var delimiter = Delimiter(
            character: character, originalCount: length, count: length, canOpen: opensLeft, canClose: closesRight)
        if character == "_" {
            // Within a word an underscore is a letter like any other.
            delimiter = Delimiter(
                character: character, originalCount: length, count: length,
                canOpen: opensLeft && (!closesRight || before.isPunctuation),
                canClose: closesRight && (!opensLeft || after.isPunctuation))
        }
        endLiteral()
        let text = String(String.UnicodeScalarView(scalars[position..<position + length]))
        let isTooLong = character == "~" && length > 2
        pieces.append(Piece(text: text, delimiter: isTooLong ? nil : delimiter))
        position += length
    }

    /// Reads `[text](address)`, or a bracket that begins no link.
    private mutating func readLink() {
        guard let textEnd = closingBracket(from: position), textEnd + 1 < scalars.count, scalars[textEnd + 1] == "(",
            let end = closingParenthesis(from: textEnd + 1)
        else {
            literal.append("[")
            position += 1
            return
        }
        endLiteral()
        var inner = MarkdownParser(String(String.UnicodeScalarView(scalars[position + 1..<textEnd])))
        pieces += inner.parse().map { Piece(text: $0.string, traits: $0.traits.union(.underline)) }
        position = end + 1
    }

    private func closingBracket(from start: Int) -> Int? {
        closing("[", "]", from: start)
    }

    private func closingParenthesis(from start: Int) -> Int? {
        guard let end = closing("(", ")", from: start) else { return nil }
        // An address has no spaces; what follows one is the link's title in quotes.
        let content = scalars[start + 1..<end]
        guard let space = content.firstIndex(where: \.properties.isWhitespace) else { return end }
        let title = content[space...].drop(while: \.properties.isWhitespace)
        return title.first == "\"" || title.first == "'" ? end : nil
    }

    private func closing(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar, from start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < scalars.count {
            switch scalars[index] {
            case "\\": index += 1
            case opening: depth += 1
            case closing:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }
}

extension Unicode.Scalar {
    var isASCIIPunctuation: Bool {
        switch value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// Punctuation as CommonMark has it.
    var isPunctuation: Bool {
        if isASCII { return isASCIIPunctuation }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
