import CGtk
import Foundation
import Kumiko

/// A `GtkScrolledWindow` around a container that is as large as what is seen, whose element hands out the places as they
/// are scrolled: content may so be longer than GTK lets a widget be, and only what is in sight is there.
@MainActor
final class ListScrollWidget: HostWidget {
    private let element: ScrollElement
    private var clicks: PointerGesture?
    private let adjustments: [(axis: Axis, object: UnsafeMutablePointer<GtkAdjustment>, signals: SignalHandlers)]
    private let signals: SignalHandlers
    private var focus: SignalHandlers?
    private let wheel: SignalHandlers
    /// Whether the adjustments are being told what the element says.
    private var isTelling = false

    init(_ element: ScrollElement) {
        self.element = element
        let window = gtk_scrolled_window_new()!
        let content = ContentContainer(element, role: element.role.gtkRole, isScrollable: true)
        gtk_scrolled_window_set_child(window.opaque, content.widget)
        gtk_widget_set_overflow(content.widget, GTK_OVERFLOW_HIDDEN)
        adjustments = Axis.allCases.map { axis in
            let object =
                axis == .horizontal
                ? gtk_scrolled_window_get_hadjustment(window.opaque)!
                : gtk_scrolled_window_get_vadjustment(window.opaque)!
            return (axis, object, SignalHandlers(of: UnsafeMutableRawPointer(object)))
        }
        signals = SignalHandlers(of: UnsafeMutableRawPointer(content.widget))
        wheel = element.shareWheel(of: window)
        super.init(content, widget: window)
        clicks = PointerGesture(element, on: content)
        for (_, _, signals) in adjustments { signals.connect("value-changed") { [unowned self] in self.scrolled() } }
        content.didAllocate = { [unowned self] in self.tellAdjustments() }
        signals.connect("map") { [unowned self] in self.watchFocus() }
        signals.connect("unmap") { [unowned self] in self.forgetFocus() }
        update()
    }

    override func update() {
        updateCommon(element)
        let direction = gtk_widget_get_direction(widget)
        if gtk_widget_get_direction(content.widget) != direction {
            gtk_widget_set_direction(content.widget, direction)
        }
        element.applyPolicy(to: widget)
        if element.look == .view {
            gtk_widget_add_css_class(widget, "kumiko-view")
        } else {
            gtk_widget_remove_css_class(widget, "kumiko-view")
        }
        Accessibility.update(self, element, target: content.widget)
        // Without a name of its own GTK would say its type's.
        if told.label == nil { kumiko_accessible_set_text(content.widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "") }
    }

    // MARK: Scrolling

    /// GTK's adjustments say where to be.
    private func scrolled() {
        guard !isTelling else { return }
        var place = element.offset
        for (axis, adjustment, _) in adjustments {
            let value = gtk_adjustment_get_value(adjustment)
            if axis == .vertical {
                place.y = value
            } else {
                place.x = content.isMirrored ? gtk_adjustment_get_upper(adjustment) - element.size.width - value : value
            }
        }
        element.scroll(to: place)
        tellAdjustments()
    }

    /// Tells GTK how long the content is and where in it one is.
    private func tellAdjustments() {
        let outer = isTelling
        isTelling = true
        defer { isTelling = outer }
        let area = element.scrolledSize(in: element.size)
        for (axis, adjustment, _) in adjustments {
            let (length, room) =
                axis == .vertical ? (area.height, element.size.height) : (area.width, element.size.width)
            var value = axis == .vertical ? element.offset.y : element.offset.x
            if axis == .horizontal, content.isMirrored { value = length - room - value }
            gtk_adjustment_configure(adjustment, value, 0, length, room * 0.1, room * 0.9, room)
        }
    }

    override func contentMoved() {
        super.contentMoved()
        tellAdjustments()
    }

    // MARK: Focus

    /// Follows the keyboard's focus within the window: what has it is kept and comes in sight.
    private func watchFocus() {
        guard focus == nil, let root = gtk_widget_get_root(widget) else { return }
        focus = SignalHandlers(of: UnsafeMutableRawPointer(root))
        focus?.connect("notify::focus-widget") { [unowned self] in self.focusMoved() }
    }

    private func forgetFocus() {
        focus?.disconnectAll()
        focus = nil
    }

    private func focusMoved() {
        guard let root = gtk_widget_get_root(widget) else { return }
        guard let focused = gtk_root_get_focus(root), gtk_widget_is_ancestor(focused, content.widget) != 0 else {
            return element.focusMoved(to: nil)
        }
        var child: WidgetPointer = focused
        while let parent = gtk_widget_get_parent(child), parent != content.widget { child = parent }
        let hosted = element.hostedWidgets.first { ($0.widget as? ElementWidget)?.widget == child }
        element.focusMoved(to: hosted)
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(focused, content.widget, &bounds) != 0 else { return }
        var part = CGRect(
            x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
            height: Double(bounds.size.height))
        if content.isMirrored { part.origin.x = element.size.width - part.maxX }
        element.reveal(part.offsetBy(dx: element.offset.x, dy: element.offset.y))
    }

    override func remove() {
        forgetFocus()
        for (_, _, signals) in adjustments { signals.disconnectAll() }
        signals.disconnectAll()
        wheel.disconnectAll()
        super.remove()
    }
}
