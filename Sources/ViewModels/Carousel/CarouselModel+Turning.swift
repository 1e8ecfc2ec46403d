/// A key that a carousel answers.
public enum CarouselKey: Sendable, Hashable {
    case left, right, pageUp, pageDown, home, end
}

/// A movement of a wheel or of two fingers, as it is on the screen.
public struct CarouselScroll: Sendable, Hashable {
    /// How far to the right; negative is to the left.
    public var dx: Double
    /// How far down; negative is up.
    public var dy: Double

    /// Makes a movement. The larger of the two decides.
    public init(dx: Double = 0, dy: Double = 0) {
        self.dx = dx
        self.dy = dy
    }
}

/// Turning to a page: by code, and by a person's wheel, keys, dots and buttons.
extension CarouselModel {
    /// Seconds in which the wheel turns one page at most.
    static let wheelPause = 0.15

    /// Goes to a page because code says so; ``onPageChange`` is not called.
    ///
    /// Going to the current page does nothing, also while a finger drags or a spring still pulls there: a binding may
    /// repeat itself. Any other page ends a drag. When wrapping, the shorter way is taken.
    ///
    /// - Parameters:
    ///   - page: The page, corrected into range. While there are no pages, it is kept for the first that come.
    ///   - animated: Whether the pages slide. They never do before the first frame, or with ``reducesMotion``.
    public func scroll(to page: Int, animated: Bool = true) {
        guard let current else {
            wanted = page
            return
        }
        let page = min(max(page, 0), list.count - 1)
        if page == current {
            if !animated, isAnimating { rest() }
            return
        }
        go(to: slot(of: page, nearest: position), animated: animated)
    }

    /// Goes to the page with an identity because code says so; an unknown one is ignored.
    public func scroll(toID id: AnyHashable, animated: Bool = true) {
        guard let page = list.index(of: id) else { return }
        scroll(to: page, animated: animated)
    }

    /// A person asks for a page, by a dot or a tab.
    ///
    /// - Returns: `false` when it is the current one, or a finger holds the pages, and nothing happened.
    @discardableResult
    public func turn(to page: Int) -> Bool {
        guard let current, !isDragging else { return false }
        let page = min(max(page, 0), list.count - 1)
        guard page != current else { return false }
        isShown = true
        go(to: slot(of: page, nearest: position), tells: true)
        return true
    }

    /// A person asks for a page some pages on, or back when negative, by a button or an accessibility action.
    ///
    /// It counts from where the pages are headed, so that two quick steps turn two pages.
    ///
    /// - Parameter steps: How many; more than there are stop at the end, or go round without whole turns.
    /// - Returns: `false` at the end without wrapping, or when a finger holds the pages, and nothing happened.
    @discardableResult
    public func turn(by steps: Int) -> Bool {
        guard canTurn(forward: steps > 0), !isDragging else { return false }
        let steps = goesRound ? steps % list.count : steps
        guard steps != 0 else { return false }
        isShown = true
        go(to: target + Double(steps), tells: true)
        return true
    }

    /// Whether there is a page after the current one, or else before it.
    public func canTurn(forward: Bool) -> Bool {
        guard let current else { return false }
        return goesRound || (forward ? current < list.count - 1 : current > 0)
    }

    /// Presses a key.
    ///
    /// - Returns: Whether it turned the page. If not, someone outside may want it.
    @discardableResult
    public func pressKey(_ key: CarouselKey) -> Bool {
        switch key {
        case .right: turn(by: isRightToLeft ? -1 : 1)
        case .left: turn(by: isRightToLeft ? 1 : -1)
        case .pageDown: turn(by: 1)
        case .pageUp: turn(by: -1)
        case .home: turn(to: 0)
        case .end: turn(to: list.count - 1)
        }
    }

    /// Turns the wheel by a notch: one page, then none for 150 ms.
    ///
    /// - Parameters:
    ///   - scroll: The direction; how far it goes does not matter.
    ///   - time: When, in seconds on any clock that only goes forward.
    /// - Returns: Whether the notch was taken; a finger that holds the pages takes it without a turn. If not, it
    ///   belongs to the scroller outside.
    @discardableResult
    public func wheel(_ scroll: CarouselScroll, at time: Double) -> Bool {
        let step = step(for: scroll)
        guard step != 0 else { return false }
        guard !isDragging else { return true }
        // A fast wheel that just reached the end should not run on into the scroller outside.
        if time >= lastWheel, time - lastWheel < Self.wheelPause { return true }
        guard turn(by: step) else { return false }
        lastWheel = time
        return true
    }

    /// Whether a scroll belongs to the carousel: it goes along the pages, and there is a page that way.
    ///
    /// A scroll that it does not consume goes to the scroller outside.
    public func consumes(_ scroll: CarouselScroll) -> Bool {
        let step = step(for: scroll)
        return step != 0 && canTurn(forward: step > 0)
    }

    /// Which way a scroll turns the pages: 1, −1, or 0 for not at all.
    private func step(for scroll: CarouselScroll) -> Int {
        if abs(scroll.dy) > abs(scroll.dx) {
            return !answersVerticalWheel ? 0 : scroll.dy > 0 ? 1 : -1
        }
        guard scroll.dx != 0, scroll.dx.isFinite else { return 0 }
        return (scroll.dx > 0) != isRightToLeft ? 1 : -1
    }

    /// Heads for a place, tells when that is another page, and rests there at once when nothing should slide.
    func go(to slot: Double, velocity: Double? = nil, animated: Bool = true, tells: Bool = false) {
        target = legal(slot)
        let page = page(at: target)
        pull(velocity: velocity, animated: animated)
        autoplaySince = nil
        let turns = current != page
        if turns { current = page }
        if !isAnimating { settle(at: page) }
        if turns, tells { onPageChange?(page) }
    }
}
