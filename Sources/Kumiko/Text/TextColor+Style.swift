extension TextColor {
    /// The colour that a style gives a text; of a gradient the first.
    @MainActor
    init(_ style: AnyShapeStyle?, in environment: EnvironmentValues) {
        if let style {
            self.init(style._stylePaint(in: environment))
        } else if environment.hasOwnColorScheme {
            self.init(Color.primary, in: environment)
        } else {
            self = .inherited
        }
    }

    @MainActor
    init(_ color: Color, in environment: EnvironmentValues) {
        self.init(color._stylePaint(in: environment))
    }

    private init(_ paint: StylePaint) {
        switch paint {
        case .foreground(let opacity): self = opacity < 1 ? .secondary(opacity: opacity) : .inherited
        case .color(let color): self = .color(color)
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
            self = stops.first.map { .color($0.color) } ?? .inherited
        }
    }
}
