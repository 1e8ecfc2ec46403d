import CGtk
import Foundation
import Kumiko

/// A widget of GTK's that stands for an element. It keeps the widget alive until ``remove()``.
@MainActor
class ElementWidget: PlatformWidget {
    nonisolated(unsafe) let widget: WidgetPointer
    /// The container that places the widget; `nil` while it has none, and where GTK places it.
    unowned(unsafe) var container: ContentContainer?

    /// The widget of which GTK makes this the only child, as of a button its label.
    unowned(unsafe) final var holder: ElementWidget?
    private final var isAllocationNeeded = false
    private(set) final var frame = CGRect.null
    /// Whether nothing around the element hides it.
    private(set) final var isShown = true
    /// What ``Accessibility`` told last.
    final var told = Accessibility.Told()
    /// Whether the host hides the widget from assistive technology, whatever its element says.
    final var isHiddenByHost = false {
        didSet {
            if isHiddenByHost != oldValue { Accessibility.updateHidden(self) }
        }
    }
    private final var shownHelp = ""

    /// Takes over `widget`, also when it is floating.
    init(_ widget: WidgetPointer) {
        self.widget = widget
        g_object_ref_sink(widget)
    }

    deinit {
        let widget = OpaquePointer(widget)
        // The last reference may go on any thread; GTK wants it on the main one.
        if Thread.isMainThread {
            g_object_unref(UnsafeMutableRawPointer(widget))
        } else {
            let address = Int(bitPattern: widget)
            DispatchQueue.main.async { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)) }
        }
    }

    func update() {}

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { naturalSize(proposal) }

    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

    var contentInsets: EdgeInsets { EdgeInsets() }
    var minimumSize: CGSize { .zero }
    func host(_ widgets: [any PlatformWidget]) {}
    func contentMoved() {}

    final func place(_ frame: CGRect, isVisible: Bool) {
        if isVisible != isShown {
            isShown = isVisible
            gtk_widget_set_child_visible(widget, gboolean(isVisible))
        } else if frame == self.frame {
            return
        }
        self.frame = frame
        placed()
        allocate()
    }

    /// Whether the widget asks GTK for a place by itself, as a switch does while it moves.
    var isRestless: Bool { true }

    /// The widget, or one inside of it, asks GTK for a size or a place.
    final func needAllocation() {
        guard let container else { return holder?.needAllocation() ?? () }
        guard !isAllocationNeeded else { return }
        isAllocationNeeded = true
        container.childNeedsAllocation(self)
    }

    /// What is read out of the widget, or of one inside of it, has changed.
    func nameChanged() { (holder ?? container?.owner)?.nameChanged() }

    /// The frame is another; called before GTK is given it.
    func placed() {}

    /// Gives GTK the place, mirrored where the container reads from right to left.
    final func allocate() {
        isAllocationNeeded = false
        guard isShown, let container, let pixels = frame.pixels(mirroredIn: container.mirroringWidth) else { return }
        kumiko_widget_place(widget, pixels.x, pixels.y, pixels.width, pixels.height)
    }

    func invalidateDrawing() { gtk_widget_queue_draw(widget) }

    func remove() {
        (holder ?? container?.owner)?.needAllocation()
        leaveParent()
    }

    /// Takes the widget out of whatever holds it.
    final func leaveParent() {
        container = nil
        // GTK's own containers keep a pointer to their child, which only they can clear.
        holder?.releaseHeld()
        holder = nil
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    }

    /// Lets the one child go that GTK keeps for the widget.
    func releaseHeld() {}

    /// Takes over what every element has.
    final func updateCommon(_ element: WidgetElement) {
        if (gtk_widget_get_sensitive(widget) != 0) != element.isEnabled {
            gtk_widget_set_sensitive(widget, gboolean(element.isEnabled))
        }
        let direction = element.layoutDirection == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
        if gtk_widget_get_direction(widget) != direction {
            // What the widget holds stands elsewhere now, although no frame of it is another.
            Style.epoch += 1
            needAllocation()
            gtk_widget_set_direction(widget, direction)
        }
        if element.help != shownHelp {
            shownHelp = element.help
            gtk_widget_set_tooltip_text(widget, shownHelp.isEmpty ? nil : shownHelp)
        }
    }

    /// What GTK answers for a leaf widget: the proposal between its minimum and its natural size, and beyond that only
    /// where it asks to expand.
    final func naturalSize(_ proposal: ProposedViewSize) -> CGSize {
        var minimum: CInt = 0
        var natural: CInt = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
        let width = Self.answer(
            proposal.width, minimum, natural, gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL) != 0)
        let pixels = CInt(clamping: Int(min(width.rounded(.down), longestMeasure)))
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, max(pixels, minimum), &minimum, &natural, nil, nil)
        let height = Self.answer(
            proposal.height, minimum, natural, gtk_widget_compute_expand(widget, GTK_ORIENTATION_VERTICAL) != 0)
        return CGSize(width: width, height: height)
    }

    private static func answer(_ proposal: CGFloat?, _ minimum: CInt, _ natural: CInt, _ expands: Bool) -> CGFloat {
        guard let proposal else { return CGFloat(natural) }
        return max(CGFloat(minimum), expands && proposal.isFinite ? proposal : min(proposal, CGFloat(natural)))
    }
}

/// The longest width for which a height is asked.
let longestMeasure: CGFloat = 1_048_576

extension CGRect {
    /// Coordinates beyond it are on no screen.
    private static let farthest: CGFloat = 16_777_216

    /// The whole pixels of the rectangle; `nil` when it is no place on a screen. A size that is whole stays as it is.
    func pixels(mirroredIn width: CGFloat?) -> (x: CInt, y: CInt, width: CInt, height: CInt)? {
        let leading = width.map { $0 - maxX } ?? minX
        guard max(leading.magnitude, minY.magnitude) < Self.farthest, max(self.width, height) < Self.farthest else {
            return nil
        }
        func extent(_ start: CGFloat, _ length: CGFloat) -> CInt {
            let isWhole = length == length.rounded()
            return CInt(max(0, isWhole ? length : (start + length).rounded() - start.rounded()))
        }
        return (CInt(leading.rounded()), CInt(minY.rounded()), extent(leading, self.width), extent(minY, height))
    }
}
