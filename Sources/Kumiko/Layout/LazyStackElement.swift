import Foundation

/// Rows one after the other along an axis, of which only those near what is in sight are children.
///
/// Where a row stands follows from the lengths of those before it, known or estimated. When a length turns out to be
/// another than it was taken to be, or rows before those in sight come or go, what is in sight stays where it is: the
/// scroll view around is moved instead.
@_documentation(visibility: internal)
public final class LazyStackElement: Element {
    public let axis: Axis
    private var alignment: AlignmentKey
    private var spacing: CGFloat?
    /// The lengths with the gap after each row, for what ``recordedAcross`` says.
    private var lengths = LazyLengths(estimate: 32)
    /// What the rows were proposed across the axis when their lengths were recorded.
    private var recordedAcross: CGFloat?
    private var hasRecorded = false
    /// The rows that are children, in ascending order.
    private(set) var shownRows: [Int] = []
    /// The rows that were asked for last.
    private var madeRows = 0..<0
    /// Called when other rows are needed than there are.
    var rowsNeeded: () -> Void = {}
    /// What scrolls the rows; `nil` when nothing does, so that what the window shows counts.
    weak var scroller: ScrollElement?
    /// A child that is kept although it is out of sight, since it has the keyboard's focus.
    weak var heldChild: Element?
    /// The row that is to stay where it is seen, and how far after the edge of what is in sight it starts.
    private var anchor: (row: Int, distance: CGFloat)?
    /// The row to scroll to once it is there, and what of it is to stand where.
    private var target: (row: Int, anchor: CGFloat?)?
    /// Says which row is to stay in sight at the edge when rows after it are scrolled away below it.
    var pinnedRow: (_ first: Int) -> (row: Int, end: Int)? = { _ in nil }

    init(_ axis: Axis, alignment: AlignmentKey) {
        self.axis = axis
        self.alignment = alignment
    }

    func set(_ alignment: AlignmentKey, _ spacing: CGFloat?) {
        guard alignment != self.alignment || spacing != self.spacing else { return }
        self.alignment = alignment
        self.spacing = spacing
        invalidateLayout()
    }

    public override var isContainer: Bool { true }

    // MARK: The rows there are

    var count: Int { lengths.count }

    /// The rows of a range were made, or could not be.
    func noteRows(_ range: Range<Int>) { madeRows = range }

    /// Takes over the rows that are made.
    func show(_ rows: [Element], at indices: [Int]) {
        if indices != shownRows { invalidateLayout() }
        shownRows = indices
        setChildren(rows)
    }

    /// The rows are others. `moves` says where those that are shown stand now; `nil` for one that has gone.
    func renumber(count: Int, _ moves: [(from: Int, to: Int?)]) {
        let isSame = moves.allSatisfy { $0.from == $0.to }
        guard !isSame || count != lengths.count else { return }
        invalidateLayout()
        // Rows that come or go after all that are shown leave every place as it is.
        guard !isSame else { return lengths.setCount(count) }
        let old = lengths
        lengths.forget()
        lengths.setCount(count)
        for case let (from, to?) in moves { lengths.set(old[from], at: to) }
        guard let anchor else { return }
        let edge = old.start(of: anchor.row) - anchor.distance
        let stays = moves.first { $0.from >= anchor.row && $0.to != nil } ?? moves.last { $0.to != nil }
        if let stays, let to = stays.to {
            self.anchor = (to, old.start(of: stays.from) - edge)
        } else {
            self.anchor = (min(anchor.row, count), anchor.distance)
        }
        // At once, so that those are made that will be in sight.
        follow()
    }

    // MARK: What is in sight

    /// The part along the axis that is in sight, counted from this element's start; `nil` before it has a place.
    var visibleSpan: (start: CGFloat, end: CGFloat)? {
        guard isPlaced else { return nil }
        guard let scroller else {
            guard let root else { return nil }
            let start = -position(in: root)[axis]
            return (start, start + root.size[axis])
        }
        let start = scroller.offset[axis] - position(in: scroller)[axis]
        return (start, start + scroller.size[axis])
    }

