import CGtk
import Foundation
import Kumiko
import ViewModels

/// Hands a finger, a pointer with its button held, two fingers on a touchpad and the wheel to the model of pages.
///
/// It takes only what goes along the pages and turns them; all else is left to what is inside and outside, such as a
/// vertical scroller.
@MainActor
final class SwipeGesture {
    private unowned let element: PagesElement
    private var signals: [SignalHandlers] = []
    /// How far the finger had gone when the model was last told.
    private var dragged = 0.0
    private var isClaimed = false

    /// How far a finger goes across the pages before it is none of theirs, in points.
    private static let tolerance = 16.0
    /// Points for a unit of a touchpad that counts in notches of a wheel.
    private static let pointsPerNotch = 10.0

    /// Whether what a controller is told comes from a touchpad. GTK tells who moves only while it tells that.
    private let isTouchpad: @MainActor (OpaquePointer) -> Bool

    private var model: CarouselModel { element.model }

    init(
        _ element: PagesElement, on widget: WidgetPointer,
        isTouchpad: @escaping @MainActor (OpaquePointer) -> Bool = SwipeGesture.isTouchpad
    ) {
        self.element = element
        self.isTouchpad = isTouchpad
        addDrag(widget)
        addScroll(widget)
    }

    /// Lets go of the widget.
    func end() {
        for handlers in signals { handlers.disconnectAll() }
        signals = []
        model.cancelDrag()
    }

    /// The time of the event, in seconds.
    private static func time(_ controller: OpaquePointer) -> Double {
        let milliseconds = gtk_event_controller_get_current_event_time(controller)
        return milliseconds == 0 ? Double(g_get_monotonic_time()) / 1_000_000 : Double(milliseconds) / 1000
    }

    // MARK: A finger or a button

    private func addDrag(_ widget: WidgetPointer) {
        let drag = gtk_gesture_drag_new()!
        let handlers = SignalHandlers(of: UnsafeMutableRawPointer(drag))
        gtk_widget_add_controller(widget, drag)
        handlers.connect("drag-begin") { [unowned self] _ in
            guard self.element.isEnabled else {
                gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
                return false
            }
            self.dragged = 0
            self.isClaimed = false
            self.model.beginDrag(at: Self.time(drag))
            return false
        }
        handlers.connect("drag-update") { [unowned self] offset in
            self.drag(to: offset[0], offset[1], drag)
            return false
        }
        handlers.connect("drag-end") { [unowned self] in self.model.endDrag(at: Self.time(drag)) }
        handlers.connect("cancel") { [unowned self] in self.model.cancelDrag() }
        signals.append(handlers)
    }

    private func drag(to x: Double, _ y: Double, _ gesture: OpaquePointer) {
        guard model.isHeld else { return }
        if !isClaimed, abs(y) >= Self.tolerance, abs(y) > abs(x) {
            model.cancelDrag()
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
            return
        }
        model.drag(by: model.pages(forFinger: x - dragged), at: Self.time(gesture))
        dragged = x
        guard !isClaimed, model.isDragging, x != 0 else { return }
        isClaimed = true
        // From here on it is no click on what lies inside, and no scrolling outside.
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    }

    // MARK: Wheel and touchpad

    private func addScroll(_ widget: WidgetPointer) {
        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
        let handlers = SignalHandlers(of: UnsafeMutableRawPointer(scroll))
        gtk_widget_add_controller(widget, scroll)
        handlers.connect("scroll") { [unowned self] delta in
            guard self.element.isEnabled else { return false }
            let movement = CarouselScroll(dx: delta[0], dy: delta[1])
            return self.isTouchpad(scroll)
                ? self.swipe(movement, scroll) : self.element.wheel(movement, at: Self.time(scroll))
        }
        handlers.connect("scroll-end") { [unowned self] in
            if self.isSwiping { self.model.endDrag(at: Self.time(scroll)) }
            self.isSwiping = false
        }
        signals.append(handlers)
    }

    /// Whether two fingers on a touchpad hold the pages.
    private var isSwiping = false

    private func swipe(_ movement: CarouselScroll, _ scroll: OpaquePointer) -> Bool {
        if !isSwiping {
            guard element.isDragged(by: movement) else { return false }
            isSwiping = true
            model.beginDrag(at: Self.time(scroll), device: .touchpad)
        }
        let factor = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL ? Self.pointsPerNotch : 1
        // The view goes where the fingers push it, as a finger on the screen would pull it.
        model.drag(by: model.pages(forFinger: -movement.dx * factor), at: Self.time(scroll))
        return true
    }

    private static func isTouchpad(_ scroll: OpaquePointer) -> Bool {
        guard let device = gtk_event_controller_get_current_event_device(scroll) else { return false }
        return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
    }
}
