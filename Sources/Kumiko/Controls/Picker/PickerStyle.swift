/// How a ``Picker`` looks: one of those that are built in.
public protocol PickerStyle: Sendable {}

/// How a picker is shown.
enum PickerAppearance: Sendable {
    case radioGroup, segmented
}

/// A style that the library draws.
protocol BuiltInPickerStyle: PickerStyle {
    static var appearance: PickerAppearance { get }
}

/// The platform's choice: radio buttons.
public struct DefaultPickerStyle: BuiltInPickerStyle {
    public init() {}
    static var appearance: PickerAppearance { .radioGroup }
}

/// The choices in place: radio buttons.
public struct InlinePickerStyle: BuiltInPickerStyle {
    public init() {}
    static var appearance: PickerAppearance { .radioGroup }
}

/// Radio buttons, one below the other.
public struct RadioGroupPickerStyle: BuiltInPickerStyle {
    public init() {}
    static var appearance: PickerAppearance { .radioGroup }
}

/// Linked buttons, of which the chosen one is pressed.
public struct SegmentedPickerStyle: BuiltInPickerStyle {
    public init() {}
    static var appearance: PickerAppearance { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated extension View {
    /// The style of the pickers in this view. `automatic` and `inline` are radio buttons.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerAppearance, (S.self as? any BuiltInPickerStyle.Type)?.appearance ?? .radioGroup)
    }

    /// Keeps the view from being chosen in a ``Picker``; what else is chosen stays so.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier(trait: .selectionDisabled(isDisabled)))
    }
}

extension EnvironmentValues {
    private struct PickerAppearanceKey: EnvironmentKey { static let defaultValue = PickerAppearance.radioGroup }

    var pickerAppearance: PickerAppearance {
        get { self[PickerAppearanceKey.self] }
        set { self[PickerAppearanceKey.self] = newValue }
    }
}
