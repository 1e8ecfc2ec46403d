import CGtk
import Kumiko

/// What all scrolled windows share.
extension ScrollElement {
    /// Says along which axes a scrolled window scrolls, and whether it shows where one is.
    func applyPolicy(to window: WidgetPointer) {
        func policy(_ axis: Axis.Set) -> GtkPolicyType {
            guard axes.contains(axis) else { return GTK_POLICY_NEVER }
            return showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
        }
        gtk_scrolled_window_set_policy(window.opaque, policy(.horizontal), policy(.vertical))
    }

    /// Leaves the wheel to what is outside of a scrolled window where it turns across what scrolls here, or on where this
    /// is at its end. With Shift it turns the other way. The handlers have to end with the widget.
    func shareWheel(of window: WidgetPointer) -> SignalHandlers {
        let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(window, controller)
        let handlers = SignalHandlers(of: UnsafeMutableRawPointer(controller))
        handlers.connect("scroll") { [weak self] delta in
            self?.shareWheel(delta[0], delta[1], controller, in: window)
            return false
        }
        return handlers
    }

    private func shareWheel(_ dx: Double, _ dy: Double, _ controller: OpaquePointer, in window: WidgetPointer) {
        let isShifted = gtk_event_controller_get_current_event_state(controller).rawValue & GDK_SHIFT_MASK.rawValue != 0
        var taken = GTK_EVENT_CONTROLLER_SCROLL_NONE.rawValue
        if takes(dx, along: isShifted ? .vertical : .horizontal, in: window) {
            taken |= GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL.rawValue
        }
        if takes(dy, along: isShifted ? .horizontal : .vertical, in: window) {
            taken |= GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue
        }
        kumiko_scroll_take_wheel(window, GtkEventControllerScrollFlags(taken), controller)
    }

    /// Whether a movement is this scroller's. The outermost one keeps what leads beyond its ends, as GTK shows that.
    private func takes(_ movement: Double, along axis: Axis.Set, in window: WidgetPointer) -> Bool {
        guard axes.contains(axis) else { return false }
        return Self.canMove(movement, along: axis, in: window) || !isInScroller(along: axis)
    }

    private static func canMove(_ movement: Double, along axis: Axis.Set, in window: WidgetPointer) -> Bool {
        let adjustment =
            axis == .vertical
            ? gtk_scrolled_window_get_vadjustment(window.opaque) : gtk_scrolled_window_get_hadjustment(window.opaque)
        let value = gtk_adjustment_get_value(adjustment)
        let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
        // Half a pixel is not worth a turn of the wheel.
        return movement < 0
            ? value > gtk_adjustment_get_lower(adjustment) + 0.5 : movement == 0 || value < end - 0.5
    }
}
