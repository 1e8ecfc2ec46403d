/// Letters that were typed one after another to find something by its name.
struct Typing {
    /// The longest pause within a word, in seconds.
    static let pause = 1.0

    private var word = ""
    private var last = -Double.infinity

    /// Adds text, after a pause as the start of a new word.
    ///
    /// - Returns: The prefix to look for, and whether the search starts after the present place rather than at it.
    mutating func add(_ text: String, at time: Double) -> (word: String, startsAfter: Bool) {
        if !(time - last <= Self.pause) { word = "" }
        last = time
        word += text.lowercased()
        // One letter repeated asks for the next choice with that letter, not for a name like "aaa".
        if let first = word.first, word.allSatisfy({ $0 == first }) { return (String(first), true) }
        return (word, false)
    }
}
