import Foundation

/// Draws its content translucent. What is fully transparent cannot be pointed at nor read out; its place stays.
@_documentation(visibility: internal)
public final class OpacityElement: PassthroughElement {
    /// From 0 to 1.
    fileprivate(set) var opacity = 1.0 {
        didSet {
            guard opacity != oldValue else { return }
            // Whether the widgets inside are shown is handed to them with their frames.
            if (opacity > 0) != (oldValue > 0) { invalidateLayout() }
            invalidateDrawing()
        }
    }

    public override var showsChildren: Bool { opacity > 0 }

    public override func draw(_ frame: CGRect, in context: any DrawingContext) {
        switch opacity {
        case 0: break
        case 1: drawChildren(frame, in: context)
        default:
            context.pushOpacity(opacity)
            drawChildren(frame, in: context)
            context.pop()
        }
    }

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        showsChildren && super.hitTest(point, &responders)
    }
}

struct OpacityModifier: ElementModifier, Equatable {
    let opacity: Double

    func makeElement() -> OpacityElement { OpacityElement() }

    func updateElement(_ element: OpacityElement, environment: EnvironmentValues) {
        element.opacity = min(max(opacity.isNaN ? 1 : opacity, 0), 1)
    }
}
