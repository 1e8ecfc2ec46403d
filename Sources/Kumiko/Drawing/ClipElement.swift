import Foundation

/// Draws its content only inside a shape; outside of it nothing can be pointed at.
@_documentation(visibility: internal)
public final class ClipElement: PassthroughElement {
    private var shape = AnyShape(Rectangle())
    private var style = FillStyle()
    private var path: Path?
    private var pathSize = CGSize.zero

    fileprivate func set(_ shape: AnyShape, _ style: FillStyle) {
        guard shape != self.shape || style != self.style else { return }
        self.shape = shape
        self.style = style
        path = nil
        invalidateDrawing()
    }

    private func path(_ size: CGSize) -> Path {
        if let path, pathSize == size { return path }
        let new = shape.path(in: CGRect(origin: .zero, size: size))
        path = new
        pathSize = size
        return new
    }

    public override func draw(_ frame: CGRect, in context: any DrawingContext) {
        context.pushClip(path(frame.size), in: frame, style: style)
        drawChildren(frame, in: context)
        context.pop()
    }

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        path(size).contains(point, eoFill: style.isEOFilled) && super.hitTest(point, &responders)
    }
}

struct ClipModifier<Form: Shape>: ElementModifier {
    let shape: Form
    let style: FillStyle

    func makeElement() -> ClipElement { ClipElement() }

    func updateElement(_ element: ClipElement, environment: EnvironmentValues) {
        element.set(AnyShape(shape), style)
    }
}
