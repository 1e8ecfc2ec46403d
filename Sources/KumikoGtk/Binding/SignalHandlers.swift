import CGtk
import Foundation

/// The handlers that were connected to one object, which can be blocked together and end with this.
@MainActor
final class SignalHandlers {
    private let object: UnsafeMutableRawPointer
    private var ids: [gulong] = []
    /// Handlers of others on the same object, which are blocked along with these and ended by their owners.
    private var companions: [gulong] = []

    /// `object` must live as long as this does, or ``forget()`` be called.
    init(of object: UnsafeMutableRawPointer) {
        self.object = object
    }

    /// Calls `body` at each emission of a signal.
    @discardableResult
    func connect(_ signal: String, _ body: @escaping @MainActor () -> Void) -> gulong {
        connect(signal) { _ in
            body()
            return false
        }
    }

    /// Calls `body` at each emission with the first four parameters, where they are numbers; what it returns is the
    /// answer to the signal.
    @discardableResult
    func connect(_ signal: String, _ body: @escaping @MainActor (UnsafePointer<Double>) -> Bool) -> gulong {
        let box = Unmanaged.passRetained(HandlerBox(body))
        let id = kumiko_signal_connect(
            object, signal,
            { data, numbers in
                nonisolated(unsafe) let (data, numbers) = (data!, numbers!)
                // Kept alive, since a handler may disconnect itself.
                return MainActor.assumeIsolated {
                    let box = Unmanaged<HandlerBox>.fromOpaque(data).takeUnretainedValue()
                    return withExtendedLifetime(box) { gboolean(box.body(numbers)) }
                }
            }, box.toOpaque(), { Unmanaged<HandlerBox>.fromOpaque($0!).release() })
        if id != 0 { ids.append(id) }
        return id
    }

    /// Ends one handler.
    func disconnect(_ id: gulong) {
        guard let index = ids.firstIndex(of: id) else { return }
        ids.remove(at: index)
        g_signal_handler_disconnect(object, id)
    }

    /// Has a handler that another owns blocked along with these.
    func include(_ id: gulong) {
        companions.removeAll { g_signal_handler_is_connected(object, $0) == 0 }
        if id != 0 { companions.append(id) }
    }

    /// Runs `body` while none of the handlers is called.
    func blocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let blocked = ids + companions.filter { g_signal_handler_is_connected(object, $0) != 0 }
        for id in blocked { g_signal_handler_block(object, id) }
        defer {
            for id in blocked where g_signal_handler_is_connected(object, id) != 0 {
                g_signal_handler_unblock(object, id)
            }
        }
        return try body()
    }

    /// Ends all handlers. An object that has been disposed of has ended them itself.
    func disconnectAll() {
        for id in ids where g_signal_handler_is_connected(object, id) != 0 { g_signal_handler_disconnect(object, id) }
        ids = []
    }
}

/// What a handler calls.
private final class HandlerBox: Sendable {
    let body: @MainActor (UnsafePointer<Double>) -> Bool
    init(_ body: @escaping @MainActor (UnsafePointer<Double>) -> Bool) { self.body = body }
}
