import CGtk
import Foundation
import Kumiko

/// A widget that hosts the widgets of its element's content in a container.
@MainActor
class HostWidget: ElementWidget {
    let content: ContentContainer

    /// Makes a host whose outermost widget is `widget`; by default the container itself.
    init(_ content: ContentContainer, widget: WidgetPointer? = nil) {
        self.content = content
        super.init(widget ?? content.widget)
        content.owner = self
    }

    override func host(_ widgets: [any PlatformWidget]) { content.host(widgets) }

    override func contentMoved() { content.contentMoved() }

    override func invalidateDrawing() { gtk_widget_queue_draw(content.widget) }

    override func remove() {
        content.owner = nil
        content.close()
        super.remove()
    }
}
