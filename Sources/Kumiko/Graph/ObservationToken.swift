import Dispatch
import Foundation
@_spi(SwiftUI) import Observation
import Reactive

/// One node's subscription to the `@Observable` properties that its last evaluation read.
///
/// Observation offers no way to take a tracking back before it has fired. The token therefore reads a property of its
/// own in each tracking: announcing a change of it makes the tracking fire, and the tracking is cancelled there.
final class ObservationToken: @unchecked Sendable {
    /// What the registrar holds while a tracking is armed; that it is shared tells that one is.
    private final class Link: @unchecked Sendable {
        /// Cleared by the token before the node goes; a weak reference would slow every other use of the node down.
        unowned(unsafe) var node: _Node?
        var isDisarming = false
        /// Whether a property that the node read is being changed now, on the main thread.
        var isChanging = false {
            didSet { if isChanging != oldValue { ObservationToken.changes += isChanging ? 1 : -1 } }
        }
        deinit { if isChanging { ObservationToken.changes -= 1 } }
    }

    /// How many tokens know of a change that has begun and not ended. Used on the main thread only.
    private nonisolated(unsafe) static var changes = 0

    /// Whether an observable object that views read is being changed right now: its property must not be read before
    /// the change has ended, as when an array's `removeAll(where:)` asks for what to remove.
    static var isChanging: Bool { changes > 0 }

    private final class Sentinel: Observable, Sendable {
        let registrar = ObservationRegistrar()
        var value: Int { 0 }
    }

    private var link = Link()
    private var sentinel: Sentinel?

    deinit { link.node = nil }

    /// Whether a tracking waits for a change.
    private(set) var isArmed = false

    /// Runs `body`; a change of what it reads will mark the node as dirty, once.
    ///
    /// - Parameter readsObservable: whether it is known that nodes of this kind read observable objects. When not, the
    ///   sentinel is saved, and the answer is found by whether the tracking was kept.
    @MainActor func track<Result>(_ node: _Node, readsObservable: Bool, _ body: () -> Result) -> Result {
        if readsObservable, sentinel == nil { sentinel = Sentinel() }
        let sentinel = readsObservable ? sentinel : nil
        link.node = node
        let result = Self.tracking(link, sentinel, body)
        isArmed = !isKnownUniquelyReferenced(&link)
        if !isArmed { link.node = nil }
        return result
    }

    @MainActor private static func tracking<Result>(
        _ link: Link, _ sentinel: Sentinel?, _ body: () -> Result
    ) -> Result {
        withObservationTracking {
            let result = body()
            if let sentinel { sentinel.registrar.access(sentinel, keyPath: \.value) }
            return result
        } willSet: { [link] tracking in
            if link.isDisarming { return tracking.cancel() }
            if MainQueue.isCurrent {
                MainActor.assumeIsolated {
                    link.isChanging = true
                    link.node?.markDirty()
                }
            } else {
                DispatchQueue.main.async { link.node?.markDirty() }
            }
        } didSet: { [link] tracking in
            if link.isDisarming { return }
            tracking.cancel()
            if MainQueue.isCurrent { link.isChanging = false }
        }
    }

    /// Takes back the armed tracking, if any.
    @MainActor func disarm() {
        guard isArmed else { return }
        isArmed = false
        link.isChanging = false
        guard let sentinel else {
            // This first tracking has nothing to be taken back by: it is left to fire for nobody.
            link.node = nil
            link = Link()
            return
        }
        link.isDisarming = true
        sentinel.registrar.willSet(sentinel, keyPath: \.value)
        link.isDisarming = false
    }
}
