/// How the rows of a list look and what selects them.
@MainActor
struct ListRows {
    let look: ListLook
    let selection: ListSelection?

    /// A row in the font that it has in a list.
    func dress(_ row: any View, as kind: ListPart.Kind) -> any View {
        func dress<Row: View>(_ row: Row) -> any View {
            switch kind {
            case .row: row.environment(\.fillsRow, true)
            case .header:
                if look == .sidebar {
                    row.font(.caption.bold()).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
                } else {
                    row.font(.headline).accessibilityAddTraits(.isHeader)
                }
            case .footer: row.font(.caption).foregroundStyle(.secondary)
            }
        }
        return dress(row)
    }
}

extension EnvironmentValues {
    private struct FillsRowKey: EnvironmentKey { static let defaultValue = false }

    /// Whether a control with a label beside it stands in a row of a list, where the two go to either side.
    var fillsRow: Bool {
        get { self[FillsRowKey.self] }
        set { self[FillsRowKey.self] = newValue }
    }
}

/// What the rows of a list do: keeps where somebody is, and what is selected.
@MainActor
final class ListController {
    private unowned let node: LazyRowsNode
    private var configuration: ListRows
    private var cursor = ListCursor()
    /// The identity of the row in which the cursor is.
    private var cursorID: AnyHashable?
    /// A row that is to get the focus as soon as it is there.
    private var awaitsFocus = false

    init(_ configuration: ListRows, _ node: LazyRowsNode) {
        self.configuration = configuration
        self.node = node
    }

    private var rows: PageListing { node.view.rows }

    func makeElement() -> ListRowElement { ListRowElement(self) }

    /// Takes over what the list says now.
    func take(_ configuration: ListRows, isNew: Bool) {
        self.configuration = configuration
        guard isNew else { return }
        for row in node.made { (row.element as! ListRowElement).value = nil }
    }

    /// Rows stand elsewhere, or have gone.
    func renumber(_ places: [AnyHashable: Int]) {
        guard let old = cursor.row else { return }
        guard let cursorID, let place = places[cursorID] else {
            cursor = ListCursor(row: rows.count > 0 ? min(old, rows.count - 1) : nil)
            return
        }
        // The other end of a range moves along.
        cursor.anchor = cursor.anchor.map { min(max(0, $0 + place - old), rows.count - 1) }
        cursor.row = place
    }

    /// Brings the rows that are made up to date: what is read here of the selection is tracked.
    func show() {
        for row in node.made { (row.element as! ListRowElement).index = row.index }
        let stop = tabStop
        for row in node.made {
            let element = row.element as! ListRowElement
            let part = rows.part(at: row.index)
            element.isEnabled = node.environment.isEnabled
            element.layoutDirection = node.environment.layoutDirection
            element.followsHeader =
                row.index > 0 && rows.part(at: row.index - 1) == ListPart(section: part.section, kind: .header)
            element.appearance = appearance(of: element, at: row.index, part)
            let isRow = part.kind == .row
            element.isSelected = isRow ? configuration.selection.map { $0.contains(value(of: element)) } : nil
            element.setPosition = isRow ? SetPosition(index: row.index, count: rows.count) : nil
            element.isTabStop = isRow && row.index == stop
        }
        if awaitsFocus, let element = element(at: cursor.row) {
            awaitsFocus = false
            // Its widget is made when the elements are listed.
            node.graph.enqueueAction { [weak node, weak element] in
                guard let node, node.isAlive, let element else { return }
                node.element.root?.settle()
                (element.widget as? any ListRowPlatformWidget)?.takeFocus()
            }
        }
    }

    private func appearance(of element: ListRowElement, at index: Int, _ part: ListPart) -> ListRowElement.Appearance {
        var appearance = ListRowElement.Appearance(look: configuration.look)
        appearance.isHeader = part.kind == .header
        appearance.isFooter = part.kind == .footer
        appearance.beginsList = index == 0
        appearance.endsList = index == rows.count - 1
        appearance.isFirst = appearance.beginsList || rows.part(at: index - 1) != part
        appearance.isLast = appearance.endsList || rows.part(at: index + 1) != part
        appearance.hasContrast = node.environment.colorSchemeContrast == .increased
        appearance.hasSeparator = part.kind == .row && hasSeparator(below: element, appearance)
        return appearance
    }

