import Foundation

/// A text, shown by a label of the platform.
@_documentation(visibility: internal)
public final class TextElement: WidgetElement {
    /// The text as it is shown. An equal one changes nothing.
    public internal(set) var content = ResolvedText() {
        didSet {
            guard content != oldValue else { return }
            widget?.update()
            invalidateLayout()
        }
    }

    /// What ``content`` was made from.
    private var source: (text: Text, environment: EnvironmentValues)?
    /// What is read out for the text.
    private var spokenContent = ""

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeText(self) }

    public override var isText: Bool { true }

    override var ignoresSpareHeight: Bool { true }

    public override var spokenText: String { accessibility.label ?? spokenContent }

    /// Shows `text` as it looks in `environment`; what is shown already costs a comparison.
    func show(_ text: Text, in environment: EnvironmentValues) {
        let isSameText = source.map { $0.text == text } ?? false
        let isSameEnvironment = source?.environment.isIdentical(to: environment) ?? false
        if isSameText, isSameEnvironment { return }
        let style = environment.text
        // A colour of the text's own may depend on any value of the environment, which only resolving it shows.
        let isSameStyle = isSameText && !text.hasOwnColor && source?.environment.text == style
        source = (text, environment)
        if style.layoutDirection != layoutDirection {
            layoutDirection = style.layoutDirection
            widget?.update()
        }
        if isSameStyle { return }
        let resolution = text.resolve(in: environment, style)
        spokenContent = resolution.spoken
        content = resolution.content
    }
}

extension Text: ElementView {
    @_documentation(visibility: internal)
    public func makeElement() -> TextElement { TextElement() }

    @_documentation(visibility: internal)
    public func updateElement(_ element: TextElement, environment: EnvironmentValues) {
        element.show(self, in: environment)
    }
}
