/// Where the current page stands when the carousel is wider than a page.
public enum CarouselAlignment: Sendable, Hashable {
    case leading, center, trailing
}

/// A page of a carousel and where it is drawn.
public struct PagePlacement: Identifiable, Hashable {
    /// The page's identity.
    public let id: AnyHashable
    /// Its index.
    public let page: Int
    /// How many pages it is after the place where a page rests; negative is before. 0 for the current page at rest.
    public let offset: Double
    /// Whether any of it is in sight. If not, it takes no focus and is hidden from assistive technology.
    public let isInSight: Bool
}

/// Where pages are drawn.
extension CarouselModel {
    /// The width of a page, in points: the extent without the peeks, at least 0. Below 1 it counts as not laid out.
    public var pageExtent: Double { max(0, size(extent) - 2 * size(peek)) }

    /// The distance from one page to the next, in points.
    public var pitch: Double { pageExtent + size(spacing) }

    /// The pages in sight and one more on each side, from before to after; each page once.
    ///
    /// When wrapping through few pages, a page stands on the side it is nearer to; two pages with peeking neighbours
    /// show one neighbour. Takes time proportional to the number of pages in sight.
    public var visiblePages: [PagePlacement] {
        guard list.count > 0 else { return [] }
        let sight = sight
        var first = Int((position + sight.lowerBound).rounded(.down))
        var last = Int((position + sight.upperBound).rounded(.up))
        if !goesRound {
            first = max(first, 0)
            last = min(last, list.count - 1)
        }
        guard first <= last else { return [] }
        var nearest: [Int: Int] = [:]
        for slot in first...last {
            let page = page(at: Double(slot))
            if let other = nearest[page], abs(Double(other) - position) < abs(Double(slot) - position) { continue }
            nearest[page] = slot
        }
        return nearest.sorted { $0.value < $1.value }.map { page, slot in
            let offset = Double(slot) - position
            return PagePlacement(
                id: list[page], page: page, offset: offset,
                isInSight: sight.lowerBound < offset && offset < sight.upperBound)
        }
    }

    /// How many pages `page` is after the place where a page rests, the nearer way when wrapping: for parallax and
    /// dots. A page out of range counts as the nearest one in range; 0 without pages.
    public func offset(of page: Int) -> Double {
        guard list.count > 0 else { return 0 }
        return slot(of: min(max(page, 0), list.count - 1), nearest: position) - position
    }

    /// The left edge of a page with an offset, in points from the left edge of the carousel.
    ///
    /// Reading from right to left mirrors it.
    public func origin(atOffset offset: Double) -> Double {
        let leading = inset + offset * pitch
        return isRightToLeft ? size(extent) - leading - pageExtent : leading
    }

    /// How many pages the view moves when a finger moves to the right by `points`: what ``drag(by:at:)`` takes.
    /// 0 before the first layout.
    public func pages(forFinger points: Double) -> Double {
        isLaidOut ? -points / pitch : 0
    }

    /// Whether points can be told in pages.
    var isLaidOut: Bool { pageExtent >= 1 }

    /// The offsets, exclusive, between which a page is in sight.
    private var sight: ClosedRange<Double> {
        guard isLaidOut else { return -1...1 }
        // Nothing shows more pages than there are, however large the extent claims to be.
        let most = Double(list.count)
        return max(-most, -(inset + pageExtent) / pitch)...min(most, (size(extent) - inset) / pitch)
    }

    /// The leading edge of a page at rest.
    private var inset: Double {
        let room = size(extent) - pageExtent
        return switch alignment {
        case .leading: 0
        case .center: room / 2
        case .trailing: room
        }
    }

    private func size(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
}
