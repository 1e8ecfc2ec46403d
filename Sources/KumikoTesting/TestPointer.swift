import Foundation
import Kumiko

/// The pointer in a mounted window: the innermost control, tap or gesture takes what it does, as GTK's does.
@MainActor
final class TestPointer {
    /// A host under the pointer, with where its content begins in the window.
    private struct Level {
        let host: HostElement
        let sequence: PointerSequence
        let origin: CGPoint
    }

    private let root: RootElement
    /// Kept from one press to the next: a tap may have to wait for another one.
    private var sequences: [ObjectIdentifier: PointerSequence] = [:]
    private var trackers: [ObjectIdentifier: HoverTracker] = [:]
    /// The hosts where the pointer went down, the innermost first.
    private var levels: [Level] = []
    /// The control where it went down.
    private var control: WidgetElement?
    private var location = CGPoint.zero
    private var isTaken = false

    init(_ root: RootElement) { self.root = root }

    /// - Returns: whether anything is there that answers to the pointer.
    func press(at point: CGPoint, time: Double) -> Bool {
        location = point
        (levels, control) = ([], nil)
        descend(into: root, at: .zero)
        isTaken = false
        let isGesture = takeFirst(time) { $0.press(at: $1, time: time) }
        return isGesture || control != nil || levels.contains { !$0.host.respondersInContent(at: local($0)).isEmpty }
    }

    func move(to point: CGPoint, time: Double) {
        location = point
        hover()
        _ = takeFirst(time) { $0.move(to: $1, time: time) }
    }

    /// Tells the views that the pointer is over them, or no longer.
    private func hover() {
        let pressed = (levels, control)
        (levels, control) = ([], nil)
        descend(into: root, at: .zero)
        let over = Set(levels.map { ObjectIdentifier($0.host) })
        for level in levels {
            let tracker = trackers[ObjectIdentifier(level.host)] ?? HoverTracker(level.host)
            trackers[ObjectIdentifier(level.host)] = tracker
            tracker.move(to: local(level))
        }
        for (host, tracker) in trackers where !over.contains(host) { tracker.move(to: nil) }
        (levels, control) = pressed
    }

    /// - Parameter count: how often the pointer has been clicked there in a row.
    /// - Returns: whether somebody acted.
    func release(time: Double, count: Int) -> Bool {
        defer { levels = [] }
        guard !isTaken, let control else {
            let isFollowed = levels.contains { $0.sequence.followsMoves }
            return takeFirst(time) { $0.release(at: $1, time: time, count: count) } || isFollowed
        }
        // What is disabled keeps the click from what is around it.
        for level in levels { level.sequence.cancel(time: time, isRelease: control.isEnabled) }
        guard control.isEnabled else { return false }
        if let button = control as? ButtonElement { button.press() }
        if let toggle = control as? ToggleElement { toggle.model.toggle() }
        return true
    }

    /// Tells gestures that time has passed.
    func wait(until time: Double) {
        for sequence in sequences.values {
            if let deadline = sequence.deadline, deadline <= time, sequence.wait(until: time) { isTaken = true }
        }
    }

    private func local(_ level: Level) -> CGPoint {
        CGPoint(x: location.x - level.origin.x, y: location.y - level.origin.y)
    }

    /// Offers what the pointer did to the hosts, from the innermost out, until one takes it.
    private func takeFirst(_ time: Double, _ offer: (PointerSequence, CGPoint) -> Bool) -> Bool {
        for (index, level) in levels.enumerated() where offer(level.sequence, local(level)) {
            isTaken = true
            for outer in levels[(index + 1)...] { outer.sequence.cancel(time: time) }
            levels = Array(levels[...index])
            return true
        }
        return false
    }

    private func descend(into host: HostElement, at origin: CGPoint) {
        let sequence = sequences[ObjectIdentifier(host)] ?? PointerSequence(host)
        sequences[ObjectIdentifier(host)] = sequence
        let level = Level(host: host, sequence: sequence, origin: origin)
        levels.insert(level, at: 0)
        for responder in host.respondersInContent(at: local(level)) {
            if responder is ButtonElement || responder is ToggleElement {
                control = responder as? WidgetElement
                return
            }
            guard let inner = responder as? HostElement, let frame = (inner.widget as? TestWidget)?.frame else {
                continue
            }
            let insets = inner.contentInsets
            return descend(
                into: inner,
                at: CGPoint(x: origin.x + frame.minX + insets.leading, y: origin.y + frame.minY + insets.top))
        }
    }
}
