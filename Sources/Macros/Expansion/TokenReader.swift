/// Walks over the tokens of a source.
struct TokenReader {
    private let bytes: [UInt8]
    private let tokens: [Token]
    private var index = 0

    init(source: String) {
        bytes = Array(source.utf8)
        tokens = Lexer.tokens(of: source)
    }

    /// The token at the reader's place; `nil` at the end.
    var token: Token? { index < tokens.count ? tokens[index] : nil }

    /// The text of the token at the reader's place; empty at the end.
    var text: String { text(ahead: 0) }

    /// Where the token at the reader's place starts; at the end, where the last one ends. In bytes of UTF-8.
    var offset: Int { token?.range.lowerBound ?? tokens.last?.range.upperBound ?? 0 }

    func text(ahead count: Int) -> String {
        index + count < tokens.count ? text(in: tokens[index + count].range) : ""
    }

    private func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    mutating func take() {
        if index < tokens.count { index += 1 }
    }

    /// Takes a bracket and all up to the one that closes it.
    mutating func takeGroup() { index = endOfGroup }

    /// Whether nothing follows the group that opens here.
    var groupIsLast: Bool { endOfGroup == tokens.count }

    /// The place behind the bracket that closes the one here.
    private var endOfGroup: Int {
        var depth = 0
        var end = index
        repeat {
            if tokens[end].kind == .open { depth += 1 }
            if tokens[end].kind == .close { depth -= 1 }
            end += 1
        } while depth > 0 && end < tokens.count
        return end
    }

    /// Takes `@Name`, `@Module.Name<Type>(arguments)` and the like; `false`, and no move, if none stands here.
    mutating func takeAttribute() -> Bool {
        guard text == "@" else { return false }
        take()
        take()
        while text == "." {
            take()
            take()
        }
        if text == "<" { takeAngleGroup() }
        // A parenthesis behind a space belongs to what follows the attribute.
        if text == "(", token?.range.lowerBound == tokens[index - 1].range.upperBound { takeGroup() }
        return true
    }

    private mutating func takeAngleGroup() {
        var depth = 0
        repeat {
            // `>>` closes two; the arrow of a function type closes none.
            if text != "->" { depth += text.count { $0 == "<" } - text.count { $0 == ">" } }
            take()
        } while depth > 0 && token != nil
    }

    /// Takes tokens up to the first outside of brackets at which `isEnd` holds, and gives the source they cover.
    mutating func takeText(until isEnd: (TokenReader) -> Bool) -> String? {
        let start = index
        while token != nil, !isEnd(self) {
            if token?.kind == .open { takeGroup() } else { take() }
        }
        guard index > start else { return nil }
        return text(in: tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound)
    }
}
