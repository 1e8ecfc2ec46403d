import Foundation

/// Takes a format of C's `printf` apart, such as `"%@ has %lld pages"` or `"%2$lld von %1$@: 100%%"`.
struct FormatString {
    enum Piece: Equatable {
        case literal(String)
        /// A place for the argument with the index, and the specifier without its position.
        case argument(Int, specifier: String)
    }

    let pieces: [Piece]
    /// Whether the places say which argument they take.
    let hasPositions: Bool

    /// Complexity: O(*n*). A `%` that begins no specifier stands for itself.
    init(_ format: String) {
        var pieces: [Piece] = []
        var literal = ""
        var next = 0
        var hasPositions = false
        var rest = format[...]
        while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            literal += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                literal += "%"
                rest = rest.dropFirst(2)
            } else if let (position, specifier, length) = Self.specifier(at: rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(.argument(position ?? next, specifier: specifier))
                if position == nil { next += 1 } else { hasPositions = true }
                rest = rest.dropFirst(length)
            } else {
                literal += "%"
                rest = rest.dropFirst()
            }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        self.pieces = pieces
        self.hasPositions = hasPositions
    }

    /// Reads a specifier at the beginning of `text`: its position from 0 if it has one, the specifier without the
    /// position, and the number of characters. The flag for a space is not read: "100% done" has no place for a value.
    private static func specifier(at text: Substring) -> (position: Int?, specifier: String, length: Int)? {
        let conversions = "@diouxXeEfFgGaAcs"
        let others = "0123456789+-#.'hlqLzjt"
        var position: Int?
        var specifier = "%"
        var length = 1
        for character in text.dropFirst() {
            length += 1
            if character == "$", let number = Int(specifier.dropFirst()), number > 0, position == nil {
                position = number - 1
                specifier = "%"
            } else if conversions.contains(character) {
                return (position, specifier + String(character), length)
            } else if others.contains(character) {
                specifier.append(character)
            } else {
                return nil
            }
        }
        return nil
    }
}
