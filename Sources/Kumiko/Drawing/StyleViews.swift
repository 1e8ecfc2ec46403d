/// A style that is a view of its own: it fills the space it is given.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public protocol _StyleView: ElementView, ShapeStyle where ViewElement == ShapeElement {}

extension _StyleView {
    public func makeElement() -> ShapeElement { ShapeElement() }

    public func updateElement(_ element: ShapeElement, environment: EnvironmentValues) {
        let paint = _stylePaint(in: environment)
        element.setLayers([ShapeLayer(filling: Rectangle(), with: paint, style: FillStyle())])
    }
}

extension Color: _StyleView {}
extension LinearGradient: _StyleView {}
extension RadialGradient: _StyleView {}
extension AngularGradient: _StyleView {}
