import CGtk
import Foundation
import Kumiko

/// A gradient as GSK draws it.
struct GradientNode {
    private let paint: Paint
    private let placement: PathPlacement

    /// `nil` for what is no gradient.
    init?(_ paint: Paint, _ placement: PathPlacement) {
        switch paint {
        case .foreground, .color: return nil
        case .linear, .radial, .angular: break
        }
        self.paint = paint
        self.placement = placement
    }

    @MainActor func append(to snapshot: OpaquePointer, in bounds: inout graphene_rect_t) {
        switch paint {
        case .foreground, .color: break
        case .linear(let stops, let start, let end):
            var (start, end) = (graphene_point_t(placement(start)), graphene_point_t(placement(end)))
            guard let colors = ColorStops(stops) else { return }
            // GSK wants two points; a line without length shows its last colour.
            guard start.x != end.x || start.y != end.y else { return colors.appendLast(to: snapshot, in: &bounds) }
            gtk_snapshot_append_linear_gradient(
                snapshot, &bounds, &start, &end, colors.stops, gsize(colors.stops.count))
        case .radial(let stops, let center, let startRadius, let endRadius):
            var center = graphene_point_t(placement(center))
            guard let colors = ColorStops(stops) else { return }
            guard endRadius > 0, endRadius > startRadius else { return colors.appendLast(to: snapshot, in: &bounds) }
            let radius = Float(endRadius)
            gtk_snapshot_append_radial_gradient(
                snapshot, &bounds, &center, radius, radius, Float(max(0, startRadius / endRadius)), 1, colors.stops,
                gsize(colors.stops.count))
        case .angular(let stops, let center, let startAngle, let endAngle):
            var center = graphene_point_t(placement(center))
            guard let colors = ColorStops(stops.turned(from: startAngle, to: endAngle, placement.isMirrored)) else {
                return
            }
            // GSK counts from the top, clockwise.
            let rotation = placement.isMirrored ? 270 - endAngle : startAngle + 90
            gtk_snapshot_append_conic_gradient(
                snapshot, &bounds, &center, Float(rotation), colors.stops, gsize(colors.stops.count))
        }
    }
}

/// A paint as Cairo draws it.
struct CairoPaint {
    private let paint: Paint
    private let foreground: GdkRGBA
    private let placement: PathPlacement

    init(_ paint: Paint, _ foreground: GdkRGBA, _ placement: PathPlacement) {
        self.paint = paint
        self.foreground = foreground
        self.placement = placement
    }

    func setSource(of cairo: OpaquePointer) {
        switch paint {
        case .foreground(let opacity):
            var color = foreground
            color.alpha *= Float(opacity)
            gdk_cairo_set_source_rgba(cairo, &color)
        case .color(let color):
            var color = GdkRGBA(color)
            gdk_cairo_set_source_rgba(cairo, &color)
        case .linear(let stops, let start, let end):
            let (start, end) = (placement(start), placement(end))
            set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, of: cairo)
        case .radial(let stops, let center, let startRadius, let endRadius):
            let center = placement(center)
            set(
                cairo_pattern_create_radial(
                    center.x, center.y, max(0, startRadius), center.x, center.y, max(0, endRadius)), stops, of: cairo)
        case .angular(let stops, let center, let startAngle, let endAngle):
            setMesh(
                stops.turned(from: startAngle, to: endAngle, placement.isMirrored), center, startAngle, endAngle, cairo)
        }
    }

    private func set(_ pattern: OpaquePointer?, _ stops: [Paint.Stop], of cairo: OpaquePointer) {
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), Double(stop.color.red), Double(stop.color.green),
                Double(stop.color.blue), Double(stop.color.opacity))
        }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Cairo has no conic gradients: the clip's picture of GSK's node is the source.
    private func setMesh(
        _ stops: [Paint.Stop], _ center: CGPoint, _ startAngle: Double, _ endAngle: Double, _ cairo: OpaquePointer
    ) {
        guard let colors = ColorStops(stops) else { return }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
        var bounds = graphene_rect_t(CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).insetBy(dx: -16, dy: -16))
        var middle = graphene_point_t(placement(center))
        let rotation = placement.isMirrored ? 270 - endAngle : startAngle + 90
        let node = gsk_conic_gradient_node_new(
            &bounds, &middle, Float(rotation), colors.stops, gsize(colors.stops.count))
        guard let node else { return }
        let path = cairo_copy_path(cairo)
        cairo_push_group(cairo)
        cairo_new_path(cairo)
        gsk_render_node_draw(node, cairo)
        cairo_pop_group_to_source(cairo)
        cairo_append_path(cairo, path)
        cairo_path_destroy(path)
        gsk_render_node_unref(node)
    }
}

/// Stops as GSK takes them: at least two, in order, between 0 and 1.
private struct ColorStops {
    let stops: [GskColorStop]

    init?(_ stops: [Paint.Stop]) {
        guard let first = stops.first else { return nil }
        var last: Float = 0
        var result = stops.map { stop in
            last = min(max(last, Float(stop.location)), 1)
            return GskColorStop(offset: last, color: GdkRGBA(stop.color))
        }
        if result.count == 1 { result.append(GskColorStop(offset: 1, color: GdkRGBA(first.color))) }
        self.stops = result
    }

    @MainActor func appendLast(to snapshot: OpaquePointer, in bounds: inout graphene_rect_t) {
        var color = stops[stops.count - 1].color
        gtk_snapshot_append_color(snapshot, &color, &bounds)
    }
}

extension [Paint.Stop] {
    /// The stops of an angular gradient over a full turn, which begins where the gradient does.
    fileprivate func turned(from startAngle: Double, to endAngle: Double, _ isMirrored: Bool) -> [Paint.Stop] {
        let part = CGFloat(Swift.min(Swift.max((endAngle - startAngle) / 360, 0), 1))
        var stops = map { Paint.Stop(color: $0.color, location: $0.location * part) }
        // Beyond its end the gradient shows its last colour on the nearer half of the rest, its first on the other.
        if part < 1, let first, let last {
            let middle = part + (1 - part) / 2
            stops += [
                Paint.Stop(color: last.color, location: middle), Paint.Stop(color: first.color, location: middle),
                Paint.Stop(color: first.color, location: 1),
            ]
        }
        guard isMirrored else { return stops }
        // Mirrored, the turn begins at the end of the gradient and runs back.
        let back = stops.map { Paint.Stop(color: $0.color, location: part - $0.location) }
        return
            (back.filter { $0.location >= 0 }
            + back.filter { $0.location < 0 }.map {
                Paint.Stop(color: $0.color, location: $0.location + 1)
            }).sorted { $0.location < $1.location }
    }
}

extension graphene_point_t {
    init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}
