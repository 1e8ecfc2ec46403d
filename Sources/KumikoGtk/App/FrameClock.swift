import CGtk

/// A widget's frame clock.
@MainActor
enum FrameClock {
    /// Calls `action` once, in the update phase of the widget's next frame: before layout and drawing.
    static func beforeNextFrame(of widget: WidgetPointer, _ action: @escaping @MainActor () -> Void) {
        everyFrame(of: widget) { _ in
            action()
            return false
        }
    }

    /// Calls `action` with the time in seconds in each frame until it returns `false` or the widget goes.
    static func everyFrame(of widget: WidgetPointer, _ action: @escaping @MainActor (Double) -> Bool) {
        let box = Unmanaged.passRetained(Box(action))
        gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                nonisolated(unsafe) let (clock, data) = (clock, data!)
                return MainActor.assumeIsolated {
                    let seconds = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
                    return gboolean(Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().action(seconds))
                }
            }, box.toOpaque(), { Unmanaged<Box>.fromOpaque($0!).release() })
    }

    private final class Box: Sendable {
        let action: @MainActor (Double) -> Bool
        init(_ action: @escaping @MainActor (Double) -> Bool) { self.action = action }
    }
}
