import CGtk
import Foundation
import Kumiko
import Observation
import ViewModels

/// Pages side by side in a container that clips them. The carousel's model says where each page stands.
@MainActor
final class PagesWidget: HostWidget {
    private let element: PagesElement
    private var taps: TapGesture?
    private var keys: KeyController?
    private var signals: [SignalHandlers] = []
    private var tick: guint = 0
    private var dragged = 0.0
    private var isRemoved = false

    private var model: CarouselModel { element.model }

    init(_ element: PagesElement) {
        self.element = element
        super.init(ContentContainer(element, role: GTK_ACCESSIBLE_ROLE_GROUP))
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_focusable(widget, 1)
        taps = TapGesture(element, on: content)
        keys = KeyController(on: widget) { [unowned self] key in
            guard case .region(let key) = key, self.element.isEnabled else { return false }
            return self.element.press(key)
        }
        addDrag()
        addWheel()
        addCrossing()
        observe()
        update()
    }

    override func update() {
        updateCommon(element)
        Accessibility.update(self, element)
    }

    // MARK: Following the model

    /// Has the pages follow the model: once for each frame in which it changed.
    private func observe() {
        guard !isRemoved else { return }
        withObservationTracking {
            _ = (model.position, model.isAnimating, model.pageCount)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.awaitFrame() }
        }
    }

    /// The frame clock is asked for frames only while something moves.
    private func awaitFrame() {
        guard tick == 0, !isRemoved else { return }
        tick = gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                nonisolated(unsafe) let (clock, data) = (clock!, data!)
                return MainActor.assumeIsolated {
                    Unmanaged<PagesWidget>.fromOpaque(data).takeUnretainedValue().frame(clock)
                }
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func frame(_ clock: OpaquePointer) -> gboolean {
        let moves = model.advance(to: Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
        element.markPagesMoved()
        content.contentMoved()
        if moves { return G_SOURCE_CONTINUE }
        tick = 0
        observe()
        return G_SOURCE_REMOVE
    }

    // MARK: Fingers, wheel, pointer

    private static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    private func addDrag() {
        let drag = gtk_gesture_drag_new()!
        let handlers = SignalHandlers(of: UnsafeMutableRawPointer(drag))
        gtk_widget_add_controller(widget, drag)
        handlers.connect("drag-begin") { [unowned self] _ in
            guard self.element.isEnabled else {
                gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
                return false
            }
            self.dragged = 0
            self.model.beginDrag(at: Self.now)
            return false
        }
        handlers.connect("drag-update") { [unowned self] offset in
            let x = offset[0]
            self.model.drag(by: self.model.pages(forFinger: x - self.dragged), at: Self.now)
            self.dragged = x
            // From here on it is no click on what lies inside.
            if self.model.isDragging { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
            return false
        }
        handlers.connect("drag-end") { [unowned self] in self.model.endDrag(at: Self.now) }
        handlers.connect("cancel") { [unowned self] in self.model.cancelDrag() }
        signals.append(handlers)
    }

    private func addWheel() {
        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
        let handlers = SignalHandlers(of: UnsafeMutableRawPointer(scroll))
        gtk_widget_add_controller(widget, scroll)
        handlers.connect("scroll") { [unowned self] delta in
            self.element.isEnabled && self.model.wheel(CarouselScroll(dx: delta[0], dy: delta[1]), at: Self.now)
        }
        signals.append(handlers)
    }

    private func addCrossing() {
        let motion = gtk_event_controller_motion_new()!
        let pointer = SignalHandlers(of: UnsafeMutableRawPointer(motion))
        gtk_widget_add_controller(widget, motion)
        pointer.connect("enter") { [unowned self] in self.model.isHovered = true }
        pointer.connect("leave") { [unowned self] in self.model.isHovered = false }
        let focus = gtk_event_controller_focus_new()!
        let keyboard = SignalHandlers(of: UnsafeMutableRawPointer(focus))
        gtk_widget_add_controller(widget, focus)
        keyboard.connect("enter") { [unowned self] in self.model.isFocused = true }
        keyboard.connect("leave") { [unowned self] in self.model.isFocused = false }
        signals += [pointer, keyboard]
    }

    override func remove() {
        isRemoved = true
        for handlers in signals { handlers.disconnectAll() }
        if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
        tick = 0
        super.remove()
    }
}
