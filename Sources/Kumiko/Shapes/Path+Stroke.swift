import Foundation

extension Path {
    /// The outline of a line along the path, made of straight lines that stay within 0.05 points of it.
    ///
    /// Fill it as it is, not by the even-odd rule: its pieces overlap.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var stroker = Stroker(style)
        for subpath in subpaths {
            for line in style.dashes(of: subpath.points, isClosed: subpath.isClosed) {
                stroker.add(line.points, isClosed: line.isClosed)
            }
        }
        return Path(form: .elements(stroker.outline))
    }
}

extension StrokeStyle {
    /// The parts of a line that are drawn.
    fileprivate func dashes(of points: [CGPoint], isClosed: Bool) -> [(points: [CGPoint], isClosed: Bool)] {
        let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
        let period = pattern.reduce(0, +)
        guard period > 0, pattern.allSatisfy({ $0 >= 0 }) else { return [(points, isClosed)] }
        var index = 0
        var offset = dashPhase.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        while offset >= pattern[index] {
            offset -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var remaining = pattern[index] - offset
        var dashes: [(points: [CGPoint], isClosed: Bool)] = []
        var current = index.isMultiple(of: 2) ? [points[0]] : []
        for (start, end) in zip(points, points.dropFirst()) {
            let length = (end - start).length
            var done: CGFloat = 0
            while length - done > remaining {
                done += remaining
                let point = start + (end - start) * (done / length)
                if index.isMultiple(of: 2) {
                    dashes.append((current + [point], false))
                    current = []
                } else {
                    current = [point]
                }
                index = (index + 1) % pattern.count
                remaining = pattern[index]
            }
            remaining -= length - done
            if index.isMultiple(of: 2) { current.append(end) }
        }
        if !current.isEmpty { dashes.append((current, false)) }
        return dashes
    }
}

/// Covers a line with polygons that all go around the same way, so that filling them together fills the line.
private struct Stroker {
    let style: StrokeStyle
    let radius: CGFloat
    private(set) var outline: [Path.Element] = []

    init(_ style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
    }

    mutating func add(_ points: [CGPoint], isClosed: Bool) {
        var line = points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
        if isClosed, line.count > 1, line.first == line.last { line.removeLast() }
        guard line.count > 1 else { return addDot(line[0]) }
        let ends = isClosed ? Array(line.dropFirst()) + [line[0]] : Array(line.dropFirst())
        for (start, end) in zip(line, ends) {
            let side = normal(start, end) * radius
            addPolygon([start + side, end + side, end - side, start - side])
        }
        for index in line.indices where isClosed || (index > 0 && index < line.count - 1) {
            let (before, after) = (line[(index + line.count - 1) % line.count], line[(index + 1) % line.count])
            addJoin(before, line[index], after)
        }
        if !isClosed {
            addCap(at: line[0], from: line[1])
            addCap(at: line[line.count - 1], from: line[line.count - 2])
        }
    }

    /// The unit vector across a line.
    private func normal(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let direction = end - start
        return CGPoint(x: direction.y, y: -direction.x) * (1 / direction.length)
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            area += point.x * next.y - point.y * next.x
        }
        let ordered = area < 0 ? points.reversed() : points
        outline.append(.move(to: ordered[0]))
        outline.append(contentsOf: ordered.dropFirst().map { .line(to: $0) })
        outline.append(.closeSubpath)
    }

    private mutating func addDisc(_ center: CGPoint) {
        let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        outline.append(contentsOf: Path.elements(ofEllipse: rect))
    }

    /// A line without length shows its ends.
    private mutating func addDot(_ point: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(point)
        case .square:
            outline.append(
                contentsOf: Path.elements(
                    ofRect: CGRect(
                        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)))
        }
    }

    private mutating func addCap(at end: CGPoint, from start: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(end)
        case .square:
            let side = normal(start, end) * radius
            let forward = CGPoint(x: -side.y, y: side.x)
            addPolygon([end + side, end + side + forward, end - side + forward, end - side])
        }
    }

    private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        let (first, second) = (normal(before, corner), normal(corner, after))
        let cross = first.x * second.y - first.y * second.x
        let cosine = first.x * second.x + first.y * second.y
        guard abs(cross) > 1e-9 || cosine < 0 else { return }
        if style.lineJoin == .round { return addDisc(corner) }
        // The gap is on the outer side of the corner.
        let outer = cross > 0 ? radius : -radius
        let (from, to) = (corner + first * outer, corner + second * outer)
        // 1 / sin(angle / 2), the reach of the point in widths of the line.
        let reach = (2 / max(1 + cosine, 1e-12)).squareRoot()
        if style.lineJoin == .miter, reach <= style.miterLimit {
            let tip = corner + (first + second) * (outer / (1 + cosine))
            addPolygon([corner, from, tip, to])
        } else {
            addPolygon([corner, from, to])
        }
    }
}
