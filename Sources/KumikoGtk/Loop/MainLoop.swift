import CGtk

/// GLib's main loop, which serves Dispatch's main queue too.
///
/// With it `Task`, `MainActor.run`, `Task.sleep` and `DispatchQueue.main` work while a window is open. Nothing polls: the
/// queue wakes the loop.
@MainActor
enum MainLoop {
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

    /// Runs `action` when the loop has nothing more urgent to do.
    static func whenIdle(_ priority: Priority = .normal, _ action: @escaping @MainActor () -> Void) {
        let box = Unmanaged.passRetained(Box(action))
        g_idle_add_full(
            priority == .normal ? G_PRIORITY_DEFAULT : G_PRIORITY_LOW,
            { data in
                MainActor.assumeIsolated { Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue().action() }
                return G_SOURCE_REMOVE
            }, box.toOpaque(), { Unmanaged<Box>.fromOpaque($0!).release() })
    }

    private final class Box: Sendable {
        let action: @MainActor () -> Void
        init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    }
}
