import Foundation

/// Where the pointer is over a view.
@frozen
public enum HoverPhase: Equatable, Sendable {
    /// At a point of the view.
    case active(CGPoint)
    /// No longer there.
    case ended
}

/// Waits for the pointer to be over its child.
@_documentation(visibility: internal)
public final class HoverElement: PassthroughElement, PointerResponder {
    fileprivate var coordinateSpace = CoordinateSpace.local
    fileprivate var moved: (HoverPhase) -> Void = { _ in }
    fileprivate var changed: (Bool) -> Void = { _ in }
    private var isInside = false {
        didSet { if isInside != oldValue { changed(isInside) } }
    }

    public var tapCount: Int { 0 }
    public func tap(at point: CGPoint) {}

    override func collectWidgets(into widgets: inout [WidgetElement]) {
        super.collectWidgets(into: &widgets)
        host?.awaitsHover = true
    }

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        let isHit = super.hitTest(point, &responders)
        if isHit { responders.append(self) }
        return isHit
    }

    public override func didDetach() {
        super.didDetach()
        leave()
    }

    fileprivate func move(to point: CGPoint, in host: HostElement) {
        isInside = true
        moved(.active(coordinateSpace == .local ? locate(point) : host.contentInWindow(point)))
    }

    fileprivate func leave() {
        guard isInside else { return }
        isInside = false
        moved(.ended)
    }
}

/// Tells the views in a host which of them the pointer is over.
@_documentation(visibility: internal)
@MainActor
public final class HoverTracker {
    private weak var host: HostElement?
    private var inside: [HoverElement] = []

    public init(_ host: HostElement) { self.host = host }

    /// The pointer is at a point of the host's content; `nil` for outside of it.
    public func move(to point: CGPoint?) {
        guard let host else { return }
        let found = point.map { host.respondersInContent(at: $0).compactMap { $0 as? HoverElement } } ?? []
        let left = inside.filter { element in !found.contains { $0 === element } }
        inside = found
        for element in left { element.leave() }
        if let point { for element in found { element.move(to: point, in: host) } }
    }
}

struct HoverModifier: ElementModifier {
    var coordinateSpace = CoordinateSpace.local
    nonisolated(unsafe) var moved: (HoverPhase) -> Void = { _ in }
    nonisolated(unsafe) var changed: (Bool) -> Void = { _ in }

    func makeElement() -> HoverElement { HoverElement() }

    func updateElement(_ element: HoverElement, environment: EnvironmentValues) {
        element.coordinateSpace = coordinateSpace
        element.moved = moved
        element.changed = changed
    }
}

nonisolated extension View {
    /// Calls `action` with `true` when the pointer comes over the view, and with `false` when it leaves.
    ///
    /// ```swift
    /// Text("Card").padding().background(isHovered ? .yellow : .white).onHover { isHovered = $0 }
    /// ```
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(changed: action))
    }

    /// Calls `action` with where the pointer is, as it comes over the view and moves there, and when it leaves.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(coordinateSpace: coordinateSpace, moved: action))
    }
}
