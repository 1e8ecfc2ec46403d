/// The pages and which of them is current.
extension CarouselModel {
    /// The identity of each page in order; of equal ones the first counts. Plain numbers when only a count was given.
    ///
    /// Assign to insert, remove, reorder and replace, at rest or in the middle of a movement. The page in view stays in
    /// view; when it is gone, its neighbour stands in for it. A changed ``currentPage`` is published once, then
    /// ``onCorrection`` is called. Takes time proportional to the number of pages.
    public var pages: [AnyHashable] {
        get { list.ids }
        set { follow(PageList(newValue)) }
    }

    /// How many pages there are. Assigning a number forgets identities; negative is 0. Constant time between numbers.
    public var pageCount: Int {
        get { list.count }
        set { follow(.numbered(max(0, newValue))) }
    }

    /// The page that is, or will be, at rest; `nil` when there are no pages.
    ///
    /// Assigning is ``scroll(to:animated:)`` with animation; `nil` is ignored while there are pages.
    public var currentPage: Int? {
        get { current }
        set { if let newValue { scroll(to: newValue) } }
    }

    /// The identity of the current page; `nil` when there are no pages.
    public var currentID: AnyHashable? { current.map { list[$0] } }

    /// Whether the carousel goes round: it is asked to, and has more than one page.
    var goesRound: Bool { wraps && list.count > 1 }

    /// The page at an unwrapped place. There must be one.
    func page(at slot: Double) -> Int {
        let count = Double(list.count)
        return Int(slot - (slot / count).rounded(.down) * count)
    }

    /// A place corrected into range; any place is in range when going round.
    func legal(_ place: Double) -> Double {
        goesRound ? place : min(max(place, 0), Double(max(0, list.count - 1)))
    }

    /// The place of `page` that is nearest to `place`; of two equally near ones the later.
    func slot(of page: Int, nearest place: Double) -> Double {
        guard goesRound else { return Double(page) }
        let count = Double(list.count)
        return Double(page) + ((place - Double(page)) / count + 0.5).rounded(.down) * count
    }

    /// The place of `page` that is first met from `place` when going forward, or else backward.
    private func slot(of page: Int, from place: Double, forward: Bool) -> Double {
        guard goesRound else { return Double(page) }
        let count = Double(list.count)
        return Double(page) + ((place - Double(page)) / count).rounded(forward ? .up : .down) * count
    }

    /// Goes over to other pages, or to other ends, without moving what is in view.
    ///
    /// What is in view and where the view is headed are carried over by identity, each on its own: at rest they are the
    /// same, in a movement the pages between may have become more or fewer.
    func follow(_ new: PageList, clampingOnly: Bool = false) {
        let old = list
        guard clampingOnly || new != old else { return }
        if !clampingOnly { list = new }
        guard new.count > 0 else { return become(nil, at: 0) }
        guard let headed = current else {
            let page = min(max(wanted ?? 0, 0), new.count - 1)
            wanted = nil
            return become(page, at: Double(page))
        }
        let nearest = (position + 0.5).rounded(.down)
        let oldCount = Double(old.count)
        let seen = Int(nearest - (nearest / oldCount).rounded(.down) * oldCount)
        let goesForward = target >= position

        var survivors = PageSurvivors(from: old, to: new)
        let page = survivors.index(for: headed)
        let place = legal(Double(survivors.index(for: seen)) + (position - nearest))
        let shift = place - position

        switch motion {
        case .idle:
            return become(page, at: Double(page))
        case .held(var drag, let following):
            target = slot(of: page, nearest: place)
            drag.move(by: shift)
            motion = .held(drag, following: following)
        case .pulled(let spring, let since, let last):
            target = slot(of: page, from: place, forward: goesForward)
            let velocity = spring.state(at: (last ?? 0) - (since ?? 0)).velocity
            motion = .pulled(Spring(target: target, start: place, velocity: velocity), since: last, last: last)
        }
        if position != place { position = place }
        correct(to: page)
    }

    /// Rests at a page, or at none.
    private func become(_ page: Int?, at place: Double) {
        target = place
        motion = .idle
        if position != place { position = place }
        correct(to: page)
    }

    private func correct(to page: Int?) {
        guard current != page else { return }
        current = page
        autoplaySince = nil
        onCorrection?(page)
    }
}
