import Foundation

/// A form that can be filled, drawn along, and clipped to; as a view it fills itself with the foreground style.
///
/// ```swift
/// struct Diamond: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.addLines([
///                 CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
///                 CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
///             ])
///             path.closeSubpath()
///         }
///     }
/// }
/// Diamond().fill(.orange)
/// ```
///
/// A shape may be asked for its path on any thread, so it belongs to no actor although it is a view.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline that fits `rect`.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size the shape takes when it is proposed `proposal`: all of it, or 10 points where nothing is proposed.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The shape filled with the foreground style.
    @MainActor public var body: FillShapeView<Self, ForegroundStyle, EmptyView> {
        FillShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle(), background: EmptyView())
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs, \.body)
    }
}

/// A shape that can be made narrower on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape with its outline `amount` points further inside.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// The shape drawn inside a narrower rectangle, for shapes whose form does not depend on its size.
public struct _InsetShape<Base: Shape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    public func path(in rect: CGRect) -> Path {
        base.path(in: rect.narrowed(by: amount))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    public func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount)
    }
}

extension _InsetShape: Equatable where Base: Equatable {}

extension CGRect {
    /// The rectangle without `amount` points on each side; never less than its centre.
    func narrowed(by amount: CGFloat) -> CGRect {
        let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
