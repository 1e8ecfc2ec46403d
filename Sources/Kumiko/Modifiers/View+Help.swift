/// Gives the widgets inside a tooltip.
@_documentation(visibility: internal)
public final class HelpElement: PassthroughElement {
    var text = "" {
        didSet { apply() }
    }

    public override func childrenChanged() { apply() }

    private func apply() {
        func visit(_ element: Element) {
            if let widget = element as? WidgetElement { return widget.help = text }
            for child in element.children { visit(child) }
        }
        for child in children { visit(child) }
    }
}

struct HelpModifier: ElementModifier {
    let text: Text
    func makeElement() -> HelpElement { HelpElement() }

    func updateElement(_ element: HelpElement, environment: EnvironmentValues) {
        element.text = text.string(in: environment)
    }
}

nonisolated extension View {
    /// Shows a short text when the pointer rests on the view.
    public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }
    /// Shows a short text when the pointer rests on the view.
    public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }
    /// Shows a short text when the pointer rests on the view.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
