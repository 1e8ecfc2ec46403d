import CGtk
import Foundation
import Kumiko

/// Draws what a host's elements draw, as GSK nodes between the host's widgets.
@MainActor
final class SnapshotContext: DrawingContext {
    /// What is drawn to now.
    private var snapshot: OpaquePointer
    private let widget: WidgetPointer
    private let size: CGSize
    private let isMirrored: Bool
    /// What is drawn, in the widget's coordinates; it reaches far beyond what is in sight.
    private let drawnArea: CGRect?
    /// ``nearArea`` of what is not shown other than where it stands.
    private let nearAreaInPlace: CGRect?
    private lazy var foreground = kumiko_style_color(widget)
    /// What has to be done at the end of each push.
    private var pushes: [Push] = []

    /// How what is drawn is shown, from the outside in.
    private var transforms: [Transform] = []

    /// How much farther than GTK thinks a shadow reaches, for its radius: without it, GTK 4.8 leaves parts behind that have
    /// moved on.
    private static let shadowReach: CGFloat = 1

    private enum Push {
        case plain
        case transform
        /// The content is recorded apart, to know how large it is.
        case shadow(onto: OpaquePointer, reach: CGFloat)
        /// The content is recorded apart and drawn through Cairo, clipped by a path that GSK has no clip for.
        case recorded(onto: OpaquePointer, Outline, FillStyle)
    }

    init(_ snapshot: OpaquePointer, in widget: WidgetPointer, size: CGSize, isMirrored: Bool, drawnArea: CGRect?) {
        self.snapshot = snapshot
        self.widget = widget
        self.size = size
        self.isMirrored = isMirrored
        self.drawnArea = drawnArea
        nearAreaInPlace = isMirrored ? drawnArea?.mirrored(in: size.width) : drawnArea
    }

    // MARK: Coordinates

    private var mirroringWidth: CGFloat? { isMirrored ? size.width : nil }

    /// Nothing shown other than where it stands is known to be out of sight.
    var nearArea: CGRect? { transforms.isEmpty ? nearAreaInPlace : nil }

    /// Where paths of `frame` stand in the widget.
    private func placement(_ frame: CGRect) -> PathPlacement {
        isMirrored
            ? PathPlacement(x: size.width - frame.minX, y: frame.minY, isMirrored: true)
            : PathPlacement(x: frame.minX, y: frame.minY, isMirrored: false)
    }

    /// Whether nothing of `rect`, in the widget's coordinates, can be seen.
    private func isOutOfSight(_ rect: CGRect) -> Bool {
        guard let drawnArea, transforms.isEmpty else { return false }
        return !drawnArea.intersects(rect)
    }

    // MARK: Filling

