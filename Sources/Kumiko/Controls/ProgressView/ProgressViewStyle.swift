/// How progress views look.
///
/// ```swift
/// struct Percent: ProgressViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text("\(Int(100 * (configuration.fractionCompleted ?? 0))) %")
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ProgressViewStyle`` is given.
public struct ProgressViewStyleConfiguration {
    /// What is being done.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// How much of it is done, in words.
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// From 0 to 1; `nil` while nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// The platform's choice: a bar where it is known how much is done, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        } else {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar: GtkProgressBar. While nobody knows how much is done, a block moves in it to and fro.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    /// A style with a colour of its own; `View.tint(_:)` does the same for any style.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label.accessibilityHidden(true)
            ProgressControl(
                appearance: .bar, fraction: configuration.fractionCompleted, tint: tint, label: configuration.label)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A wheel that turns: GtkSpinner. It does not show how much is done; assistive technology is told.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    /// A style with a colour of its own; `View.tint(_:)` does the same for any style.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            ProgressControl(
                appearance: .spinner, fraction: configuration.fractionCompleted, tint: tint, label: configuration.label)
            configuration.label.foregroundStyle(.secondary).accessibilityHidden(true)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
    /// The style of the progress views in this view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        transformEnvironment(by: style) { $0.progressViewStyles = StyleChain($1, outer: $0.progressViewStyles) }
    }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static let defaultValue: StyleChain<any ProgressViewStyle>? = nil
}

extension EnvironmentValues {
    /// The style of progress views; `nil` for the default.
    var progressViewStyles: StyleChain<any ProgressViewStyle>? {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}
