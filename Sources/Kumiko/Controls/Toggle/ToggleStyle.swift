import ViewModels

/// How a toggle looks and what makes it change.
///
/// ```swift
/// struct TwoButtons: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             Button("On") { configuration.isOn.toggle() }.disabled(configuration.isOn)
///             Button("Off") { configuration.isOn.toggle() }.disabled(!configuration.isOn)
///         }
///     }
/// }
/// ```
///
/// Whatever a style draws, assistive technology meets a toggle with the label's name and the state, and Space toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` is given.
public struct ToggleStyleConfiguration {
    /// What the toggle says.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What the toggle says.
    public let label: Label

    /// Whether the toggle is on. Reading right after writing gives the new value; `$isOn` is a binding.
    @Binding public var isOn: Bool

    /// Whether the toggle stands for values that differ.
    public let isMixed: Bool

    let model: ToggleModel
    let enclosure: ToggleEnclosure
}

/// A style that one of the platform's own toggles stands for.
protocol PlatformToggleStyle: ToggleStyle {
    static var appearance: ToggleAppearance { get }
}

/// The platform's choice: a switch beside the label.
public struct DefaultToggleStyle: PlatformToggleStyle {
    nonisolated public init() {}
    static var appearance: ToggleAppearance { .switch }
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A switch beside the label: GtkSwitch.
public struct SwitchToggleStyle: PlatformToggleStyle {
    let tint: Color?

    nonisolated public init() { tint = nil }

    /// A switch that has a colour of its own while it is on.
    nonisolated public init(tint: Color) { self.tint = tint }

    static var appearance: ToggleAppearance { .switch }

    public func makeBody(configuration: Configuration) -> some View {
        LabelledSwitch(configuration: configuration, tint: tint)
    }
}

/// A box before the label: GtkCheckButton.
public struct CheckboxToggleStyle: PlatformToggleStyle {
    nonisolated public init() {}
    static var appearance: ToggleAppearance { .checkbox }
    public func makeBody(configuration: Configuration) -> some View {
        PlatformToggle(appearance: .checkbox, configuration: configuration)
    }
}

/// A button that stays pressed: GtkToggleButton.
public struct ButtonToggleStyle: PlatformToggleStyle {
    nonisolated public init() {}
    static var appearance: ToggleAppearance { .button }
    public func makeBody(configuration: Configuration) -> some View {
        PlatformToggle(appearance: .button, configuration: configuration)
    }
}

/// Two buttons, one for each value, of which the chosen one is insensitive.
public struct TwoChoiceToggleStyle: ToggleStyle {
    let on: LocalizedStringKey
    let off: LocalizedStringKey

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            Button(on) { configuration.isOn = true }.disabled(configuration.isOn)
            Button(off) { configuration.isOn = false }.disabled(!configuration.isOn && !configuration.isMixed)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == TwoChoiceToggleStyle {
    /// Two buttons, one for each value, of which the chosen one is insensitive.
    nonisolated public static func twoChoice(on: LocalizedStringKey, off: LocalizedStringKey) -> TwoChoiceToggleStyle {
        TwoChoiceToggleStyle(on: on, off: off)
    }
}

nonisolated extension View {
    /// The style of the toggles in this view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        transformEnvironment(by: style) { $0[known: \.toggleStyle] = StyleChain($1, outer: $0.known.toggleStyle) }
    }

    /// Leaves out the labels of the controls in this view; assistive technology still reads them.
    public func labelsHidden() -> some View { environment(known: \.labelsHidden, true) }
}

extension EnvironmentValues {
    /// The style of toggles; `nil` for the default.
    var toggleStyles: StyleChain<any ToggleStyle>? { known.toggleStyle }
    var labelsHidden: Bool { self[known: \.labelsHidden] }
}
