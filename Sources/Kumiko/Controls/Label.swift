/// A title with an icon.
///
/// ```swift
/// Label("Save", systemImage: "tray.and.arrow.down")
/// Label { Text("Harbour").bold() } icon: { Circle().fill(.blue).frame(width: 12, height: 12) }
/// ```
///
/// A screen reader reads the title alone. The label's style decides what is seen of the two.
public struct Label<Title: View, Icon: View>: View {
    @Environment(\.labelStyle) private var styles
    nonisolated(unsafe) private let title: Title
    nonisolated(unsafe) private let icon: Icon

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        let style: any LabelStyle = styles?.style ?? DefaultLabelStyle()
        styled(style, outer: styles?.outer)
    }

    /// A style may show its configuration as a label again, in the style that would hold without it.
    private func styled<S: LabelStyle>(_ style: S, outer: StyleChain<any LabelStyle>?) -> AnyView {
        let configuration = LabelStyleConfiguration(
            title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)), spokenTitle: spokenTitle)
        return AnyView(
            StyledView(style) { $0.makeBody(configuration: configuration) }.environment(known: \.labelStyle, outer))
    }

    private var spokenTitle: Text? {
        (title as? Text) ?? (title as? LabelStyleConfiguration.Title).flatMap { $0.content.content as? Text }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title that is looked up among the translations, with a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A title as it stands, with a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A title that is looked up among the translations, with a picture from the program's resources.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// A title as it stands, with a picture from the program's resources.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is given, shown in the style that holds around it.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}
