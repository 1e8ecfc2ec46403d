import Foundation

extension Path {
    /// Adds a part of a circle, with a line to its beginning if the path is not empty.
    ///
    /// - Parameters:
    ///   - startAngle: from the trailing direction; growing angles turn from x towards y, which on screen, with y
    ///     running downwards, is clockwise.
    ///   - clockwise: `false` goes along growing angles, `true` along falling ones.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if abs(delta) >= turn {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
    }

    /// Adds a part of a circle that spans `delta`, with a line to its beginning if the path is not empty.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let (start, span) = (startAngle.radians, delta.radians)
        guard start.isFinite, span.isFinite, radius.isFinite else { return }
        // A quarter turn at most for each curve keeps it within 0.03 % of the circle.
        let count = max(1, Int((abs(span) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = span / Double(count)
        let reach = 4 / 3 * tan(step / 4)
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
        }
        addLine(to: point(cos(start), sin(start)))
        guard span != 0 else { return }
        append(
            (0..<count).map { index in
                let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
                return .curve(
                    to: point(cos(to), sin(to)),
                    control1: point(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
                    control2: point(cos(to) + reach * sin(to), sin(to) - reach * cos(to)))
            })
    }

    /// Adds the part of a circle that rounds the corner at `tangent1End` between the current point and
    /// `tangent2End`, with a line to its beginning. Where there is no corner only a line is drawn.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        guard let current = currentPoint else { return move(to: corner) }
        let start = current.applying(transform.inverted())
        let (first, second) = (start - tangent1End, tangent2End - tangent1End)
        let cross = first.x * second.y - first.y * second.x
        guard radius > 0, first.length > 0, second.length > 0, abs(cross) > 1e-9 * first.length * second.length else {
            return addLine(to: corner)
        }
        let angle = atan2(abs(cross), first.x * second.x + first.y * second.y)
        let distance = radius / tan(angle / 2)
        let begin = tangent1End + first * (distance / first.length)
        let end = tangent1End + second * (distance / second.length)
        // The centre lies beside the beginning, on the inner side of the corner.
        let side: CGFloat = cross > 0 ? 1 : -1
        let normal = CGPoint(x: -first.y, y: first.x) * (side * radius / first.length)
        let center = begin + normal
        addArc(
            center: center, radius: radius, startAngle: .radians(atan2(begin.y - center.y, begin.x - center.x)),
            endAngle: .radians(atan2(end.y - center.y, end.x - center.x)), clockwise: cross > 0, transform: transform)
    }

    // MARK: Elements of the simple forms

    /// How far the control points of a quarter of a circle lie along its tangents, in radii.
    static let quarterReach: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)

    static func elements(ofRect rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    /// Begins at the trailing end and goes around clockwise, as ``Shape/trim(from:to:)`` needs it.
    static func elements(ofEllipse rect: CGRect) -> [Element] {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * quarterReach, ry * quarterReach)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.midX + x, y: rect.midY + y) }
        return [
            .move(to: point(rx, 0)),
            .curve(to: point(0, ry), control1: point(rx, ky), control2: point(kx, ry)),
            .curve(to: point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky)),
            .curve(to: point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry)),
            .curve(to: point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky)),
            .closeSubpath,
        ]
    }

    /// The sizes of a rectangle's corners.
    struct Corners {
        var topLeading, topTrailing, bottomLeading, bottomTrailing: CGSize

        init(_ size: CGSize) { (topLeading, topTrailing, bottomLeading, bottomTrailing) = (size, size, size, size) }
    }

    static func elements(ofRect rect: CGRect, corners: Corners) -> [Element] {
        let inner = 1 - quarterReach
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (tl, tr, bl, br) = (corners.topLeading, corners.topTrailing, corners.bottomLeading, corners.bottomTrailing)
        return [
            .move(to: point(left + tl.width, top)),
            .line(to: point(right - tr.width, top)),
            .curve(
                to: point(right, top + tr.height), control1: point(right - tr.width * inner, top),
                control2: point(right, top + tr.height * inner)),
            .line(to: point(right, bottom - br.height)),
            .curve(
                to: point(right - br.width, bottom), control1: point(right, bottom - br.height * inner),
                control2: point(right - br.width * inner, bottom)),
            .line(to: point(left + bl.width, bottom)),
            .curve(
                to: point(left, bottom - bl.height), control1: point(left + bl.width * inner, bottom),
                control2: point(left, bottom - bl.height * inner)),
            .line(to: point(left, top + tl.height)),
            .curve(
                to: point(left + tl.width, top), control1: point(left, top + tl.height * inner),
                control2: point(left + tl.width * inner, top)),
            .closeSubpath,
        ]
    }
}

extension CGPoint {
    static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
    static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint { CGPoint(x: lhs.x * rhs, y: lhs.y * rhs) }
    /// The distance from the origin.
    var length: CGFloat { (x * x + y * y).squareRoot() }
}
