import CGtk
import Foundation
import Kumiko

/// A widget of GTK's that stands for an element. It keeps the widget alive as long as it lives itself.
///
/// A text or a button far out of sight in a scrolled window costs little until it comes near, since its widget is made
/// only then. Whoever asks for ``widget`` has it made.
@MainActor
class ElementWidget: PlatformWidget {
    final var widget: WidgetPointer { made ?? make() }
    nonisolated(unsafe) private final var made: WidgetPointer?
    /// The container that places the widget; `nil` while it has none, and where GTK places it.
    unowned(unsafe) var container: ContentContainer?
    /// Where the widget stands among those that the container hosts.
    final var index = 0

    /// The widget of which GTK makes this the only child, as of a button its label.
    unowned(unsafe) final var holder: ElementWidget?
    private(set) final var isAllocationNeeded = false
    /// The container's ``ContentContainer/pass`` in which the widget was given its place last.
    final var allocatedIn: Int?
    /// Whether the widget has been made since its last layout.
    private(set) final var awaitsPlace = false
    private(set) final var frame = CGRect.null
    /// How the widget is shown other than at its frame.
    private final var transforms: [Transform] = []
    /// Whether nothing around the element hides it.
    private(set) final var isShown = true
    /// What ``Accessibility`` told last.
    final var told = Accessibility.Told()
    /// Whether the host hides the widget from assistive technology, whatever its element says.
    final var isHiddenByHost = false {
        didSet {
            if isHiddenByHost != oldValue, isMade { Accessibility.updateHidden(self) }
        }
    }
    private final var shownHelp = ""

    /// Takes over `widget`, also when it is floating.
    init(_ widget: WidgetPointer) {
        made = widget
        g_object_ref_sink(widget)
    }

    /// Leaves the widget to ``makeWidget()``.
    init() {}

    deinit {
        guard let made else { return }
        let widget = OpaquePointer(made)
        // The last reference may go on any thread; GTK wants it on the main one.
        if MainLoop.isCurrent {
            g_object_unref(UnsafeMutableRawPointer(widget))
        } else {
            let address = Int(bitPattern: widget)
            DispatchQueue.main.async { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)) }
        }
    }

    // MARK: Making

    final var isMade: Bool { made != nil }

    /// Makes the widget, for those that are not made at once.
    func makeWidget() -> WidgetPointer { fatalError("\(type(of: self)) is made at once") }

    /// The widget has been made: it takes over all that its element says.
    func didMake() {}

    private func make() -> WidgetPointer {
        let widget = makeWidget()
        g_object_ref_sink(widget)
        made = widget
        awaitsPlace = true
        didMake()
        if isHiddenByHost { Accessibility.updateHidden(self) }
        if !isShown { gtk_widget_set_child_visible(widget, 0) }
        container?.insert(self)
        // In the next layout, in which GTK works out the style of all that is new at once.
        needAllocation()
        return widget
    }

    /// Catches up with what ``placed()`` does for the place that the widget had before it was made.
    final func settlePlace() {
        guard awaitsPlace else { return }
        awaitsPlace = false
        if !frame.isNull { placed() }
    }

    // MARK: What the element asks for

    func update() {}

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { naturalSize(proposal) }

    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

    var contentInsets: EdgeInsets { EdgeInsets() }
    var minimumSize: CGSize { .zero }
    func host(_ widgets: [any PlatformWidget]) {}
    func contentMoved() {}

    final func place(_ frame: CGRect, isVisible: Bool, transforms: [Transform]) {
        if isVisible != isShown {
            isShown = isVisible
            if let made { gtk_widget_set_child_visible(made, gboolean(isVisible)) }
        } else if frame == self.frame, transforms == self.transforms {
            return
        }
        self.frame = frame
        self.transforms = transforms
        if made != nil {
            if !awaitsPlace { placed() }
            allocate()
        } else if let container, container.isNear(frame) {
            _ = make()
        }
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
        settlePlace()
        isAllocationNeeded = false
        guard isShown, let made, let container, let pixels = frame.pixels(mirroredIn: container.mirroringWidth) else {
            return
        }
        allocatedIn = container.pass
        kumiko_widget_place(
            made, pixels.x, pixels.y, pixels.width, pixels.height,
            transforms.isEmpty ? nil : GskTransforms.make(transforms, mirroredIn: container.mirroringWidth))
    }

    func invalidateDrawing() {
        if let made { gtk_widget_queue_draw(made) }
    }

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
        if let made, gtk_widget_get_parent(made) != nil { gtk_widget_unparent(made) }
    }

    /// Measures the text that the widget holds as its only child, before the two are made.
    var gauge: TextGauge? { nil }

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
        if element.tooltip != shownHelp {
            shownHelp = element.tooltip
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
