import Dispatch
import Foundation
@_spi(SwiftUI) import Observation
import Reactive

/// One node's subscription to the `@Observable` properties that its last evaluation read.
///
/// Observation offers no way to take a tracking back before it has fired. A token that has to be taken back therefore
/// reads a property of its own in each tracking: announcing a change of it makes the tracking fire, and the tracking is
/// cancelled there. Most nodes are evaluated again only when their tracking fires, and are spared that.
final class ObservationToken: @unchecked Sendable {
    /// Cleared before the node goes; a weak reference would slow every other use of the node down.
    private unowned(unsafe) var node: _Node?
    private var sentinel: Sentinel?
    private var isDisarming = false
    /// Whether a property that the node read is being changed now, on the main thread.
    private var isChanging = false {
        didSet { if isChanging != oldValue { Self.changes += isChanging ? 1 : -1 } }
    }

    private final class Sentinel: Observable, Sendable {
        let registrar = ObservationRegistrar()
        static let path = \Sentinel.self
    }

    deinit { if isChanging { Self.changes -= 1 } }

    // MARK: Changes under way

    /// How many tokens know of a change that has begun and not ended. Used on the main thread only.
    private nonisolated(unsafe) static var changes = 0

    /// Whether trackings tell the end of a change too. Set on the main thread, and for good, by the first place that asks
    /// for ``isChanging``.
    nonisolated(unsafe) static var followsChanges = false

    /// Whether an observable object that views read is being changed right now: its property must not be read before
    /// the change has ended, as when an array's `removeAll(where:)` asks for what to remove.
    static var isChanging: Bool { changes > 0 }

    /// To be called while the view that reads the object is evaluated, before ``isChanging`` is asked.
    static func followChanges() {
        if MainQueue.isCurrent { followsChanges = true }
    }

    // MARK: Tracking

    /// Runs `body`; a change of what it reads will mark `node` as dirty, once.
    ///
    /// - Parameters:
    ///   - token: taken for the tracking; `nil` afterwards when `body` read nothing of an observable object.
    ///   - canBeDisarmed: whether the tracking has to be taken back before it has fired, as is known of some views.
    @MainActor static func track<Result>(
        _ node: _Node, _ token: inout ObservationToken?, canBeDisarmed: Bool, _ body: () -> Result
    ) -> Result {
        var tracker = token ?? node.graph.takeSpareToken()
        token = nil
        if canBeDisarmed, tracker.sentinel == nil { tracker.sentinel = Sentinel() }
        tracker.node = node
        let didFollow = followsChanges
        let result = tracker.track(canBeDisarmed, body)
        // The first view that needs it is evaluated again, since its tracking must tell the end of a change already.
        if followsChanges != didFollow { node.markDirty() }
        // The registrars hold on to the token while the tracking is armed.
        if isKnownUniquelyReferenced(&tracker) {
            tracker.node = nil
            node.graph.spareToken = tracker
        } else {
            token = tracker
        }
        return result
    }

    @MainActor private func track<Result>(_ canBeDisarmed: Bool, _ body: () -> Result) -> Result {
        let sentinel = canBeDisarmed ? sentinel : nil
        let watched = {
            let result = body()
            if let sentinel { sentinel.registrar.access(sentinel, keyPath: Sentinel.path) }
            return result
        }
        guard Self.followsChanges else {
            return withObservationTracking(
                watched,
                willSet: { [self] tracking in
                    tracking.cancel()
                    if !isDisarming { changeBegins() }
                })
        }
        return withObservationTracking(
            watched,
            willSet: { [self] tracking in
                guard !isDisarming else { return tracking.cancel() }
                if MainQueue.isCurrent { isChanging = true }
                changeBegins()
            },
            didSet: { [self] tracking in
                guard !isDisarming else { return }
                tracking.cancel()
                if MainQueue.isCurrent { isChanging = false }
            })
    }

    private func changeBegins() {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { tellNode() }
        } else {
            DispatchQueue.main.async { self.tellNode() }
        }
    }

    @MainActor private func tellNode() {
        guard let node else { return }
        ChangeReasons.note(.dependencies, of: node)
        node.markDirty()
    }

    /// The node goes; a change made on another thread may still be on its way to it.
    @MainActor func leave() { node = nil }

    /// Takes the armed tracking back. Returns whether it could: if not, it is left to fire for nobody, and the token with
    /// it.
    @MainActor func disarm() -> Bool {
        isChanging = false
        guard let sentinel else {
            node = nil
            return false
        }
        isDisarming = true
        sentinel.registrar.willSet(sentinel, keyPath: Sentinel.path)
        isDisarming = false
        return true
    }
}
