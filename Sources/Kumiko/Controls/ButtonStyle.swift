/// How a button that is drawn by you looks; the platform's button does the rest.
///
/// ```swift
/// struct Capsuled: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding(8).background(.blue, in: Capsule())
///             .opacity(configuration.isPressed ? 0.6 : 1)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How a button looks and what makes it act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` is given.
@MainActor
public struct ButtonStyleConfiguration {
    /// What the button says.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether the pointer or a key holds the button down.
    public let isPressed: Bool
}

/// What a ``PrimitiveButtonStyle`` is given.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
    /// What the button says.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let traits: ButtonTraits
    let action: @MainActor () -> Void

    /// Does what the button does.
    public func trigger() { action() }
}

/// The platform's own styles, which need no view of theirs.
protocol PlatformButtonStyle: PrimitiveButtonStyle {
    var appearance: ButtonAppearance { get }
}

extension PlatformButtonStyle {
    @MainActor @preconcurrency
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        ButtonControl(
            appearance: appearance, role: configuration.role, traits: configuration.traits,
            action: configuration.action, content: configuration.label)
    }
}

/// The platform's choice: a raised button.
public struct DefaultButtonStyle: PlatformButtonStyle {
    nonisolated public init() {}
    var appearance: ButtonAppearance { .automatic }
}

/// A raised button.
public struct BorderedButtonStyle: PlatformButtonStyle {
    nonisolated public init() {}
    var appearance: ButtonAppearance { .bordered }
}

/// The button that stands out: GTK's suggested action.
public struct BorderedProminentButtonStyle: PlatformButtonStyle {
    nonisolated public init() {}
    var appearance: ButtonAppearance { .prominent }
}

/// A button without a frame until the pointer is over it: GTK's flat button.
public struct BorderlessButtonStyle: PlatformButtonStyle {
    nonisolated public init() {}
    var appearance: ButtonAppearance { .borderless }
}

/// Only the label, as large as it is.
public struct PlainButtonStyle: PlatformButtonStyle {
    nonisolated public init() {}
    var appearance: ButtonAppearance { .plain }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A ``ButtonStyle`` in the place of one that also decides what makes the button act.
private struct DrawnButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    nonisolated(unsafe) let style: Style

    func makeBody(configuration: Configuration) -> some View {
        DrawnButton(style: style, configuration: configuration)
    }
}

/// Shows a ``ButtonStyle``'s view in the platform's button, whose pressed state it follows.
private struct DrawnButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    var body: some View {
        let drawn = ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
        ButtonControl(
            appearance: .custom, role: configuration.role, traits: configuration.traits,
            action: configuration.action, content: StyledView(style) { $0.makeBody(configuration: drawn) }
        ) { isPressed = $0 }
    }
}

nonisolated extension View {
    /// The style of the buttons in this view.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        transformEnvironment(by: style) { $0[known: \.buttonStyle] = StyleChain($1, outer: $0.known.buttonStyle) }
    }

    /// The style of the buttons in this view.
    @_disfavoredOverload
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        buttonStyle(DrawnButtonStyle(style: style))
    }
}
