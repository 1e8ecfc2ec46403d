import ViewModels

extension CarouselModel {
    /// Runs frames at 60 a second until the pages rest, or for a time.
    ///
    /// - Returns: The position at each frame.
    @discardableResult
    func run(from start: Double = 0, for duration: Double = 5) -> [Double] {
        var positions: [Double] = []
        var frame = 0
        while Double(frame) / 60 <= duration {
            let moves = advance(to: start + Double(frame) / 60)
            positions.append(position)
            if !moves { break }
            frame += 1
        }
        return positions
    }

    /// Tells that the first frame was shown.
    func shown() -> Self {
        isShown = true
        return self
    }
}
