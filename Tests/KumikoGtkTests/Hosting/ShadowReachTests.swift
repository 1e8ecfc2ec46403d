import CGtk
import KumikoGtk
import Testing

/// GTK redraws what a node says that it covers. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct ShadowReachTests {
    /// The first node that draws a shadow.
    private func shadow(in node: OpaquePointer) -> OpaquePointer? {
        switch gsk_render_node_get_node_type(node) {
        case GSK_SHADOW_NODE: return node
        case GSK_CLIP_NODE: return shadow(in: gsk_clip_node_get_child(node))
        case GSK_TRANSFORM_NODE: return shadow(in: gsk_transform_node_get_child(node))
        case GSK_CONTAINER_NODE:
            for index in 0..<gsk_container_node_get_n_children(node) {
                if let found = shadow(in: gsk_container_node_get_child(node, index)) { return found }
            }
            return nil
        default: return nil
        }
    }

    @Test(arguments: [2.0, 6, 12])
    func shadowsNodeCoversAllThatItDraws(_ radius: Double) throws {
        let view = Color.red.frame(width: 20, height: 20).shadow(color: .black, radius: radius)
            .frame(width: 200, height: 200)
        let window = HostedWindow(view, width: 200, height: 200)
        defer { window.close() }
        try #require(window.showNextFrame())
        let paintable = gtk_widget_paintable_new(window.content)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()!
        gdk_paintable_snapshot(paintable, snapshot, 200, 200)
        let node = try #require(gtk_snapshot_free_to_node(snapshot))
        defer { gsk_render_node_unref(node) }
        var bounds = graphene_rect_t()
        let found: OpaquePointer = try #require(shadow(in: node))
        gsk_render_node_get_bounds(found, &bounds)
        let drawing = try #require(WidgetDrawing(of: window.content))
        let columns = (0..<drawing.width).filter { drawing.opacity(of: $0..<$0 + 1) > 0 }
        let (left, right) = (try #require(columns.first), try #require(columns.last))
        #expect(Float(right - left + 1) <= bounds.size.width)
        #expect(right - left + 1 > 20)
    }
}
