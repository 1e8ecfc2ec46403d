import CGtk

/// Calls a function once when a time has passed, unless it is let go before.
@MainActor
final class Timer {
    private var source: guint = 0
    private let action: @MainActor () -> Void

    /// - Parameter delay: in seconds; negative is 0, more than a month is a month.
    init(after delay: Double, _ action: @escaping @MainActor () -> Void) {
        self.action = action
        let milliseconds = guint(min(max(0, (delay * 1000).rounded(.up)), 2_592_000_000))
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated { Unmanaged<Timer>.fromOpaque(data).takeUnretainedValue().fire() }
                return G_SOURCE_REMOVE
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func fire() {
        source = 0
        action()
    }

    isolated deinit {
        if source != 0 { g_source_remove(source) }
    }
}