    private func hasSeparator(below element: ListRowElement, _ appearance: ListRowElement.Appearance) -> Bool {
        switch element.trait(ListRowSeparatorKey.self) {
        case .visible: return true
        case .hidden: return false
        case .automatic:
            switch configuration.look {
            case .plain: return !appearance.isLast || appearance.endsList
            case .insetGrouped: return !appearance.isLast
            case .inset, .sidebar: return false
            }
        }
    }

    private func value(of element: ListRowElement) -> AnyHashable {
        if let value = element.value { return value }
        let value = rows.value(at: element.index) ?? rows.id(at: element.index)
        element.value = value
        return value
    }

    private func element(at index: Int?) -> ListRowElement? {
        node.made.first { $0.index == index }?.element as? ListRowElement
    }

    // MARK: Where somebody is

    /// The row that Tab comes to: the one that had the focus, else the first that is selected, else the first in sight.
    private var tabStop: Int? {
        let reachable = node.made.filter { rows.part(at: $0.index).kind == .row }
        if let row = cursor.row, reachable.contains(where: { $0.index == row }) { return row }
        if let selection = configuration.selection,
            let selected = reachable.first(where: { selection.contains(value(of: $0.element as! ListRowElement)) })
        {
            return selected.index
        }
        let first = node.element.firstVisibleRow
        return (reachable.first { $0.index >= first } ?? reachable.first)?.index
    }

    private var cursorRows: ListCursor.Rows {
        ListCursor.Rows(
            count: rows.count, page: max(1, node.element.rowsInSight - 1),
            isMultiple: configuration.selection?.isMultiple ?? false
        ) { [rows] in rows.part(at: $0).kind == .row }
    }

    /// The focus came to a row by itself, as with Tab.
    func focused(_ element: ListRowElement) {
        guard cursor.row != element.index else { return }
        move(to: element.index)
        show()
    }

    private func move(to row: Int) {
        cursor.row = row
        cursorID = rows.id(at: row)
    }

    // MARK: Acts

    func activate(_ element: ListRowElement) {
        let modifiers = EventModifiers.current
        guard configuration.selection != nil else {
            move(to: element.index)
            node.markDirty()
            return actOnControl(of: element)
        }
        let change = cursor.click(element.index, modifiers, in: cursorRows)
        move(to: element.index)
        apply(change)
        node.markDirty()
    }

    /// Does what the only control in a row does.
    private func actOnControl(of element: ListRowElement) {
        switch element.onlyControl {
        case let button as ButtonElement where button.isEnabled: button.press()
        case let toggle as ToggleElement where toggle.isEnabled: toggle.model.toggle()
        case let region as RegionElement: region.activate()
        default: break
        }
    }

    func press(_ key: RegionKey, on element: ListRowElement) -> Bool {
        // Keys may come faster than the focus goes from row to row.
        let current = awaitsFocus ? cursor.row ?? element.index : element.index
        guard let change = cursor.press(key, on: current, EventModifiers.current, in: cursorRows) else { return false }
        let goal = cursor.row ?? current
        if case .character = key {
        } else {
            move(to: goal)
            node.element.scroll(to: goal, anchor: nil)
            awaitsFocus = true
            node.markDirty()
        }
        apply(change)
        showAtOnce()
        return true
    }

    /// Moves the focus before the next key comes, which else would go to the row that had it.
    private func showAtOnce() {
        guard let root = node.element.root else { return }
        var rounds = 0
        while node.graph.hasChanges, rounds < 4 {
            rounds += 1
            node.graph.update()
            root.settle()
        }
    }

    private func apply(_ change: ListCursor.Change) {
        guard let selection = configuration.selection else { return }
        func values(_ range: ClosedRange<Int>) -> [AnyHashable] {
            range.compactMap { index in
                guard rows.part(at: index).kind == .row else { return nil }
                let value = rows.value(at: index) ?? rows.id(at: index)
                return selection.accepts(value) ? value : nil
            }
        }
        switch change {
        case .none: break
        case .select(let range):
            let values = values(range)
            if !values.isEmpty { selection.replace(values) }
        case .add(let range): selection.add(values(range))
        case .toggle(let index):
            if let value = values(index...index).first { selection.toggle(value) }
        }
    }
}
