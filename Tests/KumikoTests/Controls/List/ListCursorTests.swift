import Testing

@testable import Kumiko

/// What clicks and keys do in a list, whatever is selected.
@MainActor
@Suite struct ListCursorTests {
    private typealias Change = ListCursor.Change

    /// Ten rows, of which 0 and 5 are headers.
    private func rows(isMultiple: Bool) -> ListCursor.Rows {
        ListCursor.Rows(count: 10, page: 3, isMultiple: isMultiple) { $0 != 0 && $0 != 5 }
    }

    @Test(arguments: [
        (RegionKey.down, 4, 6), (.down, 9, 9), (.up, 6, 4), (.up, 1, 1), (.home, 7, 1), (.end, 2, 9),
        (.pageDown, 1, 4), (.pageDown, 2, 6), (.pageDown, 8, 9), (.pageUp, 9, 6), (.pageUp, 8, 4), (.pageUp, 2, 1),
    ])
    func keysLeadToRows(key: RegionKey, from: Int, to: Int) {
        for isMultiple in [false, true] {
            var cursor = ListCursor(row: from, anchor: from)
            let change = cursor.press(key, on: from, [], in: rows(isMultiple: isMultiple))
            #expect(change == (from == to ? Change.none : .select(to...to)))
            #expect(cursor == ListCursor(row: to, anchor: to))
            // With Ctrl only the focus moves.
            cursor = ListCursor(row: from, anchor: from)
            #expect(cursor.press(key, on: from, .control, in: rows(isMultiple: isMultiple)) == Change.none)
            #expect(cursor == ListCursor(row: to, anchor: from))
        }
    }

    @Test(arguments: [RegionKey.left, .right, .character("b"), .character("a")])
    func otherKeysAreLeftToOthers(key: RegionKey) {
        var cursor = ListCursor(row: 2)
        #expect(cursor.press(key, on: 2, [], in: rows(isMultiple: true)) == nil)
        #expect(cursor == ListCursor(row: 2))
    }

    @Test func shiftSelectsFromTheRowThatWasSelectedOnItsOwn() {
        var cursor = ListCursor()
        let rows = rows(isMultiple: true)
        #expect(cursor.click(3, [], in: rows) == .select(3...3))
        #expect(cursor.click(7, .shift, in: rows) == .select(3...7))
        #expect(cursor.click(1, .shift, in: rows) == .select(1...3))
        #expect(cursor.press(.down, on: 1, .shift, in: rows) == .select(2...3))
        #expect(cursor.click(9, [.shift, .control], in: rows) == .add(3...9))
        #expect(cursor.click(6, .control, in: rows) == .toggle(6))
        #expect(cursor.press(.end, on: 6, .shift, in: rows) == .select(6...9))
        #expect(cursor.anchor == 6)
    }

    @Test func whereOneCanBeSelectedShiftDoesNothingMore() {
        var cursor = ListCursor()
        let rows = rows(isMultiple: false)
        #expect(cursor.click(3, .shift, in: rows) == .select(3...3))
        #expect(cursor.click(7, .shift, in: rows) == .select(7...7))
        #expect(cursor.click(7, .control, in: rows) == .toggle(7))
    }

    @Test func controlAndASelectAllWhereSeveralCanBe() {
        var cursor = ListCursor(row: 4)
        #expect(cursor.press(.character("a"), on: 4, .control, in: rows(isMultiple: true)) == .select(1...9))
        #expect(cursor.press(.character("a"), on: 4, .control, in: rows(isMultiple: false)) == nil)
        #expect(cursor.row == 4)
    }
}
