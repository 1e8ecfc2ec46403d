import Foundation

/// A step of how something is shown other than where it stands: first scaled, then turned, both around one point.
@_documentation(visibility: internal)
public struct Transform: Equatable, Sendable {
    /// The point that stays where it is, in the host's coordinates.
    public var anchor: CGPoint
    /// How far it is turned, clockwise where one reads from left to right, else the other way.
    public var angle: Angle
    /// What lengths are multiplied with; neither factor is 0.
    public var scale: CGSize

    public init(anchor: CGPoint, angle: Angle, scale: CGSize) {
        self.anchor = anchor
        self.angle = angle
        self.scale = scale
    }

    /// Where something is shown that stands at `point`.
    func apply(to point: CGPoint) -> CGPoint {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let x = (point.x - anchor.x) * scale.width
        let y = (point.y - anchor.y) * scale.height
        return CGPoint(x: anchor.x + x * cosine - y * sine, y: anchor.y + x * sine + y * cosine)
    }

    /// The box around what is shown of `rect`.
    func box(around rect: CGRect) -> CGRect {
        let corners = [
            apply(to: CGPoint(x: rect.minX, y: rect.minY)), apply(to: CGPoint(x: rect.maxX, y: rect.minY)),
            apply(to: CGPoint(x: rect.minX, y: rect.maxY)), apply(to: CGPoint(x: rect.maxX, y: rect.maxY)),
        ]
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// Where something stands that is shown at `point`.
    func invert(_ point: CGPoint) -> CGPoint {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let x = point.x - anchor.x
        let y = point.y - anchor.y
        return CGPoint(
            x: anchor.x + (x * cosine + y * sine) / scale.width,
            y: anchor.y + (y * cosine - x * sine) / scale.height)
    }
}

/// Shows its content larger, smaller or turned. Its place in the layout stays.
@_documentation(visibility: internal)
public final class TransformElement: PassthroughElement {
    fileprivate struct Effect: Equatable {
        var angle = Angle.zero
        var scale = CGSize(width: 1, height: 1)
        var anchor = UnitPoint.center
    }

    fileprivate var effect = Effect() {
        didSet {
            guard effect != oldValue else { return }
            // How the widgets inside are shown is handed to them with their frames.
            invalidateLayout()
            invalidateDrawing()
        }
    }
    /// What was handed to the widgets inside with their frames.
    private var committed: Transform?

    /// What is scaled to nothing is not there.
    public override var showsChildren: Bool { effect.scale.width != 0 && effect.scale.height != 0 }

    /// The transform of content that stands at `frame`; `nil` where it is shown as it is.
    func transform(_ frame: CGRect) -> Transform? {
        guard showsChildren, effect.angle != .zero || effect.scale != CGSize(width: 1, height: 1) else { return nil }
        return Transform(
            anchor: CGPoint(
                x: frame.minX + effect.anchor.x * frame.width, y: frame.minY + effect.anchor.y * frame.height),
            angle: effect.angle, scale: effect.scale)
    }

    /// The transform of the content where its frame was last handed on.
    var committedTransform: Transform? { committedOrigin.flatMap { transform(CGRect(origin: $0, size: size)) } }

    public override func commitSelf(_ frame: CGRect, isVisible: Bool) {
        let transform = transform(frame)
        if transform != committed {
            committed = transform
            needCommitInside()
        }
        guard let host, let transform else { return super.commitSelf(frame, isVisible: isVisible) }
        host.holdsTransforms = true
        host.transforms.append(transform)
        super.commitSelf(frame, isVisible: isVisible)
        host.transforms.removeLast()
    }

    public override func draw(_ frame: CGRect, in context: any DrawingContext) {
        guard showsChildren else { return }
        guard let transform = transform(frame) else { return drawChildren(frame, in: context) }
        context.pushTransform(transform)
        drawChildren(frame, in: context)
        context.pop()
    }

    public override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        guard showsChildren else { return false }
        let transform = transform(CGRect(origin: .zero, size: size))
        return super.hitTest(transform?.invert(point) ?? point, &responders)
    }
}

struct ScaleModifier: ElementModifier {
    let scale: CGSize
    let anchor: UnitPoint

    func makeElement() -> TransformElement { TransformElement() }

    func updateElement(_ element: TransformElement, environment: EnvironmentValues) {
        let scale = scale.width.isFinite && scale.height.isFinite ? scale : CGSize(width: 1, height: 1)
        element.effect = TransformElement.Effect(scale: scale, anchor: anchor)
    }
}

struct RotationModifier: ElementModifier {
    let angle: Angle
    let anchor: UnitPoint

    func makeElement() -> TransformElement { TransformElement() }

    func updateElement(_ element: TransformElement, environment: EnvironmentValues) {
        let isMirrored = environment.layoutDirection == .rightToLeft
        let angle = angle.radians.isFinite ? angle : .zero
        element.effect = TransformElement.Effect(angle: isMirrored ? -angle : angle, anchor: anchor)
    }
}
