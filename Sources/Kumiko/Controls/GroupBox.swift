/// Views that belong together, on a box of their own below a label.
///
/// ```swift
/// GroupBox("Sound") {
///     Toggle("Mute", isOn: $isMuted)
/// }
/// ```
///
/// The box is GNOME's card.
public struct GroupBox<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    @Environment(\.groupBoxStyles) private var styles

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
        if let styles {
            styled(styles.style, configuration, outer: styles.outer)
        } else {
            DefaultGroupBoxStyle().makeBody(configuration: configuration)
        }
    }

    private func styled<S: GroupBoxStyle>(
        _ style: S, _ configuration: GroupBoxStyleConfiguration, outer: StyleChain<any GroupBoxStyle>?
    ) -> AnyView {
        AnyView(
            StyledView(style) { $0.makeBody(configuration: configuration) }.environment(\.groupBoxStyles, outer))
    }
}

extension GroupBox {
    /// A box below a label; the older way to write it.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }
}

extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style was given, shown in the style that holds around it.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// How group boxes look.
///
/// ```swift
/// struct Plain: GroupBoxStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.label.bold(); configuration.content }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``GroupBoxStyle`` is given.
public struct GroupBoxStyleConfiguration {
    /// What the box is called.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What is in it.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: Label
    public let content: Content
}

/// GNOME's card below a heading.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label.font(.headline).accessibilityAddTraits(.isHeader)
            VStack(alignment: .leading) { configuration.content }
                .padding(12)
                .modifier(CardSurface())
        }
    }
}

/// A little lighter than what it stands on, with a line around that shows in any contrast.
private struct CardSurface: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    private let shape = RoundedRectangle(cornerRadius: 12)

    func body(content: Content) -> some View {
        content
            .background(colorScheme == .dark ? Color.white.opacity(0.08) : .white, in: shape)
            .overlay(shape.strokeBorder(Color.primary.opacity(contrast == .increased ? 0.6 : 0.12), lineWidth: 1))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
    /// Sets how group boxes in this view look.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        transformEnvironment(by: style) { $0.groupBoxStyles = StyleChain($1, outer: $0.groupBoxStyles) }
    }
}

private struct GroupBoxStylesKey: EnvironmentKey {
    static let defaultValue: StyleChain<any GroupBoxStyle>? = nil
}

extension EnvironmentValues {
    fileprivate var groupBoxStyles: StyleChain<any GroupBoxStyle>? {
        get { self[GroupBoxStylesKey.self] }
        set { self[GroupBoxStylesKey.self] = newValue }
    }
}
