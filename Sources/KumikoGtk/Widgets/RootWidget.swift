import CGtk
import Foundation
import Kumiko

/// The container that fills a window's content, or a host's.
@MainActor
final class RootWidget: HostWidget {
    private unowned let element: RootElement
    private var clicks: PointerGesture?
    /// The sizes GTK was told last.
    private var lastRange: (minimum: CGSize, ideal: CGSize)?
    /// The heights GTK was told last, and for which width.
    private var lastHeights: (width: CInt, minimum: CInt, natural: CInt)?
    /// The natural size that stands in for the content's own.
    private var naturalSize: CGSize?
    /// The font when the style was last looked at.
    private var font: OpaquePointer?
    /// Whether the height follows from the width, as among widgets of others. A window has a size of its own.
    var followsWidth = false {
        didSet {
            kumiko_container_set_height_for_width(widget, gboolean(followsWidth))
            gtk_widget_set_hexpand(widget, gboolean(!followsWidth))
            gtk_widget_set_vexpand(widget, gboolean(!followsWidth))
        }
    }
    /// Called when the interface's font is another.
    var styleChanged: () -> Void = {}

    init(_ element: RootElement) {
        self.element = element
        super.init(ContentContainer(element))
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        content.measure = { [unowned self] in self.lengths($0, $1) }
        content.willAllocate = { [unowned element] size in element.layOut(in: size) }
        content.didAllocate = { Style.isUpdating = false }
        content.styleChanged = { [unowned self] in self.compareFont() }
        clicks = PointerGesture(element, on: content)
        update()
    }

    override func update() {
        let direction = element.layoutDirection == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
        if gtk_widget_get_direction(widget) != direction { gtk_widget_set_direction(widget, direction) }
    }

    /// Most changes of style, as when the window loses the focus, leave all sizes as they are.
    private func compareFont() {
        guard let new = pango_context_get_font_description(gtk_widget_get_pango_context(widget)) else { return }
        if let font, pango_font_description_equal(font, new) != 0 { return }
        let isFirst = font == nil
        pango_font_description_free(font)
        font = pango_font_description_copy(new)
        if !isFirst { styleChanged() }
    }

    override func remove() {
        pango_font_description_free(font)
        font = nil
        super.remove()
    }

    private func lengths(_ orientation: GtkOrientation, _ other: CInt) -> (minimum: CInt, natural: CInt) {
        var range = element.sizeRange
        lastRange = range
        if let naturalSize { range.ideal = naturalSize }
        if orientation == GTK_ORIENTATION_VERTICAL, other >= 0, followsWidth {
            let heights = heights(for: other)
            lastHeights = (other, heights.minimum, heights.natural)
            return heights
        }
        return orientation == GTK_ORIENTATION_HORIZONTAL
            ? (pixels(range.minimum.width), pixels(max(range.minimum.width, range.ideal.width)))
            : (pixels(range.minimum.height), pixels(max(range.minimum.height, range.ideal.height)))
    }

    private func heights(for width: CInt) -> (minimum: CInt, natural: CInt) {
        func height(_ proposed: CGFloat?) -> CInt {
            pixels(element.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: proposed)).height)
        }
        let natural = height(nil)
        // What takes any height is not asked for it: the root itself takes what it is given.
        let minimum = pixels(element.measureContent(ProposedViewSize(width: CGFloat(width), height: 0)).height)
        return (min(minimum, natural), natural)
    }

    private func pixels(_ length: CGFloat) -> CInt { CInt(min(max(0, length.rounded(.up)), 65536)) }

    /// Whether GTK knows the content's sizes as they are.
    private var isMeasured: Bool {
        guard let lastRange, lastRange == element.sizeRange else { return false }
        guard let lastHeights else { return true }
        return heights(for: lastHeights.width) == (lastHeights.minimum, lastHeights.natural)
    }

    /// Runs `body` while GTK is told that `size` is the content's natural one.
    func withNaturalSize<Result>(_ size: CGSize, _ body: () -> Result) -> Result {
        naturalSize = size
        gtk_widget_queue_resize(widget)
        defer {
            naturalSize = nil
            gtk_widget_queue_resize(widget)
        }
        return body()
    }

    /// Asks GTK to lay the content out before the next frame, and to measure it when its limits are others.
    func contentChanged() {
        Style.isUpdating = true
        if isMeasured {
            gtk_widget_queue_allocate(widget)
        } else {
            gtk_widget_queue_resize(widget)
        }
        gtk_widget_queue_draw(widget)
    }
}
