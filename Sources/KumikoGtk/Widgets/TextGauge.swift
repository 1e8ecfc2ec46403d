import CGtk
import Kumiko

/// Lays out texts that have no label yet, as a label inside a widget would: in that widget's font.
@MainActor
final class TextGauge {
    nonisolated(unsafe) private let layout: OpaquePointer
    /// What is laid out now.
    private var content: ResolvedText?

    init(_ widget: WidgetPointer) {
        layout = gtk_widget_create_pango_layout(widget, nil)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// A layout of `content` without limits, which holds until the next call.
    func layout(of content: ResolvedText) -> OpaquePointer {
        guard content != self.content else { return layout }
        self.content = content
        let attributes = TextAttributes(content)
        pango_layout_set_attributes(layout, attributes.list)
        if let list = attributes.list { pango_attr_list_unref(list) }
        pango_layout_set_text(layout, attributes.string, -1)
        return layout
    }
}
