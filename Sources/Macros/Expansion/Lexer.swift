/// A piece of Swift source that is neither space nor comment.
struct Token: Equatable {
    enum Kind {
        /// A keyword, an identifier (with its backticks) or a number.
        case word
        /// A string or regular expression as a whole, with all its interpolations.
        case literal
        /// `=`, `->`, `?`, `,`, `@` and the like.
        case symbol
        /// `(`, `[` or `{`.
        case open
        /// `)`, `]` or `}`.
        case close
    }

    var kind: Kind
    /// Bytes of the source's UTF-8.
    var range: Range<Int>
}

/// Cuts Swift source into tokens, as exactly as finding the parts of one declaration takes.
///
/// The compiler has parsed the source before, so the lexer need not find faults: what has no end ends with the source.
/// Complexity: linear in the source's length.
struct Lexer {
    let bytes: [UInt8]
    var position: Int
    var tokens: [Token] = []

    /// A lexer that begins in the middle of a source.
    init(_ bytes: [UInt8], from position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// All tokens of `source`.
    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(Array(source.utf8))
        while lexer.advance() {}
        return lexer.tokens
    }

    /// The byte at the lexer's place, or `offset` bytes behind it; `nil` past the end.
    func byte(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    func starts(with text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    /// Moves on, but never past the end.
    mutating func skip(_ count: Int) {
        position = min(position + count, bytes.count)
    }

    /// Takes one token, or one piece of space or comment; `false` at the end.
    mutating func advance() -> Bool {
        guard let byte = byte() else { return false }
        let start = position
        let kind: Token.Kind?
        if byte.isSpace {
            skip(1)
            kind = nil
        } else if starts(with: "//") {
            while let next = self.byte(), !next.isNewline { skip(1) }
            kind = nil
        } else if starts(with: "/*") {
            skipBlockComment()
            kind = nil
        } else if byte.isWord {
            while let next = self.byte(), next.isWord { skip(1) }
            kind = .word
        } else if byte == UInt8(ascii: "`") {
            repeat { skip(1) } while self.byte() != nil && self.byte() != UInt8(ascii: "`")
            skip(1)
            kind = .word
        } else if skipLiteral() {
            kind = .literal
        } else if byte.isOperator {
            skipOperator()
            kind = .symbol
        } else {
            skip(1)
            kind = byte.isOpening ? .open : byte.isClosing ? .close : .symbol
        }
        if let kind { tokens.append(Token(kind: kind, range: start..<position)) }
        return true
    }

    /// Block comments nest.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                skip(2)
            } else if starts(with: "*/") {
                depth -= 1
                skip(2)
            } else {
                skip(1)
            }
        } while depth > 0 && byte() != nil
    }

    private mutating func skipOperator() {
        // A mark of an optional type stands alone, whatever follows it: `Int?=nil`, `[Int?]?`.
        let isPostfix = position > 0 && !bytes[position - 1].isSpace
        if byte() == UInt8(ascii: "?"), isPostfix { return skip(1) }
        repeat { skip(1) } while byte()?.isOperator == true && !starts(with: "//") && !starts(with: "/*")
    }
}

extension UInt8 {
    var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    var isSpace: Bool { isNewline || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Letters, digits, `_`, `$` and all that is not ASCII.
    var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    var isOperator: Bool { StaticBytes.operators.contains(self) }
    var isOpening: Bool { StaticBytes.openings.contains(self) }
    var isClosing: Bool { StaticBytes.closings.contains(self) }
}

private enum StaticBytes {
    static let operators = Array("+-*/%=<>!&|^~?.".utf8)
    static let openings = Array("([{".utf8)
    static let closings = Array(")]}".utf8)
}
