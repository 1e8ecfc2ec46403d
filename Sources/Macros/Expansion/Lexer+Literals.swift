extension Lexer {
    /// Skips the string or regular expression that starts here; `false`, and no move, if none does.
    mutating func skipLiteral() -> Bool {
        let start = position
        while byte() == UInt8(ascii: "#") { skip(1) }
        let pounds = position - start
        switch byte() {
        case UInt8(ascii: "\""):
            skipString(pounds: pounds)
            return true
        case UInt8(ascii: "/") where pounds > 0:
            skip(1)
            skipRegex(pounds: pounds)
            return true
        case UInt8(ascii: "/") where startsPlainRegex():
            skip(1)
            skipRegex(pounds: 0)
            return true
        default:
            position = start
            return false
        }
    }

    /// From the opening quote to behind the closing `pounds`.
    private mutating func skipString(pounds: Int) {
        let quotes = opensManyLines() ? 3 : 1
        skip(quotes)
        while let next = byte() {
            if next == UInt8(ascii: "\\"), has(pounds, of: UInt8(ascii: "#"), at: 1) {
                skip(1 + pounds)
                let isInterpolation = byte() == UInt8(ascii: "(")
                skip(1)
                if isInterpolation { skipInterpolation() }
            } else if has(quotes, of: UInt8(ascii: "\""), at: 0), has(pounds, of: UInt8(ascii: "#"), at: quotes) {
                return skip(quotes + pounds)
            } else {
                skip(1)
            }
        }
    }

    /// Three quotes open a string of many lines only at a line's end; `#"""#` is a string of one quote.
    private func opensManyLines() -> Bool {
        guard starts(with: "\"\"\"") else { return false }
        var offset = 3
        while let next = byte(offset), next.isSpace, !next.isNewline { offset += 1 }
        return byte(offset)?.isNewline == true
    }

    private func has(_ count: Int, of wanted: UInt8, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == wanted }
    }

    /// From behind the opening parenthesis to behind the one that closes it. Strings in it may hold more of both.
    private mutating func skipInterpolation() {
        var inner = Lexer(bytes, from: position)
        var depth = 1
        while depth > 0 {
            let count = inner.tokens.count
            guard inner.advance() else { break }
            guard inner.tokens.count > count, let token = inner.tokens.last else { continue }
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
        }
        position = inner.position
    }

    /// Whether a slash here opens a regular expression and does not divide.
    ///
    /// As in the compiler: it stands where a value may begin, no space follows, and the line holds another slash.
    private func startsPlainRegex() -> Bool {
        guard byte(1)?.isSpace == false else { return false }
        if let last = tokens.last {
            let isPostfix = last.range.upperBound == position && bytes[position - 1] == UInt8(ascii: "?")
            guard last.kind == .symbol || last.kind == .open, !isPostfix else { return false }
        }
        var offset = 1
        while let next = byte(offset), !next.isNewline {
            if next == UInt8(ascii: "/") { return true }
            offset += next == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    /// From behind the opening slash to behind the closing `pounds`.
    private mutating func skipRegex(pounds: Int) {
        while let next = byte() {
            if next == UInt8(ascii: "/"), has(pounds, of: UInt8(ascii: "#"), at: 1) { return skip(1 + pounds) }
            skip(next == UInt8(ascii: "\\") ? 2 : 1)
        }
    }
}
