import CGtk
import Reactive

/// GLib's main loop, which serves Dispatch's main queue too.
///
/// With it `Task`, `MainActor.run`, `Task.sleep` and `DispatchQueue.main` work while a window is open. Nothing polls: the
/// queue wakes the loop.
@MainActor
enum MainLoop {
    /// Whether code runs where the main actor runs.
    nonisolated static var isCurrent: Bool { kumiko_is_main_thread() != 0 || MainQueue.isCurrent }

    /// Has the loop serve Dispatch's main queue. Further calls do nothing.
    static func attachMainQueue() {
        kumiko_main_queue_attach()
    }

    /// What comes before an action that waits for the loop.
    enum Priority {
        /// Only what is there already.
        case normal
        /// Events, frames and all other work.
        case low
    }

    /// Runs `action` on the main thread when the loop has nothing more urgent to do. May be called on any thread.
    nonisolated static func whenIdle(_ priority: Priority = .normal, _ action: @escaping @MainActor () -> Void) {
        let box = Unmanaged.passRetained(Box(action))
        g_idle_add_full(
            priority == .normal ? G_PRIORITY_DEFAULT : G_PRIORITY_LOW,
            { data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue().action() }
                return G_SOURCE_REMOVE
            }, box.toOpaque(), { Unmanaged<Box>.fromOpaque($0!).release() })
    }

    private final class Box: Sendable {
        let action: @MainActor () -> Void
        init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    }
}
