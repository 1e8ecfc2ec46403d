import CGtk
import Foundation
import Kumiko

/// Writes a line to standard error for each frame of a hosted view, where the environment says `KUMIKO_DEBUG=frames`:
///
///     Kumiko: frame 12: 3.1 ms, 0.4 ms before painting; 31 widgets; Row 2, Counter
///
/// The times run from the frame's input on. The widgets are those of the view that live then, and after them come the
/// views whose bodies have been evaluated since the last frame, with how often.
@MainActor
final class FrameReport {
    /// A report for a view to be hosted, if somebody wants one.
    static func make() -> FrameReport? { isWanted ? FrameReport() : nil }

    private static let isWanted = getenv("KUMIKO_DEBUG").map { String(cString: $0).contains("frames") } ?? false

    private var bodies: [String: Int] = [:]
    private var widget: SignalHandlers?
    private var clock: SignalHandlers?
    private var start: gint64?
    private var laidOut: gint64 = 0

    func note(bodyOf view: String) { bodies[view, default: 0] += 1 }

    /// Watches the frames of the windows that `widget` comes into.
    func watch(_ widget: WidgetPointer) {
        let handlers = SignalHandlers(of: UnsafeMutableRawPointer(widget))
        handlers.connect("realize") { [weak self] in
            if let clock = gtk_widget_get_frame_clock(widget) { self?.watch(clock, widget) }
        }
        handlers.connect("unrealize") { [weak self] in
            self?.clock?.disconnectAll()
            self?.clock = nil
        }
        self.widget = handlers
    }

    private func watch(_ clock: OpaquePointer, _ widget: WidgetPointer) {
        let handlers = SignalHandlers(of: UnsafeMutableRawPointer(clock))
        for signal in ["flush-events", "before-paint"] {
            handlers.connect(signal) { [weak self] in self?.begin() }
        }
        // Comes after GTK's own handler, which lays out.
        handlers.connect("layout") { [weak self] in self?.laidOut = g_get_monotonic_time() }
        handlers.connect("after-paint") { [weak self] in
            self?.write(gdk_frame_clock_get_frame_counter(clock), widgets: Self.count(widget))
        }
        self.clock = handlers
    }

    private func begin() {
        guard start == nil else { return }
        laidOut = g_get_monotonic_time()
        start = laidOut
    }

    private func write(_ frame: gint64, widgets: Int) {
        let end = g_get_monotonic_time()
        func milliseconds(_ time: gint64) -> String {
            (Double(time - (start ?? end)) / 1000).formatted(.number.precision(.fractionLength(1)))
        }
        let views = bodies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { $0.value == 1 ? $0.key : "\($0.key) \($0.value)" }
        let line = """
            Kumiko: frame \(frame): \(milliseconds(end)) ms, \(milliseconds(laidOut)) ms before painting; \
            \(widgets) widgets; \(views.isEmpty ? "no body" : views.joined(separator: ", "))\n
            """
        FileHandle.standardError.write(Data(line.utf8))
        (bodies, start) = ([:], nil)
    }

    private static func count(_ widget: WidgetPointer?) -> Int {
        guard let widget else { return 0 }
        var count = 1
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            count += Self.count(current)
            child = gtk_widget_get_next_sibling(current)
        }
        return count
    }
}