    func fill(_ path: Path, in frame: CGRect, with paint: Paint, style: FillStyle) {
        let placement = placement(frame)
        let outline = Outline(path, placement)
        guard !outline.bounds.isEmpty, !isOutOfSight(outline.bounds) else { return }
        switch outline.form {
        case .rect(let rect):
            append(paint, rect, placement)
        case .rounded(var rounded):
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
            append(paint, outline.bounds, placement)
            gtk_snapshot_pop(snapshot)
        case .path(let path):
            withCairo(outline.bounds.insetBy(dx: -1, dy: -1)) { cairo in
                path.add(to: cairo)
                cairo_set_fill_rule(cairo, style.fillRule)
                cairo_set_antialias(cairo, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                CairoPaint(paint, foreground, placement).setSource(of: cairo)
                cairo_fill(cairo)
            }
        }
    }

    func stroke(_ path: Path, in frame: CGRect, with paint: Paint, style: StrokeStyle) {
        guard style.lineWidth > 0 else { return }
        let placement = placement(frame)
        let outline = Outline(path, placement)
        let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, style.miterLimit) : 1) + style.lineWidth
        let bounds = outline.bounds.insetBy(dx: -reach, dy: -reach)
        guard !isOutOfSight(bounds) else { return }
        if style.dash.isEmpty, var border = outline.border(style), let color = solidColor(paint) {
            var widths = (
                Float(style.lineWidth), Float(style.lineWidth), Float(style.lineWidth), Float(style.lineWidth)
            )
            var colors = (color, color, color, color)
            withUnsafePointer(to: &widths) { widths in
                widths.withMemoryRebound(to: Float.self, capacity: 4) { widths in
                    withUnsafePointer(to: &colors) { colors in
                        colors.withMemoryRebound(to: GdkRGBA.self, capacity: 4) { colors in
                            gtk_snapshot_append_border(snapshot, &border, widths, colors)
                        }
                    }
                }
            }
            return
        }
        withCairo(bounds) { cairo in
            outline.cairoPath.add(to: cairo)
            cairo.apply(style)
            CairoPaint(paint, foreground, placement).setSource(of: cairo)
            cairo_stroke(cairo)
        }
    }

    // MARK: Pushing

    func pushClip(_ path: Path, in frame: CGRect, style: FillStyle) {
        let outline = Outline(path, placement(frame))
        switch outline.form {
        case .rect(let rect):
            var bounds = graphene_rect_t(rect)
            gtk_snapshot_push_clip(snapshot, &bounds)
            pushes.append(.plain)
        case .rounded(var rounded):
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
            pushes.append(.plain)
        case .path:
            pushes.append(.recorded(onto: snapshot, outline, style))
            snapshot = gtk_snapshot_new()
        }
    }

    func pushOpacity(_ opacity: Double) {
        gtk_snapshot_push_opacity(snapshot, min(max(opacity, 0), 1))
        pushes.append(.plain)
    }

    func pushShadow(_ color: Color.Resolved, radius: CGFloat, offset: CGSize) {
        // GSK's radius is twice the standard deviation of the blur, as the one given is.
        var shadow = GskShadow(
            color: GdkRGBA(color), dx: Float(isMirrored ? -offset.width : offset.width), dy: Float(offset.height),
            radius: Float(max(0, radius)))
        gtk_snapshot_push_shadow(snapshot, &shadow, 1)
        pushes.append(.shadow(onto: snapshot, reach: max(0, radius) * Self.shadowReach))
        snapshot = gtk_snapshot_new()
    }

    func pushColorMatrix(_ matrix: ColorMatrix) {
        // GSK multiplies a row with its matrix: a column for each part of the new colour.
        let columns = [matrix.red, matrix.green, matrix.blue, matrix.opacity]
        let values = (0..<4).flatMap { row in columns.map { Float($0[row]) } }
        let added = matrix.added
        var (shares, offset) = (graphene_matrix_t(), graphene_vec4_t())
        graphene_matrix_init_from_float(&shares, values)
        graphene_vec4_init(&offset, Float(added[0]), Float(added[1]), Float(added[2]), Float(added[3]))
        gtk_snapshot_push_color_matrix(snapshot, &shares, &offset)
        pushes.append(.plain)
    }

    func pushTransform(_ transform: Transform) {
        gtk_snapshot_save(snapshot)
        gtk_snapshot_transform(snapshot, GskTransforms.make([transform], mirroredIn: mirroringWidth))
        transforms.append(transform)
        pushes.append(.transform)
    }

    func pop() {
        switch pushes.removeLast() {
        case .plain: gtk_snapshot_pop(snapshot)
        case .shadow(let outer, let reach):
            let node = gtk_snapshot_free_to_node(snapshot)
            snapshot = outer
            if let node {
                gtk_snapshot_append_node(snapshot, node)
                // Nothing is drawn there, but it is redrawn.
                var (bounds, clear) = (graphene_rect_t(), GdkRGBA())
                gsk_render_node_get_bounds(node, &bounds)
                graphene_rect_inset(&bounds, Float(-reach), Float(-reach))
                gtk_snapshot_append_color(snapshot, &clear, &bounds)
                gsk_render_node_unref(node)
            }
            gtk_snapshot_pop(snapshot)
        case .transform:
            gtk_snapshot_restore(snapshot)
            transforms.removeLast()
        case .recorded(let outer, let outline, let style):
            let node = gtk_snapshot_free_to_node(snapshot)
            snapshot = outer
            guard let node else { return }
            withCairo(outline.bounds) { cairo in
                outline.cairoPath.add(to: cairo)
                cairo_set_fill_rule(cairo, style.fillRule)
                cairo_clip(cairo)
                gsk_render_node_draw(node, cairo)
            }
            gsk_render_node_unref(node)
        }
    }

    func draw(_ widget: any PlatformWidget) {
        guard let child = widget as? ElementWidget, child.isMade, child.container?.widget == self.widget else { return }
        if let nearArea, !nearArea.intersects(child.frame) { return }
        guard !transforms.isEmpty else { return gtk_widget_snapshot_child(self.widget, child.widget, snapshot) }
        // GTK draws the child with the transform of its own place, which holds all of these.
        gtk_snapshot_save(snapshot)
        gtk_snapshot_transform(
            snapshot, gsk_transform_invert(GskTransforms.make(transforms, mirroredIn: mirroringWidth)))
        gtk_widget_snapshot_child(self.widget, child.widget, snapshot)
        gtk_snapshot_restore(snapshot)
    }

    // MARK: Nodes

    private func append(_ paint: Paint, _ rect: CGRect, _ placement: PathPlacement) {
        var bounds = graphene_rect_t(rect)
        if var color = solidColor(paint) {
            if color.alpha > 0 { gtk_snapshot_append_color(snapshot, &color, &bounds) }
            return
        }
        GradientNode(paint, placement)?.append(to: snapshot, in: &bounds)
    }

    private func solidColor(_ paint: Paint) -> GdkRGBA? {
        switch paint {
        case .foreground(let opacity):
            var color = foreground
            color.alpha *= Float(opacity)
            return color
        case .color(let color): return GdkRGBA(color)
        default: return nil
        }
    }

    private func withCairo(_ rect: CGRect, _ body: (OpaquePointer) -> Void) {
        guard rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite else { return }
        var bounds = graphene_rect_t(rect)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        body(cairo)
        cairo_destroy(cairo)
    }
}

extension CGRect {
    /// The rectangle as it stands where the reading direction is turned round.
    func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
