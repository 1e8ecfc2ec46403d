import Foundation

/// Rows of which only those in sight and a few around them are made: what lazy stacks and lists consist of.
struct LazyRows: View {
    let rows: PageListing
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?
    var pinsHeaders = false
    /// What makes the rows those of a list; `nil` for a stack.
    var list: ListRows?

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { LazyRowsNode(view, inputs) }
}

extension LazyRows {
    var body: Never { fatalError("rows have a node of their own") }
}

final class LazyRowsNode: _ViewNode<LazyRows> {
    /// A row that has been made.
    struct Row {
        let id: AnyHashable
        var index: Int
        let node: _ViewNode<PageSlot>
        let element: Element
        /// The listing that the row was made from last.
        var generation: Int
    }

    let element: LazyStackElement
    /// The rows that are shown, in their order.
    private(set) var made: [Row] = []
    /// The rows of a stack that were scrolled away.
    private var away: [AnyHashable: Row] = [:]
    /// Counts the listings.
    private var generation = 0
    private var isListingNew = true
    private(set) lazy var list = view.list.map { ListController($0, self) }

    override init(_ view: LazyRows, _ inputs: _NodeInputs) {
        element = LazyStackElement(view.axis, alignment: view.alignment)
        super.init(view, inputs)
        element.rowsNeeded = { [unowned(unsafe) self] in markDirty() }
        element.scroller = scroller
        element.scroller?.add(element)
        evaluate()
        collect()
    }

    /// The scroll view around that scrolls along the axis.
    private var scroller: ScrollElement? {
        let axes: Axis.Set = view.axis == .horizontal ? .horizontal : .vertical
        var node = parent
        while let current = node {
            if let scroller = (current as? any ElementHolder)?.heldElement as? ScrollElement,
                scroller.axes.contains(axes)
            {
                return scroller
            }
            node = current.parent
        }
        return nil
    }

    override func update(_ new: LazyRows) {
        view = new
        isListingNew = true
        evaluate()
    }

    override func environmentChanged(from old: EnvironmentValues) { evaluate() }

    override func evaluate() {
        guard isAlive else { return }
        element.set(view.alignment, view.spacing)
        element.pinnedRow = pinnedRow
        if isListingNew { renumber() }
        if let configuration = view.list { list?.take(configuration, isNew: isListingNew) }
        realise()
        isListingNew = false
        track { list?.show() }
    }

    // MARK: Rows that changed places

    /// Finds the rows that are shown among the new ones.
    private func renumber() {
        generation += 1
        let places = places(of: made)
        element.renumber(count: view.rows.count, made.map { ($0.index, places[$0.id]) })
        list?.renumber(places)
        for index in made.indices {
            if let place = places[made[index].id] { made[index].index = place }
        }
        if !away.isEmpty { forgetRowsThatAreGone() }
    }

    /// Where rows stand now that are near to where they were: no farther than the difference in number, and a little
    /// more for those that only changed places. One that went farther is out of sight, and made anew there.
    private func places(of rows: [Row]) -> [AnyHashable: Int] {
        guard let first = rows.first, let last = rows.last else { return [:] }
        let count = view.rows.count
        var found: [AnyHashable: Int] = [:]
        var missing: Set<AnyHashable> = []
        for row in rows {
            if row.index < count, view.rows.id(at: row.index) == row.id {
                found[row.id] = row.index
            } else {
                missing.insert(row.id)
            }
        }
        // The state of a list's row ends anyway when it is out of sight.
        let reach = view.list == nil ? max(count, 1) : abs(count - element.count) + rows.count + 16
        func look(at index: Int) {
            guard index >= 0, index < count else { return }
            let id = view.rows.id(at: index)
            if missing.remove(id) != nil { found[id] = index }
        }
        for index in first.index...last.index where !missing.isEmpty { look(at: index) }
        for distance in 1...reach where !missing.isEmpty {
            look(at: first.index - distance)
            look(at: last.index + distance)
        }
        return found
    }

    /// Takes rows away that were scrolled out of sight and are no longer among the rows.
    private func forgetRowsThatAreGone() {
        let count = view.rows.count
        var missing = Set(away.values.filter { $0.index >= count || view.rows.id(at: $0.index) != $0.id }.map(\.id))
        for index in 0..<count where !missing.isEmpty {
            let id = view.rows.id(at: index)
            if missing.remove(id) != nil { away[id]?.index = index }
        }
        for id in missing { away.removeValue(forKey: id)?.node.remove() }
    }

    // MARK: Making rows

