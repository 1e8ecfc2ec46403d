import Foundation

/// One way in which a shape is drawn: filled, or with a line along it.
struct ShapeLayer: Equatable {
    enum Drawing: Equatable {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    var shape: AnyShape
    var paint: StylePaint
    var drawing: Drawing

    /// A filled shape. The outline of a line is drawn as that line.
    init(filling shape: any Shape, with paint: StylePaint, style: FillStyle) {
        self.paint = paint
        if let stroked = shape as? any StrokedShape {
            self.shape = AnyShape(stroked.lineShape)
            drawing = .stroke(stroked.style)
        } else {
            self.shape = AnyShape(shape)
            drawing = .fill(style)
        }
    }

    /// A line along a shape.
    init(stroking shape: any Shape, with paint: StylePaint, style: StrokeStyle) {
        self.paint = paint
        self.shape = AnyShape(shape)
        drawing = .stroke(style)
    }
}

/// Draws a shape, in any number of layers from the bottom up. Takes the size that the shape of the first one takes.
@_documentation(visibility: internal)
public final class ShapeElement: Element {
    private var layers: [ShapeLayer] = []
    /// The layers' paths at ``pathSize``.
    private var paths: [Path] = []
    private var pathSize: CGSize?

    /// Takes over what is to be drawn. Returns whether it is something else than before.
    @discardableResult
    func setLayers(_ new: [ShapeLayer]) -> Bool {
        guard new != layers else { return false }
        let isSameForm = new.count == layers.count && zip(new, layers).allSatisfy { $0.shape == $1.shape }
        layers = new
        if !isSameForm {
            pathSize = nil
            invalidateLayout()
        }
        invalidateDrawing()
        return true
    }

    private func updatePaths(_ size: CGSize) {
        guard pathSize != size else { return }
        pathSize = size
        let rect = CGRect(origin: .zero, size: size)
        paths = layers.map { $0.shape.path(in: rect) }
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layers.first?.shape.sizeThatFits(proposal) ?? .zero
    }

    public override func draw(_ frame: CGRect, in context: any DrawingContext) {
        updatePaths(frame.size)
        for (layer, path) in zip(layers, paths) where !layer.paint.isClear && !path.isEmpty {
            let paint = layer.paint.paint(in: frame.size)
            switch layer.drawing {
            case .fill(let style): context.fill(path, in: frame, with: paint, style: style)
            case .stroke(let style) where style.lineWidth > 0:
                context.stroke(path, in: frame, with: paint, style: style)
            case .stroke: break
            }
        }
    }

    public override func contains(_ point: CGPoint) -> Bool { contains(point, in: size) }

    /// A shape is hit where it is drawn: a line only on the line, and never where it is clear.
    func contains(_ point: CGPoint, in size: CGSize) -> Bool {
        updatePaths(size)
        return zip(layers, paths).contains { layer, path in
            guard !layer.paint.isClear else { return false }
            switch layer.drawing {
            case .fill(let style): return path.contains(point, eoFill: style.isEOFilled)
            case .stroke(let style): return path.strokedPath(style).contains(point)
            }
        }
    }
}
