/// What drags the pages.
public enum CarouselDevice: Sendable, Hashable {
    /// A finger on the screen, a pen, or a pointer with its button held.
    case touch
    /// Two fingers on a touchpad.
    case touchpad

    /// The velocity from which letting go turns the page, in pages a second.
    var flingVelocity: Double {
        switch self {
        case .touch: 0.3
        case .touchpad: 0.6
        }
    }
}

/// A drag, from the finger's coming down.
struct Drag {
    let device: CarouselDevice
    /// Whether it caught pages that were moving, and so needs no distance to begin.
    let caught: Bool
    /// Where the view was.
    private(set) var start: Double
    /// The page it was nearest to, as an unwrapped place.
    private(set) var base: Double
    /// How far the finger went before the drag began, in pages.
    var slack = 0.0
    /// The latest places and their times.
    private(set) var trail: [(time: Double, place: Double)] = []

    init(device: CarouselDevice, caught: Bool, start: Double) {
        self.device = device
        self.caught = caught
        self.start = start
        base = (start + 0.5).rounded(.down)
    }

    /// Seconds of the trail that count for the velocity.
    private static let memory = 0.15

    mutating func record(_ place: Double, at time: Double) {
        trail.removeAll { time - $0.time > Self.memory || $0.time > time }
        trail.append((time, place))
    }

    /// The velocity at a time, in pages a second; 0 when the finger had come to rest.
    func velocity(at time: Double?) -> Double {
        let now = time ?? trail.last?.time ?? 0
        let recent = trail.filter { now - $0.time <= Self.memory }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
        return (last.place - first.place) / (last.time - first.time)
    }

    /// Goes along when the pages under the finger get other places.
    mutating func move(by shift: Double) {
        start += shift
        base += shift
        base = base.rounded()
        for index in trail.indices { trail[index].place += shift }
    }
}

/// Dragging and flinging. All distances are of the view over the pages, positive to the right on the screen: a finger
/// that moves to the left by a page drags by 1.
extension CarouselModel {
    /// How far a finger goes before a drag begins, in points.
    static let dragThreshold = 16.0

    /// Faster than any finger, in pages a second.
    private static let topSpeed = 100.0

    /// What is left of a fling's velocity after each millisecond of a long swipe.
    private static let glide = 0.998

    /// A finger comes down. Pages that move by themselves are caught where they are, and follow at once.
    ///
    /// - Parameters:
    ///   - time: When, in seconds on any clock that only goes forward.
    ///   - device: What drags; it decides from which velocity a fling turns the page.
    public func beginDrag(at time: Double = 0, device: CarouselDevice = .touch) {
        guard current != nil else { return }
        isShown = true
        var drag = Drag(device: device, caught: isAnimating, start: position)
        drag.record(position, at: time)
        motion = .held(drag, following: drag.caught)
    }

    /// The finger moves. Ignored unless a drag was begun and nothing has ended it since.
    ///
    /// The first 16 points from the place where the finger came down are not followed, once ``extent`` is known; nor is
    /// what leads beyond the ends, or without ``allowsLongSwipes`` beyond the next page.
    ///
    /// - Parameters:
    ///   - pages: How far since the last call, in pages, positive to the right; not finite is ignored,
    ///     more than there are pages counts as that many.
    ///   - time: When, on the clock of ``beginDrag(at:device:)``.
    public func drag(by pages: Double, at time: Double) {
        guard case .held(var drag, var following) = motion, pages.isFinite, time.isFinite else { return }
        let most = Double(list.count)
        var distance = min(max(isRightToLeft ? -pages : pages, -most), most)
        if !following {
            drag.slack += distance
            let threshold = isLaidOut ? Self.dragThreshold / pitch : 0
            let excess = abs(drag.slack) - threshold
            following = excess >= 0 && drag.slack != 0
            distance = following ? (drag.slack < 0 ? -excess : excess) : 0
        }
        let place = reachable(position + distance, in: drag)
        drag.record(place, at: time)
        motion = .held(drag, following: following)
        if position != place { position = place }
    }

    /// The finger is lifted: the model decides where the pages land, and the spring takes them there.
    ///
    /// A velocity of 0.3 pages a second by touch, 0.6 by touchpad, turns to the next page in its direction; a slower
    /// one leaves the page that is nearest.
    ///
    /// - Parameters:
    ///   - velocity: How fast, in pages a second, positive to the right; `nil` to use what the drag itself showed.
    ///   - time: When, on the clock of ``beginDrag(at:device:)``: a finger that had come to rest flings nothing.
    public func endDrag(velocity: Double? = nil, at time: Double? = nil) {
        guard case .held(let drag, let following) = motion else { return }
        guard following else { return rest() }
        var speed = drag.velocity(at: time)
        if let velocity, velocity.isFinite { speed = isRightToLeft ? -velocity : velocity }
        speed = min(max(speed, -Self.topSpeed), Self.topSpeed)
        go(to: landing(of: drag, velocity: speed), velocity: speed, tells: true)
    }

    /// The drag is taken away, as by another gesture: the pages go back to the current one.
    public func cancelDrag() {
        guard case .held(_, let following) = motion, let current else { return }
        guard following else { return rest() }
        go(to: slot(of: current, nearest: position), velocity: 0)
    }

    private func reachable(_ place: Double, in drag: Drag) -> Double {
        legal(allowsLongSwipes ? place : min(max(place, drag.base - 1), drag.base + 1))
    }

    private func landing(of drag: Drag, velocity: Double) -> Double {
        guard abs(velocity) >= drag.device.flingVelocity else {
            return reachable((position + 0.5).rounded(.down), in: drag)
        }
        // A page that was caught just before it came to rest counts as the page the fling starts from.
        var slot: Double
        if velocity > 0 {
            slot = position.rounded(.down) + 1
            if position > drag.start { slot = max(slot, drag.base + 1) }
        } else {
            slot = position.rounded(.up) - 1
            if position < drag.start { slot = min(slot, drag.base - 1) }
        }
        if allowsLongSwipes {
            // The sum of all that is left, 1 + g + g² + …, in milliseconds.
            let glided = (position + velocity / 1000 / (1 - Self.glide)).rounded()
            slot = velocity > 0 ? max(slot, glided) : min(slot, glided)
        }
        return reachable(slot, in: drag)
    }
}
