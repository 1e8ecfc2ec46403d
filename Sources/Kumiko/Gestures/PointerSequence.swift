import Foundation

/// Hands what the pointer does in a host to the taps and gestures that wait for it there.
///
/// Of several the first that it turns out to be is made; the innermost is asked first. A tap has to go down and up on the
/// same element, as on a button; where an element inside waits for more taps, it acts when no more have come. Gestures that
/// are simultaneous go along with whatever else happens.
@_documentation(visibility: internal)
@MainActor
public final class PointerSequence {
    private weak var host: HostElement?
    /// What waits for taps or gestures where the pointer went down, in the order in which it is asked.
    private var waiting: [any PointerResponder] = []
    /// The gesture that it turned out to be.
    private var winner: GestureElement?
    private var location = CGPoint.zero
    /// A tap that is acted on when no more come.
    private var pendingTap: (responder: any PointerResponder, location: CGPoint, deadline: Double)?

    public init(_ host: HostElement?) { self.host = host }

    private var gestures: [GestureElement] { waiting.compactMap { $0 as? GestureElement } }

    /// When the gestures want to be told that time has passed; `nil` for never.
    public var deadline: Double? {
        let following = gestures.filter { winner == nil || $0 === winner || $0.precedence == .simultaneous }
        return (following.compactMap(\.deadline) + [pendingTap?.deadline].compactMap { $0 }).min()
    }

    /// Whether some gesture follows the pointer, so that it has to be told of moves.
    public var followsMoves: Bool { waiting.contains { $0 is GestureElement } }

    // MARK: What the pointer does

    /// It went down at `point` of the host's content. Returns whether it is a gesture already, and no tap or press of
    /// anything else.
    public func press(at point: CGPoint, time: Double) -> Bool {
        guard let host else { return false }
        let found = Self.inOrder(host.respondersInContent(at: point))
        for gesture in gestures where !found.contains(where: { $0 === gesture }) { gesture.reset() }
        waiting = found
        if winner?.isUnderWay != true { winner = nil }
        for gesture in gestures where !gesture.isUnderWay { gesture.reset() }
        return tell(.pressed, at: point, time: time)
    }

    /// It moved to `point` while it was down. Returns whether it is a gesture.
    public func move(to point: CGPoint, time: Double) -> Bool { tell(.moved, at: point, time: time) }

    /// It went up at `point`. Returns whether a gesture has been made or somebody acted on a tap.
    ///
    /// - Parameter count: how often the pointer has been clicked there in a row.
    public func release(at point: CGPoint, time: Double, count: Int) -> Bool {
        let found = host?.respondersInContent(at: point) ?? []
        let count = max(1, count)
        if count == 1 { actOnPendingTap() }
        var awaitsMore = false
        defer { forgetWhatIsOver() }
        return tell(.released, at: point, time: time) { responder in
            guard responder.tapCount > 0, found.contains(where: { $0 === responder }) else { return false }
            // Four quick clicks are two double taps.
            guard count.isMultiple(of: responder.tapCount) else {
                awaitsMore = true
                return false
            }
            if awaitsMore {
                pendingTap = (responder, point, time + Tap.longestPause)
            } else {
                pendingTap = nil
                responder.tap(at: point)
            }
            return true
        }
    }

    /// Time passed. Returns whether it is a gesture.
    public func wait(until time: Double) -> Bool {
        if let pendingTap, pendingTap.deadline <= time { actOnPendingTap() }
        return tell(.waited, at: location, time: time)
    }

    /// Once the pointer is up only what waits for it to come down again is kept.
    private func forgetWhatIsOver() {
        waiting = gestures.filter(\.isUnderWay)
        if winner?.isUnderWay != true { winner = nil }
    }

    private func actOnPendingTap() {
        guard let (responder, location, _) = pendingTap else { return }
        pendingTap = nil
        responder.tap(at: location)
    }

    /// Somebody else took what the pointer does.
    ///
    /// - Parameter isRelease: whether that was as the pointer went up, as when a control inside was clicked: gestures that
    ///   go along with others are made then.
    public func cancel(time: Double, isRelease: Bool = false) {
        for gesture in gestures {
            let isMade = isRelease && gesture.precedence == .simultaneous
            _ = gesture.handle(event(isMade ? .released : .cancelled, for: gesture, at: location, time))
            if !gesture.isUnderWay { gesture.reset() }
        }
        forgetWhatIsOver()
    }

    // MARK: Handing on

    /// Tells all that follow the pointer. Returns whether it is a gesture, or a tap that `tap` says has been acted on.
    private func tell(
        _ kind: PointerEvent.Kind, at point: CGPoint, time: Double,
        tap: (any PointerResponder) -> Bool = { _ in false }
    ) -> Bool {
        location = point
        if let winner {
            _ = winner.handle(event(kind, for: winner, at: point, time))
            tellSimultaneous(kind, time)
            return true
        }
        tellSimultaneous(kind, time)
        for responder in waiting {
            if let gesture = responder as? GestureElement {
                guard gesture.precedence != .simultaneous,
                    gesture.handle(event(kind, for: gesture, at: point, time))
                else { continue }
                winner = gesture
                cancelOthers(time)
                return true
            } else if tap(responder) {
                cancelOthers(time)
                return true
            }
        }
        return false
    }

    private func tellSimultaneous(_ kind: PointerEvent.Kind, _ time: Double) {
        for gesture in gestures where gesture.precedence == .simultaneous {
            _ = gesture.handle(event(kind, for: gesture, at: location, time))
        }
    }

    /// The gestures that it did not turn out to be are told so.
    private func cancelOthers(_ time: Double) {
        for gesture in gestures where gesture !== winner && gesture.precedence != .simultaneous {
            _ = gesture.handle(event(.cancelled, for: gesture, at: location, time))
        }
    }

    private func event(
        _ kind: PointerEvent.Kind, for gesture: GestureElement, at point: CGPoint, _ time: Double
    ) -> PointerEvent {
        PointerEvent(
            kind: kind, location: gesture.locate(point), globalLocation: host?.contentInWindow(point) ?? point,
            time: time, slack: slack(of: gesture))
    }

    /// What is inside of a gesture is pressed as long as the pointer has not gone as far as this.
    private func slack(of gesture: GestureElement) -> CGFloat {
        guard gesture.precedence == .normal else { return 0 }
        for responder in waiting {
            if responder === gesture { return 0 }
            switch responder {
            case let other as GestureElement where other.precedence == .simultaneous: continue
            case is GestureElement, is TapElement, is HostElement, is ToggleElement: return Tap.tolerance
            default: continue
            }
        }
        return 0
    }

    /// The responders, from the innermost out, with those first that come before what is inside of them.
    private static func inOrder(_ responders: [any PointerResponder]) -> [any PointerResponder] {
        var ordered: [any PointerResponder] = []
        for responder in responders {
            let isFirst = (responder as? GestureElement)?.precedence == .high
            ordered.insert(responder, at: isFirst ? 0 : ordered.count)
        }
        return ordered
    }
}

extension Element {
    /// Where a point of the host's content lies in the element.
    final func locate(_ point: CGPoint) -> CGPoint {
        var inside = point
        if let parent, parent !== host {
            inside = parent.locate(point)
            if let around = parent as? TransformElement,
                let transform = around.transform(CGRect(origin: .zero, size: around.size))
            {
                inside = transform.invert(inside)
            }
        }
        return CGPoint(x: inside.x - origin.x, y: inside.y - origin.y)
    }
}
