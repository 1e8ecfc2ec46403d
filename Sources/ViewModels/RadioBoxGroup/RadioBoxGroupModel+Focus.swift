/// A key that a group of boxes answers.
public enum RadioBoxKey: Sendable, Hashable {
    case left, right, up, down, home, end, space
    /// Ctrl+A.
    case selectAll
}

/// Where the keyboard is: a group is one Tab stop, and keys move within it.
extension RadioBoxGroupModel {
    /// The index of the one choice that Tab leads to; `nil` when no choice is enabled.
    ///
    /// It is where the focus last was, else the selected choice, else the first enabled one.
    public var focusIndex: Int? {
        if let focused, isEnabled(focused) { return index(of: focused) }
        if let selection, isEnabled(selection) { return index(of: selection) }
        return ordered.firstIndex(where: isEnabled(_:))
    }

    /// Tells that the focus came to `choice`. Selects nothing; a disabled or unknown choice is ignored.
    public func focus(_ choice: Choice) {
        guard isEnabled(choice) else { return }
        moveFocus(to: choice, anchored: false)
    }

    /// Presses a key.
    ///
    /// The arrows, Home and End move the focus. In `.single` they select what they reach. In `.multiple` they select
    /// nothing, or with Shift everything from where the last selection was made. Space selects, and in `.multiple`
    /// toggles. All go round and pass over disabled choices; in several rows, see ``columns``, Up and Down stay in their
    /// column.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - extending: Whether Shift is held.
    /// - Returns: Whether the key means anything here, so that nobody else should answer it.
    @discardableResult
    public func pressKey(_ key: RadioBoxKey, extending: Bool = false) -> Bool {
        let reached: Choice?
        switch key {
        case .right: reached = neighbour(by: isRightToLeft ? -1 : 1)
        case .left: reached = neighbour(by: isRightToLeft ? 1 : -1)
        case .down: reached = vertical(by: 1)
        case .up: reached = vertical(by: -1)
        case .home: reached = ordered.first(where: isEnabled(_:))
        case .end: reached = ordered.last(where: isEnabled(_:))
        case .space:
            guard let index = focusIndex else { return false }
            press(ordered[index], extending: extending, toggling: mode == .multiple)
            return true
        case .selectAll:
            guard mode == .multiple, isEnabled else { return false }
            selectAll()
            return true
        }
        guard let reached else { return false }
        arrive(at: reached, extending: extending)
        return true
    }

    /// Types text: the focus jumps to the next choice whose title begins with it, regardless of case.
    ///
    /// Letters typed within a second of each other are one word; the same letter again and again goes round the
    /// choices that begin with it. In `.single` the choice is selected.
    ///
    /// - Parameters:
    ///   - text: What was typed, as a rule one letter.
    ///   - time: When, in seconds on any clock that only goes forward.
    /// - Returns: Whether a choice was found.
    @discardableResult
    public func type(_ text: String, at time: Double) -> Bool {
        guard let title, !text.isEmpty else { return false }
        let (word, startsAfter) = typing.add(text, at: time)
        let isSomewhere = focused != nil || selection != nil
        let start = (focusIndex ?? 0) + (startsAfter && isSomewhere ? 1 : 0)
        for step in ordered.indices {
            let choice = ordered[(start + step) % ordered.count]
            guard isEnabled(choice), title(choice).lowercased().hasPrefix(word) else { continue }
            arrive(at: choice, extending: false)
            return true
        }
        return false
    }

    private func arrive(at choice: Choice, extending: Bool) {
        if mode == .single {
            select(choice)
        } else if extending {
            selectRange(to: choice)
        } else {
            focus(choice)
        }
    }

    func moveFocus(to choice: Choice, anchored: Bool) {
        if focused != choice { focused = choice }
        if anchored { anchor = choice }
    }

    /// The nearest enabled choice in a direction, going round; `nil` when none is enabled.
    func neighbour(by step: Int) -> Choice? {
        let count = ordered.count
        let start = currentIndex ?? (step > 0 ? -1 : count)
        for distance in 1..<(count + 1) {
            let choice = ordered[((start + step * distance) % count + count) % count]
            if isEnabled(choice) { return choice }
        }
        return nil
    }

    /// The nearest enabled choice below or above, going round within the column; `nil` when it has none.
    private func vertical(by step: Int) -> Choice? {
        let count = ordered.count
        guard let columns, columns > 1, columns < count, let current = currentIndex else { return neighbour(by: step) }
        let rows = (count + columns - 1) / columns
        for distance in 1...rows {
            let row = ((current / columns + step * distance) % rows + rows) % rows
            let index = row * columns + current % columns
            if index < count, isEnabled(ordered[index]) { return ordered[index] }
        }
        return nil
    }

    /// Where the arrows go on from, whether or not it is enabled.
    private var currentIndex: Int? {
        [focused, selection].lazy.compactMap { $0 }.compactMap(index(of:)).first
    }
}
