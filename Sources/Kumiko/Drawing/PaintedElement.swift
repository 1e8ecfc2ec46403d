import Foundation

/// Draws a shape as large as its content, above or below it.
@_documentation(visibility: internal)
public final class PaintedElement: PassthroughElement {
    private let shape = ShapeElement()
    private let isAbove: Bool

    init(isAbove: Bool) {
        self.isAbove = isAbove
        super.init()
    }

    func setLayer(_ layer: ShapeLayer?) {
        if shape.setLayers(layer.map { [$0] } ?? []) { invalidateDrawing() }
    }

    public override func draw(_ frame: CGRect, in context: any DrawingContext) {
        if isAbove {
            drawChildren(frame, in: context)
            shape.draw(frame, in: context)
        } else {
            shape.draw(frame, in: context)
            drawChildren(frame, in: context)
        }
    }

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        if isAbove, shape.contains(point, in: size) { return true }
        return super.hitTest(point, &responders)
    }

    public override func contains(_ point: CGPoint) -> Bool { shape.contains(point, in: size) }
}

/// Draws a shape in some style above or below its content.
struct PaintModifier<Style: ShapeStyle, Form: Shape>: ElementModifier {
    enum Drawing: Equatable {
        case fill(FillStyle)
        /// A line inside the bounds.
        case border(width: CGFloat)
    }

    let style: Style
    let shape: Form
    let drawing: Drawing
    let isAbove: Bool

    func makeElement() -> PaintedElement { PaintedElement(isAbove: isAbove) }

    func updateElement(_ element: PaintedElement, environment: EnvironmentValues) {
        element.setLayer(layer(environment))
    }

    private func layer(_ environment: EnvironmentValues) -> ShapeLayer? {
        let paint = style._stylePaint(in: environment)
        switch drawing {
        case .fill(let style): return ShapeLayer(filling: shape, with: paint, style: style)
        case .border(let width) where width > 0:
            let line = _InsetShape(base: shape, amount: width / 2)
            return ShapeLayer(stroking: line, with: paint, style: StrokeStyle(lineWidth: width))
        case .border: return nil
        }
    }
}
