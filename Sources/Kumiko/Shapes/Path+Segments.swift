import Foundation

/// A straight or curved piece of a path, as a polynomial of its control points.
enum PathSegment: Equatable {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    var start: CGPoint {
        switch self {
        case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    var end: CGPoint {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// The step that draws the segment from its start.
    var element: Path.Element {
        switch self {
        case .line(_, let end): .line(to: end)
        case .quad(_, let control, let end): .quadCurve(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): .curve(to: end, control1: control1, control2: control2)
        }
    }

    /// The point at `t`, from 0 to 1.
    func point(_ t: CGFloat) -> CGPoint { split(t).0.end }

    /// The parts before and after `t`.
    func split(_ t: CGFloat) -> (PathSegment, PathSegment) {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a + (b - a) * t }
        switch self {
        case .line(let p0, let p1):
            let middle = mix(p0, p1)
            return (.line(p0, middle), .line(middle, p1))
        case .quad(let p0, let p1, let p2):
            let (a, b) = (mix(p0, p1), mix(p1, p2))
            let middle = mix(a, b)
            return (.quad(p0, a, middle), .quad(middle, b, p2))
        case .cubic(let p0, let p1, let p2, let p3):
            let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
            let (d, e) = (mix(a, b), mix(b, c))
            let middle = mix(d, e)
            return (.cubic(p0, a, d, middle), .cubic(middle, e, c, p3))
        }
    }

    /// Calls `visit` with points from after the start to the end whose connecting lines stay within `tolerance` points
    /// of the segment.
    func flatten(tolerance: CGFloat = 0.05, _ visit: (CGPoint) -> Void) {
        let bend: CGFloat
        switch self {
        case .line(_, let end): return visit(end)
        case .quad(let p0, let p1, let p2): bend = (p0 - p1 * 2 + p2).length / 4
        case .cubic(let p0, let p1, let p2, let p3):
            bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length) * 3 / 4
        }
        guard bend.isFinite else { return visit(end) }
        // The deviation falls with the square of the number of pieces.
        let count = max(1, min(500, Int((bend / tolerance).squareRoot().rounded(.up))))
        for index in 1..<max(count, 1) where index < count { visit(point(CGFloat(index) / CGFloat(count))) }
        visit(end)
    }

    /// The length in points.
    var length: CGFloat {
        var (length, last) = (CGFloat.zero, start)
        flatten(tolerance: 0.001) { point in
            length += (point - last).length
            last = point
        }
        return length
    }

    /// The part of the segment between two distances along it.
    func part(from: CGFloat, to: CGFloat, length: CGFloat) -> PathSegment {
        let (begin, end) = (parameter(at: from, length: length), parameter(at: to, length: length))
        let head = end < 1 ? split(end).0 : self
        return begin > 0 && end > 0 ? head.split(begin / end).1 : head
    }

    /// Where the point lies that is `distance` along the segment.
    private func parameter(at distance: CGFloat, length: CGFloat) -> CGFloat {
        if distance <= 0 || length <= 0 { return 0 }
        if distance >= length { return 1 }
        if case .line = self { return distance / length }
        var (low, high) = (CGFloat.zero, CGFloat(1))
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if split(middle).0.length < distance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The places between 0 and 1 where the segment turns back along an axis.
    private func extrema(_ axis: (CGPoint) -> CGFloat) -> [CGFloat] {
        let roots: [CGFloat]
        switch self {
        case .line: return []
        case .quad(let p0, let p1, let p2):
            let (a, b, c) = (axis(p0), axis(p1), axis(p2))
            roots = [(a - b) / (a - 2 * b + c)]
        case .cubic(let p0, let p1, let p2, let p3):
            // The derivative is a quadratic in t.
            let (d0, d1, d2) = (axis(p1) - axis(p0), axis(p2) - axis(p1), axis(p3) - axis(p2))
            let (a, b, c) = (d0 - 2 * d1 + d2, 2 * (d1 - d0), d0)
            let discriminant = b * b - 4 * a * c
            if abs(a) < 1e-12 {
                roots = [-c / b]
            } else if discriminant < 0 {
                roots = []
            } else {
                roots = [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The points at which the smallest rectangle around the segment is touched.
    var extremePoints: [CGPoint] {
        [start, end] + (extrema(\.x) + extrema(\.y)).map(point)
    }
}

/// A connected part of a path.
struct Subpath: Equatable {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false

    /// The points of the subpath with its curves turned into lines, without repeated ones.
    var points: [CGPoint] {
        var points = [start]
        for segment in segments {
            segment.flatten { if $0 != points[points.count - 1] { points.append($0) } }
        }
        return points
    }
}

extension Path {
    /// The connected parts of the path. A closed one has the line that closes it as its last segment, unless that has
    /// no length.
    var subpaths: [Subpath] {
        var subpaths: [Subpath] = []
        var current: Subpath?
        var point = CGPoint.zero
        func finish() {
            if let current { subpaths.append(current) }
        }
        func add(_ segment: PathSegment) {
            if current == nil { current = Subpath(start: point) }
            current!.segments.append(segment)
            point = segment.end
        }
        for element in elements {
            switch element {
            case .move(let end):
                finish()
                current = Subpath(start: end)
                point = end
            case .line(let end): add(.line(point, end))
            case .quadCurve(let end, let control): add(.quad(point, control, end))
            case .curve(let end, let control1, let control2): add(.cubic(point, control1, control2, end))
            case .closeSubpath:
                guard let start = current?.start else { break }
                if point != start { add(.line(point, start)) }
                current!.isClosed = true
                finish()
                current = nil
                point = start
            }
        }
        finish()
        return subpaths
    }
}
