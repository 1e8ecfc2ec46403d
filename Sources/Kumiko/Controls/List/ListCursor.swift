/// Where somebody is in a list, and what keys and clicks do there: the rules of selecting, apart from what is selected.
///
/// As in GNOME's own lists: a click or an arrow key selects one row. Where several can be selected, Ctrl adds a row or
/// takes it away, Shift selects all from the row that was selected last on its own, both together add those; Ctrl with an
/// arrow moves without selecting, and Ctrl with A selects all.
struct ListCursor: Equatable {
    /// What becomes of the selection.
    enum Change: Equatable {
        case none
        /// These rows are selected, and no others.
        case select(ClosedRange<Int>)
        /// These are selected too.
        case add(ClosedRange<Int>)
        /// The row is selected if it was not, and not if it was.
        case toggle(Int)
    }

    /// What the rows are like.
    struct Rows {
        let count: Int
        /// How many rows Page Up and Page Down go.
        let page: Int
        let isMultiple: Bool
        /// Whether one can come to a row, as one can not to a header.
        let isReachable: (Int) -> Bool

        /// The first row from `start` on that one can come to, in steps of `step`.
        func first(from start: Int, step: Int) -> Int? {
            var row = start
            while row >= 0, row < count {
                if isReachable(row) { return row }
                row += step
            }
            return nil
        }
    }

    /// The row that has the focus, or gets it when the list does.
    var row: Int?
    /// The row at which a selection with Shift begins.
    var anchor: Int?

    /// A click on a row, or its activation.
    mutating func click(_ row: Int, _ modifiers: EventModifiers, in rows: Rows) -> Change {
        self.row = row
        return change(at: row, modifiers, in: rows)
    }

    private mutating func change(at row: Int, _ modifiers: EventModifiers, in rows: Rows) -> Change {
        if rows.isMultiple, modifiers.contains(.shift), let anchor, anchor < rows.count {
            let range = min(anchor, row)...max(anchor, row)
            return modifiers.contains(.control) ? .add(range) : .select(range)
        }
        anchor = row
        return modifiers.contains(.control) ? .toggle(row) : .select(row...row)
    }

    /// A key that is pressed on the row `current`. Returns `nil` where the key is for others.
    mutating func press(_ key: RegionKey, on current: Int, _ modifiers: EventModifiers, in rows: Rows) -> Change? {
        if case .character(let character) = key {
            guard character.lowercased() == "a", modifiers == .control, rows.isMultiple,
                let first = rows.first(from: 0, step: 1), let last = rows.first(from: rows.count - 1, step: -1)
            else { return nil }
            return .select(first...last)
        }
        guard let goal = goal(key, current, in: rows) else { return nil }
        // At the end of the list an arrow goes nowhere, and nowhere else either.
        guard goal != current else { return Change.none }
        row = goal
        if modifiers.contains(.control), !modifiers.contains(.shift) { return Change.none }
        return change(at: goal, modifiers, in: rows)
    }

    /// The row that a key leads to.
    private func goal(_ key: RegionKey, _ current: Int, in rows: Rows) -> Int? {
        switch key {
        case .up: rows.first(from: current - 1, step: -1) ?? current
        case .down: rows.first(from: current + 1, step: 1) ?? current
        case .home: rows.first(from: 0, step: 1)
        case .end: rows.first(from: rows.count - 1, step: -1)
        case .pageUp:
            rows.first(from: max(0, current - rows.page), step: -1) ?? rows.first(from: 0, step: 1)
        case .pageDown:
            rows.first(from: min(rows.count - 1, current + rows.page), step: 1)
                ?? rows.first(from: rows.count - 1, step: -1)
        default: nil
        }
    }
}