    /// Where this element stands in the content of one around it.
    private func position(in ancestor: Element) -> CGPoint {
        var position = CGPoint.zero
        var element: Element = self
        while element !== ancestor {
            position = position + element.origin
            guard let parent = element.parent else { break }
            if let host = parent as? HostElement, host !== ancestor {
                position = position + CGPoint(x: host.contentInsets.leading, y: host.contentInsets.top)
            }
            element = parent
        }
        return position
    }

    /// The rows that are needed: those in sight and a quarter as much on each side, at least one. Before there is a
    /// place the first few, as a sample, and so that there is something for the focus to go to.
    var neededRows: Range<Int> {
        guard count > 0 else { return 0..<0 }
        guard let span = visibleSpan else { return 0..<min(count, Self.sampleSize) }
        guard span.end > 0, span.start < lengths.total else {
            // All rows are out of sight; the nearest one keeps the estimate and takes the focus.
            return span.start >= lengths.total ? count - 1..<count : 0..<1
        }
        let margin = (span.end - span.start) / 4
        let first = min(lengths.row(at: span.start - margin), max(0, lengths.row(at: span.start) - 1))
        let last = max(lengths.row(at: span.end + margin), min(count - 1, lengths.row(at: span.end) + 1))
        return first..<last + 1
    }

    /// The first row that is in sight.
    var firstVisibleRow: Int { visibleSpan.map { max(0, lengths.row(at: max(0, $0.start))) } ?? 0 }

    /// How many rows of the usual length are in sight.
    var rowsInSight: Int {
        guard let span = visibleSpan, lengths.estimate > 0 else { return 1 }
        return max(1, Int(((span.end - span.start) / lengths.estimate).rounded(.down)))
    }

    private static let sampleSize = 5

    /// Whether the rows that are needed are all there.
    private var hasNeededRows: Bool {
        guard neededRows == madeRows else { return false }
        return pinnedRow(firstVisibleRow).map { shownRows.contains($0.row) } ?? true
    }

    /// Asks for other rows if others are needed. Returns whether.
    @discardableResult
    func askForRows() -> Bool {
        guard !hasNeededRows else { return false }
        rowsNeeded()
        return true
    }

    // MARK: Scrolling

    /// The scroll view around was moved by somebody: what is at its edge now is to stay there.
    func scrolled() {
        target = nil
        holdEdge()
    }

    private func holdEdge() {
        guard let span = visibleSpan, count > 0, span.start > 0, (scroller?.offset[axis] ?? 0) > 0 else {
            // At the top nothing stands before what is in sight: what comes there is seen.
            anchor = nil
            return
        }
        let row = span.start >= lengths.total ? count : lengths.row(at: span.start)
        anchor = (row, lengths.start(of: row) - span.start)
    }

    /// Scrolls to a row once it is made.
    ///
    /// - Parameter anchor: which part of the row, from 0 to 1, is to stand at the same part of what is in sight; `nil` for
    ///   as little scrolling as shows the row.
    func scroll(to row: Int, anchor: CGFloat?) {
        guard row >= 0, row < count else { return }
        target = (row, anchor)
        needsPlacement = true
        invalidateLayout()
    }

    /// Moves the scroll view around so that what was at its edge is there again, or what was asked for.
    private func follow() {
        guard let scroller else { return }
        let base = position(in: scroller)[axis]
        if let target {
            let start = lengths.start(of: target.row) + base
            let length = max(0, lengths[target.row] - gap)
            let room = scroller.size[axis]
            var offset = scroller.offset[axis]
            if let anchor = target.anchor {
                offset = start + anchor * (length - room)
            } else if start < offset || length > room {
                offset = start
            } else if start + length > offset + room {
                offset = start + length - room
            }
            scroller.follow(axis, to: min(max(0, offset), max(0, base + extent - room)))
            holdEdge()
            // Its length is known once it is a child; then it need not be looked for again.
            if shownRows.contains(target.row) { self.target = nil }
        } else if let anchor {
            scroller.follow(axis, to: base + lengths.start(of: anchor.row) - anchor.distance)
        }
    }

