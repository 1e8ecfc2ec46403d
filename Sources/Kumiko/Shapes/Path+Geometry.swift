import Foundation

extension Path {
    /// The smallest rectangle around all lines and curves; `CGRect.null` for an empty path.
    public var boundingRect: CGRect {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect
        case .elements: break
        }
        let points = subpaths.flatMap { subpath in [subpath.start] + subpath.segments.flatMap(\.extremePoints) }
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Whether `point` is inside the path. Open subpaths count as closed.
    ///
    /// - Parameter eoFill: whether the path has to go around the point an odd number of times.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        switch form {
        case .rect(let rect): return rect.contains(point)
        case .ellipse(let rect): return Self.ellipse(rect, contains: point)
        case .roundedRect(let rect, let corner):
            guard rect.contains(point) else { return false }
            let inner = rect.insetBy(dx: corner.width, dy: corner.height)
            if point.x >= inner.minX && point.x <= inner.maxX || point.y >= inner.minY && point.y <= inner.maxY {
                return true
            }
            let center = CGPoint(
                x: point.x < inner.minX ? inner.minX : inner.maxX, y: point.y < inner.minY ? inner.minY : inner.maxY)
            return Self.ellipse(
                CGRect(
                    x: center.x - corner.width, y: center.y - corner.height, width: 2 * corner.width,
                    height: 2 * corner.height), contains: point)
        case .elements:
            let windings = subpaths.reduce(0) { $0 + Self.winding(of: $1.points, around: point) }
            return eoFill ? windings % 2 != 0 : windings != 0
        }
    }

    private static func ellipse(_ rect: CGRect, contains point: CGPoint) -> Bool {
        guard rect.width > 0, rect.height > 0 else { return false }
        let (x, y) = ((point.x - rect.midX) * 2 / rect.width, (point.y - rect.midY) * 2 / rect.height)
        return x * x + y * y <= 1
    }

    /// How many times the closed line through `points` goes around `point`.
    private static func winding(of points: [CGPoint], around point: CGPoint) -> Int {
        var winding = 0
        guard var last = points.last else { return 0 }
        for next in points {
            let isBelow = next.y > point.y
            if (last.y > point.y) != isBelow {
                let side = (next.x - last.x) * (point.y - last.y) - (next.y - last.y) * (point.x - last.x)
                if isBelow, side > 0 { winding += 1 } else if !isBelow, side < 0 { winding -= 1 }
            }
            last = next
        }
        return winding
    }

    /// The part of the path between two places, given as fractions of its whole length. Fractions outside 0…1 are
    /// brought inside; nothing is left where the first is not below the second.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from == 0, to == 1 { return self }
        guard from < to else { return Path() }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map(\.length) }
        let total = lengths.joined().reduce(0, +)
        let (begin, end) = (from * total, to * total)
        var trimmed: [Element] = []
        var (distance, last) = (CGFloat.zero, CGPoint?.none)
        for (subpath, lengths) in zip(subpaths, lengths) {
            last = nil
            for (segment, length) in zip(subpath.segments, lengths) {
                defer { distance += length }
                guard distance + length > begin, distance < end else { continue }
                let part = segment.part(from: begin - distance, to: end - distance, length: length)
                if last != part.start { trimmed.append(.move(to: part.start)) }
                trimmed.append(part.element)
                last = part.end
            }
        }
        return Path(form: .elements(trimmed))
    }
}
