/// Shows that something is being done, and how much of it is done if that is known.
///
/// ```swift
/// ProgressView()                                         // a wheel that turns: GtkSpinner
/// ProgressView("Loading…")                               // with a text below
/// ProgressView("Copying", value: copied, total: count)   // a bar: GtkProgressBar
/// ```
///
/// A value beyond the ends counts as the end; a value that is not finite, or a total that is not above 0, as unknown.
/// Assistive technology reads the label, and "In progress" where there is none.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel
    @Environment(\.progressViewStyles) private var styles

    nonisolated private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : .init(content: AnyView(currentValueLabel)))
        if let styles {
            styled(styles.style, configuration, outer: styles.outer)
        } else {
            DefaultProgressViewStyle().makeBody(configuration: configuration)
        }
    }

    private func styled<S: ProgressViewStyle>(
        _ style: S, _ configuration: ProgressViewStyleConfiguration, outer: StyleChain<any ProgressViewStyle>?
    ) -> AnyView {
        AnyView(
            StyledView(style) { $0.makeBody(configuration: configuration) }
                .environment(\.progressViewStyles, outer))
    }

    nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value, total > 0, value.isFinite, total.isFinite else { return nil }
        return min(max(Double(value / total), 0), 1)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows that something with a label is being done.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Shows how much of something with a label is done; `nil` for unknown.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    /// Shows how much of something with a label is done, and a view that says so; `nil` for unknown.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows that something is being done.
    nonisolated public init() { self.init { EmptyView() } }

    /// Shows how much of something is done; `nil` for unknown.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// The progress view that a style was given, shown in the style that holds around it.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