    // MARK: Layout

    /// The gap after a row: as in a stack, none between texts.
    private var gap: CGFloat {
        if let spacing { return spacing }
        return children.first?.children.first?.isText == true ? 0 : 8
    }

    private var extent: CGFloat { max(0, lengths.total - (count > 0 ? gap : 0)) }

    private func rowProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var proposal = proposal
        proposal[axis] = nil
        return proposal
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (rows, across) = (rowProposal(proposal), proposal[axis.other])
        var size = CGSize.zero
        if !hasRecorded || across == recordedAcross {
            hasRecorded = true
            recordedAcross = across
            record(rows)
            size[axis] = extent
        } else if !children.isEmpty {
            // Only asked, as when a window looks for its smallest size: what is known stays.
            let length = children.reduce(0) { $0 + $1.sizeThatFits(rows)[axis] } / CGFloat(children.count) + gap
            size[axis] = max(0, length * CGFloat(count) - gap)
        }
        size[axis.other] = across ?? children.reduce(0) { max($0, $1.sizeThatFits(rows)[axis.other]) }
        return size
    }

    private func record(_ proposal: ProposedViewSize) {
        let gap = gap
        for (row, child) in zip(shownRows, children) {
            // What shows nothing takes no gap either.
            lengths.set(child.children.isEmpty ? 0 : child.sizeThatFits(proposal)[axis] + gap, at: row)
        }
    }

    public override func placeChildren() {
        if proposal[axis.other] != recordedAcross {
            recordedAcross = proposal[axis.other]
            lengths.forget()
        }
        let rows = rowProposal(proposal)
        record(rows)
        follow()
        let guide = guide(alignment, in: size, proposal)
        for (row, child) in zip(shownRows, children) {
            var origin = CGPoint.zero
            origin[axis] = start(of: row)
            origin[axis.other] = guide - child.guide(alignment, in: child.sizeThatFits(rows), rows)
            child.place(at: origin, proposal: rows)
        }
        // The size was answered from other lengths where another width was asked for in between.
        if abs(extent - size[axis]) > 0.01 { invalidateLayout() }
        askForRows()
    }

    /// Where a row stands: a pinned one at the edge of what is in sight for as long as what belongs to it is.
    private func start(of row: Int) -> CGFloat {
        let own = lengths.start(of: row)
        guard let pinned = pinnedRow(firstVisibleRow), pinned.row == row, let span = visibleSpan else { return own }
        return max(own, min(span.start, lengths.start(of: pinned.end) - lengths[row]))
    }

    /// Has pinned rows stand at the edge again after scrolling.
    func movePinnedRow() {
        guard pinnedRow(firstVisibleRow) != nil else { return }
        needsPlacement = true
        replaceInPlace()
    }

    // MARK: Commit and drawing

    /// Coordinates beyond it are nowhere near a screen; a row that is kept there is held within.
    private static let farAway: CGFloat = 100_000

    public override func commitSelf(_ frame: CGRect, isVisible: Bool) {
        for child in children {
            var origin = frame.origin + child.origin
            origin[axis] = min(max(origin[axis], -Self.farAway), Self.farAway)
            child.commit(at: origin, isVisible: isVisible)
        }
    }

    public override func draw(_ frame: CGRect, in context: any DrawingContext) {
        let pinned = pinnedRow(firstVisibleRow)?.row
        var last: Element?
        for (row, child) in zip(shownRows, children) {
            if row == pinned {
                last = child
            } else {
                child.draw(CGRect(origin: frame.origin + child.origin, size: child.size), in: context)
            }
        }
        if let last { last.draw(CGRect(origin: frame.origin + last.origin, size: last.size), in: context) }
    }
}
