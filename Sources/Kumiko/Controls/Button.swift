/// A control that does something when pressed.
///
/// ```swift
/// Button("Save") { save() }
/// Button(role: .destructive) { remove() } label: { Image(systemName: "trash") }
/// ```
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    nonisolated(unsafe) let label: Label
    let traits: ButtonTraits

    @Environment(\.buttonStyles) private var styles

    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    {
        self.init(role: role, traits: ButtonTraits(), action: action, label: label)
    }

    nonisolated init(
        role: ButtonRole?, traits: ButtonTraits, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.traits = traits
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        if let styles, !(styles.style is any PlatformButtonStyle) {
            styled(styles.style, outer: styles.outer)
        } else {
            ButtonControl(
                appearance: (styles?.style as? any PlatformButtonStyle)?.appearance ?? .automatic, role: role,
                traits: traits, action: action, content: label)
        }
    }

    private func styled<S: PrimitiveButtonStyle>(
        _ style: S, outer: StyleChain<any PrimitiveButtonStyle>?
    ) -> AnyView {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(content: AnyView(label)), traits: traits, action: action)
        return AnyView(
            StyledView(style) { $0.makeBody(configuration: configuration) }
                .environment(known: \.buttonStyle, outer))
    }
}

extension Button where Label == Text {
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == Kumiko.Label<Text, Image> {
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Kumiko.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
    {
        self.init(action: action) { Kumiko.Label(title, systemImage: systemImage) }
    }

    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Kumiko.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Kumiko.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was given, shown in the style that holds around it.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, traits: configuration.traits, action: configuration.action) {
            configuration.label
        }
    }
}

extension EnvironmentValues {
    /// The style of buttons; `nil` for the default.
    var buttonStyles: StyleChain<any PrimitiveButtonStyle>? { known.buttonStyle }
}

/// The platform's button.
struct ButtonControl<Content: View>: ContainerView {
    let appearance: ButtonAppearance
    let role: ButtonRole?
    let traits: ButtonTraits
    let action: () -> Void
    let content: Content
    var onPressedChange: ((Bool) -> Void)?

    init(
        appearance: ButtonAppearance, role: ButtonRole?, traits: ButtonTraits, action: @escaping () -> Void,
        content: Content, onPressedChange: ((Bool) -> Void)? = nil
    ) {
        self.appearance = appearance
        self.role = role
        self.traits = traits
        self.action = action
        self.content = content
        self.onPressedChange = onPressedChange
    }

    func makeElement() -> ButtonElement { ButtonElement() }

    func updateElement(_ element: ButtonElement, environment: EnvironmentValues) {
        element.appearance = appearance
        element.role = role
        element.traits = traits
        element.tint = appearance == .prominent && role != .destructive ? environment.tintColor : nil
        element.action = action
        element.onPressedChange = onPressedChange
        element.isEnabled = environment.isEnabled
        element.layoutDirection = environment.layoutDirection
    }
}
