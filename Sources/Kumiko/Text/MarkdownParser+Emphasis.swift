extension MarkdownParser {
    /// Turns matching runs of delimiters into traits of what stands between them.
    static func matchDelimiters(in pieces: inout [Piece]) {
        var closer = 0
        while closer < pieces.count {
            guard let closing = pieces[closer].delimiter, closing.canClose, closing.count > 0,
                let opener = opener(for: closer, in: pieces), let opening = pieces[opener].delimiter
            else {
                closer += 1
                continue
            }
            let used = closing.character == "~" ? closing.count : min(2, opening.count, closing.count)
            let trait: TextTraits = closing.character == "~" ? .strikethrough : used == 2 ? .bold : .italic
            for index in opener + 1..<closer {
                pieces[index].traits.insert(trait)
                // What is left open between the two can no longer be closed.
                pieces[index].delimiter = nil
            }
            shorten(&pieces[opener], by: used)
            shorten(&pieces[closer], by: used)
        }
    }

    /// The nearest run before `closer` that it closes.
    private static func opener(for closer: Int, in pieces: [Piece]) -> Int? {
        guard let closing = pieces[closer].delimiter else { return nil }
        return pieces[..<closer].lastIndex { piece in
            guard let opening = piece.delimiter, opening.character == closing.character, opening.canOpen,
                opening.count > 0
            else { return false }
            if closing.character == "~" { return opening.count == closing.count }
            // A run that could do both closes none with which it makes a multiple of three, unless both are one.
            let couldBoth = opening.canClose || closing.canOpen
            return !couldBoth || (opening.originalCount + closing.originalCount) % 3 != 0
                || (opening.originalCount % 3 == 0 && closing.originalCount % 3 == 0)
        }
    }

    private static func shorten(_ piece: inout Piece, by count: Int) {
        piece.text.unicodeScalars.removeLast(count)
        piece.delimiter?.count -= count
    }
}
