/// The pages that a view consists of, none of which is made before it is asked for.
@MainActor
struct PageListing {
    /// Pages beside one another that are made alike.
    private struct Run {
        let start: Int
        let count: Int
        /// Which part of a list the pages are.
        let part: ListPart
        /// Makes a page; numbered from 0 within the run.
        let view: (Int) -> any View
        /// The value that stands for a page that has no tag.
        let value: (Int) -> AnyHashable?
        /// The identity of a page.
        let id: (Int) -> AnyHashable
    }

    private var runs: [Run] = []
    private(set) var count = 0
    /// The identity of each page in order; `nil` where pages are only numbered.
    private(set) var ids: [AnyHashable]?
    /// Whether a `ForEach` had several elements with the same id, of which the first is listed.
    var hasDuplicates = false
    /// Whether identities are told one by one as they are asked for, and not listed: a `ForEach` of a million elements is
    /// then listed as fast as one of ten.
    let isLazy: Bool
    /// Which part of a list the pages that are listed next are.
    var part = ListPart()

    /// Lists pages that are only numbered.
    init<Page: View>(numbered pages: [Page]) {
        isLazy = false
        append(pages.count, view: { pages[$0] })
    }

    /// Lists the pages of which a view consists, each with an identity.
    ///
    /// The elements of a `ForEach` that is all of the view have its ids; elsewhere the place in the view belongs to the
    /// identity. A view that somebody wrote is what its body is, or one page when it has state of its own.
    init<Content: View>(_ content: Content) {
        isLazy = false
        ids = []
        list(content, at: PagePlace())
    }

    /// Lists the rows of which a view consists, as pages are listed, but none of their identities before it is asked for.
    ///
    /// Each element of a `ForEach` is one row, also where it consists of several views or of none.
    init<Content: View>(rowsOf content: Content) {
        isLazy = true
        list(content, at: PagePlace())
    }

    /// Adds what a view consists of.
    mutating func list<Content: View>(_ content: Content, at place: PagePlace) {
        if let source = Content.self as? any PageSource.Type, !source.isOnePage {
            list(content, as: source, at: place)
        } else if Content.isListedByItsBody {
            list(content.body, at: place)
        } else {
            append(1, id: { _ in place.id }, view: { _ in place.wrap(content) }, value: { _ in place.value })
        }
    }

    private mutating func list<Content, Source: PageSource>(
        _ content: Content, as type: Source.Type, at place: PagePlace
    ) {
        // Both are the same type; a cast of the value would look into an optional.
        unsafeBitCast(content, to: type).list(into: &self, at: place)
    }

    /// Adds pages that are made alike.
    mutating func append(
        _ count: Int, id: @escaping (Int) -> AnyHashable = { $0 }, view: @escaping (Int) -> any View,
        value: @escaping (Int) -> AnyHashable? = { _ in nil }
    ) {
        guard count > 0 else { return }
        runs.append(Run(start: self.count, count: count, part: part, view: view, value: value, id: id))
        self.count += count
        ids?.append(contentsOf: (0..<count).lazy.map(id))
    }

    /// Makes a page. There must be one at `index`.
    func view(at index: Int) -> any View {
        let run = run(at: index)
        return run.view(index - run.start)
    }

    /// The run of a page, found in as many steps as the number of runs has digits in base two.
    private func run(at index: Int) -> Run {
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle].start <= index { low = middle } else { high = middle }
        }
        return runs[low]
    }

    /// The identity of a page, which must exist.
    func id(at index: Int) -> AnyHashable {
        let run = run(at: index)
        return run.id(index - run.start)
    }

    /// The id by which its `ForEach` knows a page, which must exist; `nil` without a `ForEach`.
    func ownID(at index: Int) -> AnyHashable? {
        let run = run(at: index)
        return run.value(index - run.start)
    }

    /// Which part of a list a page is; it must exist.
    func part(at index: Int) -> ListPart { run(at: index).part }

    /// The pages of a list's part that one belongs to, as far as they are listed beside one another.
    func range(ofPartAt index: Int) -> Range<Int> {
        let place = runs.firstIndex { $0.start + $0.count > index }!
        let part = runs[place].part
        let start = runs[...place].lastIndex { $0.part != part }.map { $0 + 1 } ?? 0
        let end = runs[place...].firstIndex { $0.part != part } ?? runs.endIndex
        return runs[start].start..<runs[end - 1].start + runs[end - 1].count
    }

    // MARK: What stands for a page in a selection

    /// The page's tag, else the id that a `ForEach` knows it by; `nil` for neither.
    func value(at index: Int) -> AnyHashable? {
        let run = run(at: index)
        return pageTag(of: run.view(index - run.start)) ?? run.value(index - run.start)
    }

    /// The page that a value stands for. `guess` is looked at first.
    ///
    /// Tags are told by making the pages' values, without what is in them; that takes time proportional to the number
    /// of pages, unless the guess is right or an id is found.
    func index(of value: AnyHashable, guess: Int?) -> Int? {
        if let guess, guess < count, self.value(at: guess) == value { return guess }
        for run in runs {
            for offset in 0..<run.count where run.value(offset) == value {
                if pageTag(of: run.view(offset)) ?? value == value { return run.start + offset }
            }
        }
        for run in runs {
            for offset in 0..<run.count where pageTag(of: run.view(offset)) == value { return run.start + offset }
        }
        return nil
    }
}

/// Where a view stands among those that its container was given.
struct PagePlace: Hashable {
    private(set) var path: [AnyHashable] = []
    /// The id of the innermost `ForEach` around.
    private(set) var value: AnyHashable?
    private var modify: [(any View) -> any View] = []

    /// The identity of a page at this place.
    var id: AnyHashable { AnyHashable(self) }

    /// Applies the modifiers around the place to a page.
    func wrap(_ page: any View) -> any View { modify.reduce(page) { $1($0) } }

    /// The place of a part.
    func part(_ index: Int) -> PagePlace {
        var place = self
        place.path.append(index)
        return place
    }

    /// The place of an element that a `ForEach` knows by `id`.
    func element(_ id: AnyHashable) -> PagePlace {
        var place = self
        place.path.append(id)
        place.value = id
        return place
    }

    /// The place within a modifier that is applied to each page.
    func modified(_ modifier: @escaping (any View) -> any View) -> PagePlace {
        var place = self
        place.modify.insert(modifier, at: 0)
        return place
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.path == rhs.path }
    func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
