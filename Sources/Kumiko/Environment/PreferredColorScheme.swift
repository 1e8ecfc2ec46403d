import Foundation

/// Says which appearance its content would like the window to have.
@_documentation(visibility: internal)
public final class PreferredColorSchemeElement: PassthroughElement {
    var scheme: ColorScheme? {
        didSet { if scheme != oldValue { window?.updatePreferredColorScheme() } }
    }
    private weak var window: RootElement?

    override func collectWidgets(into widgets: inout [WidgetElement]) {
        super.collectWidgets(into: &widgets)
        guard window == nil, let root else { return }
        window = root
        root.add(self)
    }

    public override func didDetach() {
        super.didDetach()
        window?.remove(self)
        window = nil
    }
}

struct PreferredColorSchemeModifier: ElementModifier, Equatable {
    let scheme: ColorScheme?

    func makeElement() -> PreferredColorSchemeElement { PreferredColorSchemeElement() }

    func updateElement(_ element: PreferredColorSchemeElement, environment: EnvironmentValues) {
        element.scheme = scheme
    }
}

nonisolated extension View {
    /// Has the window be light or dark, whatever the desktop says.
    ///
    /// Of several views in a window the outermost decides, else the one that came first. GTK has one appearance for all windows of a
    /// program: that which the newest window with a preference has. In a GTK program's own window it changes nothing.
    ///
    /// - Parameter colorScheme: `nil` for the desktop's choice.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }
}
