/// The movement to where the pages are headed.
extension CarouselModel {
    /// Moves the pages to where they are at a time. Call it with each frame while ``isAnimating``.
    ///
    /// - Parameter time: The time of the frame, in seconds on any clock that only goes forward. The first call after a
    ///   movement began is its beginning.
    /// - Returns: Whether they still move. Once they do not, ``position`` is exactly the current page.
    @discardableResult
    public func advance(to time: Double) -> Bool {
        if !isShown { isShown = true }
        guard case .pulled(let spring, let since, let last) = motion, time.isFinite else { return isAnimating }
        let now = max(time, last ?? time)
        let state = spring.state(at: now - (since ?? now))
        guard !spring.isAtRest(state) else {
            rest()
            return false
        }
        motion = .pulled(spring, since: since ?? now, last: now)
        let place = legal(state.position)
        if position != place { position = place }
        return true
    }

    /// How fast the pages move by themselves, in pages a second, forward positive; 0 unless ``isAnimating``.
    public var velocity: Double {
        // The flag is what observers hear of; the spring itself is not observed.
        guard isAnimating, case .pulled(let spring, let since, let last) = motion else { return 0 }
        return spring.state(at: (last ?? 0) - (since ?? last ?? 0)).velocity
    }

    /// Lets the spring pull to the target from where the pages are, with the velocity they have unless given another.
    func pull(velocity: Double?, animated: Bool) {
        guard animated, isShown, !reducesMotion else {
            motion = .idle
            return
        }
        let velocity = velocity ?? self.velocity
        guard position != target || velocity != 0 else {
            motion = .idle
            return
        }
        // A spring that is let go in mid-flight goes on from its latest frame, so that no frame is lost.
        var last: Double?
        if case .pulled(_, _, let latest) = motion { last = latest }
        motion = .pulled(Spring(target: target, start: position, velocity: velocity), since: last, last: last)
    }

    /// Ends all movement at the current page.
    func rest() {
        settle(at: current ?? 0)
    }

    /// Ends all movement at a page.
    func settle(at page: Int) {
        target = Double(page)
        if position != target { position = target }
        motion = .idle
    }
}
