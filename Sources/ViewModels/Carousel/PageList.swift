/// The pages of a carousel: a plain number of them, or an identity for each.
///
/// A number costs the same for 10 pages and for 10,000.
enum PageList: Equatable {
    case numbered(Int)
    case identified([AnyHashable])

    /// Makes a list of pages with identities; of equal ones the first counts.
    init(_ ids: [AnyHashable]) {
        var seen = Set<AnyHashable>(minimumCapacity: ids.count)
        self = .identified(ids.filter { seen.insert($0).inserted })
    }

    /// How many pages there are.
    var count: Int {
        switch self {
        case .numbered(let count): count
        case .identified(let ids): ids.count
        }
    }

    /// The identity of a page: its index when the pages are only numbered.
    subscript(index: Int) -> AnyHashable {
        switch self {
        case .numbered: AnyHashable(index)
        case .identified(let ids): ids[index]
        }
    }

    /// All identities in order.
    var ids: [AnyHashable] {
        switch self {
        case .numbered(let count): (0..<count).map { AnyHashable($0) }
        case .identified(let ids): ids
        }
    }

    /// The index of a page, or `nil` when it is not there. Linear in the number of pages that have identities.
    func index(of id: AnyHashable) -> Int? {
        switch self {
        case .numbered(let count):
            guard let index = id.base as? Int, (0..<count).contains(index) else { return nil }
            return index
        case .identified(let ids):
            return ids.firstIndex(of: id)
        }
    }
}

/// Where the pages of an old list are in a new one that has at least one page.
struct PageSurvivors {
    let old: PageList
    let new: PageList
    private var places: [AnyHashable: Int]?

    init(from old: PageList, to new: PageList) {
        self.old = old
        self.new = new
    }

    /// The new index of the page that was at `index`; when it is gone, of the page that stands where it stood.
    ///
    /// That is the one after its nearest surviving predecessor: the following page, or a replacement. Without a
    /// predecessor it is found from the nearest successor in the same way; when no page survives, the index is kept
    /// as far as it is in range.
    mutating func index(for index: Int) -> Int {
        if let place = place(of: index) { return place }
        let last = new.count - 1
        for earlier in stride(from: index - 1, through: 0, by: -1) {
            if let place = place(of: earlier) { return min(place + 1, last) }
        }
        for later in (index + 1)..<max(old.count, index + 1) {
            if let place = place(of: later) { return max(place - 1, 0) }
        }
        return min(index, last)
    }

    private mutating func place(of index: Int) -> Int? {
        let id = old[index]
        if index < new.count, new[index] == id { return index }
        if case .numbered = new { return new.index(of: id) }
        // One pass serves all further questions.
        if places == nil {
            places = Dictionary(uniqueKeysWithValues: new.ids.enumerated().map { ($0.element, $0.offset) })
        }
        return places?[id]
    }
}
