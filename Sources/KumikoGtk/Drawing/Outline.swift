import CGtk
import Foundation
import Kumiko

/// Where the coordinates of a path or a paint stand in the widget that draws it.
struct PathPlacement {
    let x: CGFloat
    let y: CGFloat
    /// Whether x grows to the left.
    let isMirrored: Bool

    func callAsFunction(_ point: CGPoint) -> CGPoint {
        CGPoint(x: isMirrored ? x - point.x : x + point.x, y: y + point.y)
    }

    func callAsFunction(_ rect: CGRect) -> CGRect {
        CGRect(
            x: isMirrored ? x - rect.maxX : x + rect.minX, y: y + rect.minY, width: rect.width, height: rect.height)
    }
}

/// A path in the coordinates of the widget that draws it, in the simplest form that GSK knows.
struct Outline {
    enum Form {
        case rect(CGRect)
        case rounded(GskRoundedRect)
        case path(CairoPath)
    }

    let form: Form
    /// The rectangle around it.
    let bounds: CGRect
    private let corner: CGSize

    init(_ path: Path, _ placement: PathPlacement) {
        switch path.form {
        case .rect(let rect): self.init(placement(rect), corner: .zero)
        case .roundedRect(let rect, let corner): self.init(placement(rect), corner: corner)
        case .ellipse(let rect):
            self.init(placement(rect), corner: CGSize(width: rect.width / 2, height: rect.height / 2))
        case .elements(let elements):
            let path = CairoPath(elements, placement)
            self.init(.path(path), path.bounds, corner: .zero)
        }
    }

    private init(_ rect: CGRect, corner: CGSize) {
        let isRounded = corner.width > 0 && corner.height > 0
        self.init(isRounded ? .rounded(GskRoundedRect(rect, corner: corner)) : .rect(rect), rect, corner: corner)
    }

    private init(_ form: Form, _ bounds: CGRect, corner: CGSize) {
        self.form = form
        self.bounds = bounds
        self.corner = corner
    }

    /// The steps of the path, whatever its form.
    var cairoPath: CairoPath {
        switch form {
        case .path(let path): path
        case .rect, .rounded:
            CairoPath(
                (corner == .zero ? Path(bounds) : Path(roundedRect: bounds, cornerSize: corner)).elements,
                PathPlacement(x: 0, y: 0, isMirrored: false))
        }
    }

    /// The outer edge of a line along the outline, if it is a frame such as GSK draws.
    func border(_ style: StrokeStyle) -> GskRoundedRect? {
        let half = style.lineWidth / 2
        let outer = bounds.insetBy(dx: -half, dy: -half)
        switch form {
        case .path: return nil
        case .rect: return style.lineJoin == .miter ? GskRoundedRect(outer, corner: .zero) : nil
        case .rounded:
            // An ellipse's line of even width has an edge that is no ellipse.
            guard corner.width == corner.height else { return nil }
            return GskRoundedRect(outer, corner: CGSize(width: corner.width + half, height: corner.height + half))
        }
    }
}

/// Lines and curves, ready for Cairo.
struct CairoPath {
    private let elements: [Path.Element]
    private let placement: PathPlacement
    /// The rectangle around all points, those that steer curves included.
    let bounds: CGRect

    init(_ elements: [Path.Element], _ placement: PathPlacement) {
        self.elements = elements
        self.placement = placement
        var (low, high) = (
            CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
        )
        func include(_ point: CGPoint) {
            let point = placement(point)
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): include(point)
            case .quadCurve(let point, let control):
                include(point)
                include(control)
            case .curve(let point, let control1, let control2):
                include(point)
                include(control1)
                include(control2)
            case .closeSubpath: break
            }
        }
        bounds = low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .zero
    }

    func add(to cairo: OpaquePointer) {
        cairo_new_path(cairo)
        var last = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                last = placement(point)
                cairo_move_to(cairo, last.x, last.y)
            case .line(let point):
                last = placement(point)
                cairo_line_to(cairo, last.x, last.y)
            case .quadCurve(let point, let control):
                // Cairo has cubic curves only.
                let (end, control) = (placement(point), placement(control))
                cairo_curve_to(
                    cairo, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                last = end
            case .curve(let point, let control1, let control2):
                let (first, second) = (placement(control1), placement(control2))
                last = placement(point)
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, last.x, last.y)
            case .closeSubpath:
                cairo_close_path(cairo)
                var (x, y) = (0.0, 0.0)
                if cairo_has_current_point(cairo) != 0 { cairo_get_current_point(cairo, &x, &y) }
                last = CGPoint(x: x, y: y)
            }
        }
    }
}

extension OpaquePointer {
    /// Sets up a Cairo context to draw lines in `style`.
    func apply(_ style: StrokeStyle) {
        cairo_set_line_width(self, style.lineWidth)
        cairo_set_miter_limit(self, style.miterLimit)
        switch style.lineCap {
        case .butt: cairo_set_line_cap(self, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(self, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.lineJoin {
        case .miter: cairo_set_line_join(self, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(self, CAIRO_LINE_JOIN_BEVEL)
        }
        // Cairo takes no negative lengths, and lengths that are all zero stop it.
        let dash = style.dash.map { Double(max(0, $0)) }
        if dash.contains(where: { $0 > 0 }) { cairo_set_dash(self, dash, CInt(dash.count), Double(style.dashPhase)) }
    }
}

extension FillStyle {
    var fillRule: cairo_fill_rule_t { isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

extension graphene_rect_t {
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

extension GskRoundedRect {
    init(_ rect: CGRect, corner: CGSize) {
        let corner = graphene_size_t(width: Float(corner.width), height: Float(corner.height))
        self.init(bounds: graphene_rect_t(rect), corner: (corner, corner, corner, corner))
    }
}

extension GdkRGBA {
    init(_ color: Color.Resolved) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    }
}
