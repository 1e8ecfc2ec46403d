import Foundation

/// A shape that is drawn in some way, to which further ways may be added.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.black, lineWidth: 2)
/// ```
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    /// The shape that is drawn.
    nonisolated var shape: Content { get }
    /// Adds what is drawn, from the bottom up.
    func _appendLayers(to layers: inout _ShapeLayers, environment: EnvironmentValues)
}

/// Collects what a ``ShapeView`` draws.
@_documentation(visibility: internal)
public struct _ShapeLayers {
    var layers: [ShapeLayer] = []
}

extension ShapeView {
    public func makeElement() -> ShapeElement { ShapeElement() }

    public func updateElement(_ element: ShapeElement, environment: EnvironmentValues) {
        var layers = _ShapeLayers()
        _appendLayers(to: &layers, environment: environment)
        element.setLayers(layers.layers)
    }

    fileprivate func appendBackground(
        _ background: some View, to layers: inout _ShapeLayers, environment: EnvironmentValues
    ) {
        (background as? any ShapeView)?._appendLayers(to: &layers, environment: environment)
    }
}

/// A filled shape, above what is drawn of it already.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ElementView {
    nonisolated public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    nonisolated(unsafe) public var background: Background

    public func _appendLayers(to layers: inout _ShapeLayers, environment: EnvironmentValues) {
        appendBackground(background, to: &layers, environment: environment)
        let paint = style._stylePaint(in: environment)
        layers.layers.append(ShapeLayer(filling: shape, with: paint, style: fillStyle))
    }
}

/// A line along a shape, above what is drawn of it already.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ElementView {
    nonisolated public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    nonisolated(unsafe) public var background: Background

    public func _appendLayers(to layers: inout _ShapeLayers, environment: EnvironmentValues) {
        appendBackground(background, to: &layers, environment: environment)
        let paint = style._stylePaint(in: environment)
        layers.layers.append(ShapeLayer(stroking: shape, with: paint, style: strokeStyle))
    }
}

/// A line inside a shape, above what is drawn of it already.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView,
    ElementView
{
    nonisolated public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    nonisolated(unsafe) public var background: Background

    public func _appendLayers(to layers: inout _ShapeLayers, environment: EnvironmentValues) {
        appendBackground(background, to: &layers, environment: environment)
        let paint = style._stylePaint(in: environment)
        layers.layers.append(
            ShapeLayer(stroking: shape.inset(by: strokeStyle.lineWidth / 2), with: paint, style: strokeStyle))
    }
}
