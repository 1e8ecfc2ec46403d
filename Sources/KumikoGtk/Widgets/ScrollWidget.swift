import CGtk
import Foundation
import Kumiko

/// A `GtkScrolledWindow` around the content's container.
@MainActor
final class ScrollWidget: HostWidget {
    private let element: ScrollElement
    private var clicks: PointerGesture?
    private let horizontal: SignalHandlers
    private let vertical: SignalHandlers
    private let wheel: SignalHandlers
    /// The size of the scrolled area that GTK was told last.
    private var toldSize = CGSize.zero
    /// The part of the content that was drawn last.
    private var drawnArea = CGRect.null

    init(_ element: ScrollElement) {
        self.element = element
        let window = gtk_scrolled_window_new()!
        horizontal = SignalHandlers(of: UnsafeMutableRawPointer(gtk_scrolled_window_get_hadjustment(window.opaque)))
        vertical = SignalHandlers(of: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(window.opaque)))
        wheel = element.shareWheel(of: window)
        super.init(ContentContainer(element), widget: window)
        // GTK puts a GtkViewport between the two, which also scrolls to what takes the keyboard's focus.
        gtk_scrolled_window_set_child(window.opaque, content.widget)
        content.measure = { [unowned self] orientation, _ in self.lengths(orientation) }
        content.drawnArea = { [unowned self] in self.areaToDraw() }
        content.nearArea = { [unowned self] in self.nearArea }
        clicks = PointerGesture(element, on: content)
        for signals in [horizontal, vertical] {
            signals.connect("value-changed") { [unowned self] in self.scrolled() }
        }
        update()
    }

    override func update() {
        updateCommon(element)
        // A viewport of GTK's that reads from right to left begins at the right.
        let direction = gtk_widget_get_direction(widget)
        for inner in [gtk_scrolled_window_get_child(widget.opaque), content.widget]
        where gtk_widget_get_direction(inner) != direction {
            gtk_widget_set_direction(inner, direction)
        }
        element.applyPolicy(to: widget)
        followElement()
        Accessibility.update(self, element)
    }

    private func lengths(_ orientation: GtkOrientation) -> (minimum: CInt, natural: CInt) {
        let size = element.scrolledSize(in: element.size)
        let (axis, length) =
            orientation == GTK_ORIENTATION_HORIZONTAL ? (Axis.Set.horizontal, size.width) : (.vertical, size.height)
        guard element.axes.contains(axis) else { return (0, 0) }
        let pixels = CInt(min(max(0, length.rounded(.up)), 16_777_216))
        return (pixels, pixels)
    }

    override func contentMoved() {
        let size = element.scrolledSize(in: element.size)
        if size != toldSize {
            toldSize = size
            gtk_widget_queue_resize(content.widget)
            // GTK is in the middle of handing out places and would come back to this one only after the next frame.
            allocate()
        }
        super.contentMoved()
    }

    // MARK: Drawing what is in sight

    /// The part of the content that can be seen, in the container's coordinates.
    private var visibleArea: CGRect {
        CGRect(
            x: kumiko_scroll_position(widget, GTK_ORIENTATION_HORIZONTAL),
            y: kumiko_scroll_position(widget, GTK_ORIENTATION_VERTICAL), width: element.size.width,
            height: element.size.height)
    }

    /// What is in sight and as much again around it, so that not every step of scrolling draws anew.
    private var nearArea: CGRect {
        let visible = visibleArea
        return visible.insetBy(dx: -max(visible.width, 1), dy: -max(visible.height, 1))
    }

    private func areaToDraw() -> CGRect {
        drawnArea = nearArea
        return drawnArea
    }

    /// Scrolls to where the element says.
    private func followElement() {
        guard element.offset != visibleArea.origin else { return }
        kumiko_scroll_to(widget, element.offset.x, element.offset.y)
    }

    private func scrolled() {
        element.offset = visibleArea.origin
        guard !drawnArea.contains(visibleArea) else { return }
        content.makeNear()
        gtk_widget_queue_draw(content.widget)
    }

    override func remove() {
        horizontal.disconnectAll()
        vertical.disconnectAll()
        wheel.disconnectAll()
        super.remove()
    }
}
