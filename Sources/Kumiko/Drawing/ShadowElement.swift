import Foundation

/// Draws a shadow below its content.
@_documentation(visibility: internal)
public final class ShadowElement: PassthroughElement {
    fileprivate struct Shadow: Equatable {
        var color: Color.Resolved
        var radius: CGFloat
        var offset: CGSize
    }

    fileprivate var shadow: Shadow? {
        didSet { if shadow != oldValue { invalidateDrawing() } }
    }

    public override func draw(_ frame: CGRect, in context: any DrawingContext) {
        guard let shadow, shadow.color.opacity > 0 else { return drawChildren(frame, in: context) }
        context.pushShadow(shadow.color, radius: shadow.radius, offset: shadow.offset)
        drawChildren(frame, in: context)
        context.pop()
    }
}

struct ShadowModifier: ElementModifier, Equatable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func makeElement() -> ShadowElement { ShadowElement() }

    func updateElement(_ element: ShadowElement, environment: EnvironmentValues) {
        element.shadow = ShadowElement.Shadow(
            color: color.resolve(in: environment), radius: max(radius, 0), offset: offset)
    }
}
