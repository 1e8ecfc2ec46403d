/// Pages that turn by themselves.
extension CarouselModel {
    /// Whether autoplay waits: for the pointer, the focus, a finger, the system's wish for less motion, or a next page.
    public var isAutoplayPaused: Bool {
        isHovered || isFocused || isHeld || reducesMotion || !canTurn(forward: true)
    }

    /// Turns the page if its time has come.
    ///
    /// A page's time begins with the first call that finds it current and autoplay not waiting; so whatever made
    /// autoplay wait gives the page its whole time again. Without wrapping, autoplay ends at the last page.
    ///
    /// - Parameter time: Now, in seconds on any clock that only goes forward.
    /// - Returns: When to call again, or `nil` while autoplay is off or waits, and a change of
    ///   ``isAutoplayPaused`` or ``autoplayInterval`` is the time to call again.
    @discardableResult
    public func autoplay(at time: Double) -> Double? {
        guard let interval = autoplayInterval, interval > 0, interval.isFinite, time.isFinite, !isAutoplayPaused else {
            autoplaySince = nil
            return nil
        }
        if let since = autoplaySince, time >= since + interval {
            go(to: target + 1, tells: true)
            guard !isAutoplayPaused else { return nil }
            autoplaySince = time
        }
        let since = autoplaySince ?? time
        autoplaySince = since
        return since + interval
    }
}
