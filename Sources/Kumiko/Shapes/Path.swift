import Foundation

/// The outline of a shape: lines and curves, in points, with y running downwards.
///
/// ```swift
/// let triangle = Path { path in
///     path.move(to: CGPoint(x: 10, y: 0))
///     path.addLine(to: CGPoint(x: 20, y: 20))
///     path.addLine(to: CGPoint(x: 0, y: 20))
///     path.closeSubpath()
/// }
/// triangle.contains(CGPoint(x: 10, y: 10))  // true
/// ```
public struct Path: Equatable, Sendable {
    /// A step of a path, from where the step before ended.
    @frozen
    public enum Element: Equatable, Sendable {
        /// Begins another subpath.
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to where the subpath began.
        case closeSubpath
    }

    /// What the path is; forms that a renderer has a faster way for keep their kind.
    package enum Form: Equatable, Sendable {
        case rect(CGRect)
        /// A rectangle with quarters of an ellipse as corners, of at most half its size.
        case roundedRect(CGRect, CGSize)
        case ellipse(CGRect)
        case elements([Element])
    }

    package private(set) var form: Form

    /// An empty path.
    public init() { form = .elements([]) }

    package init(form: Form) { self.form = form }

    /// A rectangle.
    public init(_ rect: CGRect) { form = .rect(rect.standardized) }

    /// A rectangle with rounded corners.
    ///
    /// - Parameter cornerSize: the radii of the corners; at most half the rectangle's size is taken.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let rect = rect.standardized
        let corner = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        form = corner.width > 0 && corner.height > 0 ? .roundedRect(rect, corner) : .rect(rect)
    }

    /// A rectangle with rounded corners.
    ///
    /// - Parameter cornerRadius: at most half the rectangle's shorter side is taken.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = min(cornerRadius, abs(rect.width) / 2, abs(rect.height) / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// The ellipse that touches all sides of a rectangle.
    public init(ellipseIn rect: CGRect) { form = .ellipse(rect.standardized) }

    /// A path that `callback` adds to.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether the path has no steps at all.
    public var isEmpty: Bool { form == .elements([]) }

    /// The path's steps. Simple forms are turned into lines and curves.
    package var elements: [Element] {
        switch form {
        case .elements(let elements): elements
        case .rect(let rect): Self.elements(ofRect: rect)
        case .roundedRect(let rect, let corner):
            Self.elements(ofRect: rect, corners: Corners(corner))
        case .ellipse(let rect): Self.elements(ofEllipse: rect)
        }
    }

    /// Calls `body` with each step.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    /// Where the next step begins; `nil` for an empty path.
    public var currentPoint: CGPoint? {
        guard case .elements(let elements) = form else { return subpathStart(of: self.elements) }
        switch elements.last {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
        case .closeSubpath: return subpathStart(of: elements)
        case nil: return nil
        }
    }

    private func subpathStart(of elements: [Element]) -> CGPoint? {
        for case .move(let point) in elements.reversed() { return point }
        return nil
    }

    /// Adds steps, in place.
    mutating func append(_ new: [Element]) {
        var elements = elements
        form = .elements([])
        elements.append(contentsOf: new)
        form = .elements(elements)
    }

    /// Adds one step, in place.
    private mutating func append(_ new: Element) {
        var elements = elements
        form = .elements([])
        elements.append(new)
        form = .elements(elements)
    }

    // MARK: Lines and curves

    /// Begins another subpath at `end`.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Draws a line. On an empty path it only begins a subpath, as do the curves.
    public mutating func addLine(to end: CGPoint) {
        append(isEmpty ? .move(to: end) : .line(to: end))
    }

    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if isEmpty { move(to: control) }
        append(.quadCurve(to: end, control: control))
    }

    /// Draws a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if isEmpty { move(to: control1) }
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Draws a line back to where the subpath began. Nothing is added to an empty path.
    public mutating func closeSubpath() {
        guard !isEmpty else { return }
        append(.closeSubpath)
    }

    /// Draws lines from point to point, beginning another subpath at the first.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
    }
}

extension Path {
    // MARK: Forms

    /// Adds a form that stands alone when nothing else is in the path.
    private mutating func add(_ other: Path, _ transform: CGAffineTransform) {
        let added = transform.isIdentity ? other : other.applying(transform)
        if isEmpty { form = added.form } else { append(added.elements) }
    }

    /// Adds a rectangle, closed.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(rect), transform)
    }

    /// Adds rectangles, each closed.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { add(Path(rect), transform) }
    }

    /// Adds a rectangle with rounded corners, closed.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        add(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform)
    }

    /// Adds a rectangle whose corners are rounded each in its own way, closed.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        add(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform)
    }

    /// Adds the ellipse that touches all sides of a rectangle, closed.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(ellipseIn: rect), transform)
    }

    /// Adds all steps of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        guard !path.isEmpty else { return }
        add(path, transform)
    }

    // MARK: Transforms

    /// The path with each point moved by `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.keepsAxes {
            switch form {
            case .rect(let rect): return Path(rect.applying(transform))
            case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
            case .roundedRect(let rect, let corner):
                let scaled = CGSize(width: abs(corner.width * transform.a), height: abs(corner.height * transform.d))
                return Path(roundedRect: rect.applying(transform), cornerSize: scaled)
            case .elements: break
            }
        }
        return Path(
            form: .elements(
                elements.map { element in
                    switch element {
                    case .move(let end): .move(to: end.applying(transform))
                    case .line(let end): .line(to: end.applying(transform))
                    case .quadCurve(let end, let control):
                        .quadCurve(to: end.applying(transform), control: control.applying(transform))
                    case .curve(let end, let control1, let control2):
                        .curve(
                            to: end.applying(transform), control1: control1.applying(transform),
                            control2: control2.applying(transform))
                    case .closeSubpath: .closeSubpath
                    }
                }))
    }

    /// The path moved by `dx` and `dy` points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