    /// The header that stays at the edge while its section is in sight, and where that section ends.
    private var pinnedRow: (Int) -> (row: Int, end: Int)? {
        guard view.pinsHeaders else { return { _ in nil } }
        return { [unowned(unsafe) self] row in
            let rows = view.rows
            guard row < rows.count else { return nil }
            let section = rows.part(at: row).section
            var range = rows.range(ofPartAt: row)
            if rows.part(at: row).kind == .footer, range.lowerBound > 0,
                rows.part(at: range.lowerBound - 1).section == section
            {
                range = rows.range(ofPartAt: range.lowerBound - 1).lowerBound..<range.upperBound
            }
            let header = rows.part(at: row).kind == .header ? row : range.lowerBound - 1
            guard header >= 0, rows.part(at: header) == ListPart(section: section, kind: .header) else { return nil }
            var end = range.upperBound
            while end < rows.count, rows.part(at: end).section == section { end = rows.range(ofPartAt: end).upperBound }
            return (header, end)
        }
    }

    /// Makes the rows that are needed and puts the others away.
    private func realise() {
        let needed = element.neededRows
        var others = Dictionary(made.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var wanted = Array(needed)
        if let held = element.heldChild, let row = made.first(where: { $0.element === held }),
            !needed.contains(row.index),
            row.index < view.rows.count, view.rows.id(at: row.index) == row.id
        {
            wanted.insert(row.index, at: row.index < needed.lowerBound ? 0 : wanted.endIndex)
        }
        if let pinned = element.pinnedRow(element.firstVisibleRow), !wanted.contains(pinned.row) {
            wanted.insert(pinned.row, at: wanted.firstIndex { $0 > pinned.row } ?? wanted.endIndex)
        }
        var seen: Set<AnyHashable> = []
        let before = made.map(\.element)
        made = wanted.compactMap { index in
            let id = view.rows.id(at: index)
            guard seen.insert(id).inserted else {
                report("\(viewName): several rows have the id \(id); the first of them is shown.")
                return nil
            }
            guard var row = others.removeValue(forKey: id) ?? away.removeValue(forKey: id) else {
                return make(id, index)
            }
            if row.generation != generation || row.index != index {
                row.index = index
                row.generation = generation
                row.node.update(slot(index, row.element))
            }
            return row
        }
        for row in others.values {
            if view.list == nil, row.index < view.rows.count, view.rows.id(at: row.index) == row.id {
                away[row.id] = row
            } else {
                row.node.remove()
            }
        }
        if isListingNew || !made.map(\.element).elementsEqual(before, by: ===) { awaitCollection() }
        element.noteRows(needed)
    }

    private func make(_ id: AnyHashable, _ index: Int) -> Row {
        let rowElement = list?.makeElement() ?? StackElement(view.axis)
        let node = makeChild(slot(index, rowElement))
        return Row(id: id, index: index, node: node, element: rowElement, generation: generation)
    }

    private func slot(_ index: Int, _ element: Element) -> PageSlot {
        PageSlot(makeElement: { element }) { [rows = view.rows, list = view.list] in
            let row = rows.view(at: index)
            return list?.dress(row, as: rows.part(at: index).kind) ?? row
        }
    }

    // MARK: Scrolling

    /// Scrolls to a row. Returns whether there is one with the identity.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
        guard let row = row(of: id) else { return false }
        element.scroll(to: row, anchor: anchor.map { view.axis == .horizontal ? $0.x : $0.y })
        return true
    }

    /// The row with an identity, looked for from those that are made outwards.
    private func row(of id: AnyHashable) -> Int? {
        let count = view.rows.count
        if let guess = id.base as? Int, guess >= 0, guess < count, isRow(guess, id) { return guess }
        let start = made.first?.index ?? 0
        for distance in 0..<max(1, count) {
            for index in [start + distance, start - distance] where index >= 0 && index < count {
                if isRow(index, id) { return index }
            }
        }
        return nil
    }

    private func isRow(_ index: Int, _ id: AnyHashable) -> Bool {
        view.rows.id(at: index) == id || view.rows.ownID(at: index) == id
    }

    // MARK: Node

    override func forEachChild(_ visit: (_Node) -> Void) {
        for row in made { visit(row.node) }
        for row in away.values { visit(row.node) }
    }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        element.show(made.map(\.element), at: made.map(\.index))
    }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }

    override func didRemove() {
        element.rowsNeeded = {}
        element.scroller?.remove(element)
    }
}

/// A node that holds an element around its content.
@MainActor
protocol ElementHolder {
    var heldElement: Element { get }
}

extension ContainerNode: ElementHolder {
    var heldElement: Element { element }
}
