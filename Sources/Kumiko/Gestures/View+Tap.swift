import Foundation

/// Takes taps on its child. Of several the innermost acts.
@_documentation(visibility: internal)
public final class TapElement: PassthroughElement, PointerResponder {
    public internal(set) var tapCount = 1
    var isEnabled = true
    var action: (CGPoint) -> Void = { _ in }

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        let isHit = super.hitTest(point, &responders)
        if isHit, isEnabled { responders.append(self) }
        return isHit
    }

    public func tap(at point: CGPoint) {
        guard isEnabled else { return }
        action(point)
    }
}

struct TapModifier: ElementModifier {
    let count: Int
    nonisolated(unsafe) let action: (CGPoint) -> Void

    func makeElement() -> TapElement { TapElement() }

    func updateElement(_ element: TapElement, environment: EnvironmentValues) {
        element.tapCount = max(1, count)
        element.action = action
        element.isEnabled = environment.isEnabled
    }
}

/// Takes the pointer within a shape instead of where its child draws.
@_documentation(visibility: internal)
public final class ContentShapeElement: PassthroughElement {
    var path: (CGRect) -> Path = { Path($0) }
    var isEvenOdd = false

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        let isInside = path(CGRect(origin: .zero, size: size)).contains(point, eoFill: isEvenOdd)
        return super.hitTest(point, &responders) || isInside
    }
}

struct ContentShapeModifier<S: Shape>: ElementModifier {
    let shape: S
    let isEvenOdd: Bool

    func makeElement() -> ContentShapeElement { ContentShapeElement() }

    func updateElement(_ element: ContentShapeElement, environment: EnvironmentValues) {
        element.path = { shape.path(in: $0) }
        element.isEvenOdd = isEvenOdd
    }
}

/// Whether the pointer reaches its child.
@_documentation(visibility: internal)
public final class HitTestingElement: PassthroughElement {
    var isEnabled = true

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        isEnabled && super.hitTest(point, &responders)
    }
}

struct HitTestingModifier: ElementModifier {
    let isEnabled: Bool
    func makeElement() -> HitTestingElement { HitTestingElement() }
    func updateElement(_ element: HitTestingElement, environment: EnvironmentValues) { element.isEnabled = isEnabled }
}

nonisolated extension View {
    /// Runs `action` when the view has been tapped `count` times in a row. A gesture on a view inside wins.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: { _ in action() }))
    }

    /// Takes the pointer within `shape`, which is given the view's frame.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }

    /// Whether the view answers to the pointer.
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
}
