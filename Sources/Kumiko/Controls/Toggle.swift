import ViewModels

/// A control that is on or off.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $isOn)
/// Toggle(isOn: $isOn) { Label("Wi-Fi", systemImage: "wifi") }.toggleStyle(.checkbox)
/// ```
public struct Toggle<Label: View>: View {
    private let source: Binding<Bool>?
    /// The further values of a toggle for several.
    private let otherSources: [Binding<Bool>]
    nonisolated(unsafe) private let label: Label
    /// The model of the toggle that a style was given.
    private let given: ToggleModel?
    @Owned private var own = ToggleModel()
    @Environment(\.toggleStyles) private var styles
    @Environment(\.isEnabled) private var isEnabled

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        source = isOn
        otherSources = []
        given = nil
        self.label = label()
    }

    /// A toggle for several values: on when all are, off when none is, else mixed. A press on a mixed one turns all on.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        source = sources.first?[keyPath: isOn]
        otherSources = sources.dropFirst().map { $0[keyPath: isOn] }
        given = nil
        self.label = label()
    }

    public var body: some View {
        let configuration = configure()
        if let styles, !(styles.style is any PlatformToggleStyle) {
            ToggleRegion(
                model: configuration.model, state: configuration.model.state, label: configuration.label,
                content: styled(styles.style, configuration, outer: styles.outer))
        } else {
            switch (styles?.style as? any PlatformToggleStyle).map({ type(of: $0).appearance }) ?? .switch {
            case .switch: LabelledSwitch(configuration: configuration)
            case let appearance: PlatformToggle(appearance: appearance, configuration: configuration)
            }
        }
    }

    /// Brings the toggle's own model up to date with the view.
    private func configure() -> ToggleStyleConfiguration {
        let model = given ?? own
        if given == nil {
            if model.isEnabled != isEnabled { model.isEnabled = isEnabled }
            let sources = (source.map { [$0] } ?? []) + otherSources
            model.setSources(
                sources.map { source in
                    ToggleModel.Source(get: { source.wrappedValue }, set: { source.wrappedValue = $0 })
                })
        }
        return ToggleStyleConfiguration(
            label: .init(content: AnyView(label)), isOn: Binding(location: ToggleLocation(model)),
            isMixed: model.isMixed, model: model)
    }

    private func styled<S: ToggleStyle>(
        _ style: S, _ configuration: ToggleStyleConfiguration, outer: StyleChain<any ToggleStyle>?
    ) -> AnyView {
        AnyView(
            StyledView(style) { $0.makeBody(configuration: configuration) }
                .environment(known: \.toggleStyle, outer))
    }
}

/// The value of a toggle's model, for styles.
private final class ToggleLocation: Location<Bool>, @unchecked Sendable {
    private let model: ToggleModel
    init(_ model: ToggleModel) { self.model = model }

    override func get() -> Bool { MainActor.assumeIsolated { model.isOn } }
    override func set(_ value: Bool) { MainActor.assumeIsolated { _ = model.userSet(value) } }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Kumiko.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Kumiko.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Kumiko.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was given, shown in the style that holds around it.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        source = nil
        otherSources = []
        given = configuration.model
        label = configuration.label
    }
}

/// A label and a switch.
struct LabelledSwitch: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if labelsHidden {
            control
        } else {
            HStack {
                // The label stands beside the switch, where GTK does not fade it.
                configuration.label.opacity(isEnabled ? 1 : 0.5)
                control
            }
        }
    }

    private var control: some View {
        SwitchControl(model: configuration.model, state: configuration.model.state, label: configuration.label)
    }
}

/// A checkbox or a toggle button around its label.
struct PlatformToggle: View {
    let appearance: ToggleAppearance
    let configuration: ToggleStyleConfiguration
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        ToggleControl(
            appearance: appearance, model: configuration.model, state: configuration.model.state,
            label: configuration.label, content: labelsHidden ? nil : configuration.label)
    }
}

private typealias ToggleLabel = ToggleStyleConfiguration.Label

private struct SwitchControl: SpokenContainer {
    let model: ToggleModel
    let state: ToggleModel.State
    let label: ToggleLabel
    var content: EmptyView { EmptyView() }

    func makeElement() -> ToggleElement { ToggleElement(.switch, model) }
    func updateElement(_ element: ToggleElement, environment: EnvironmentValues) { element.update(state, environment) }
}

private struct ToggleControl: SpokenContainer {
    let appearance: ToggleAppearance
    let model: ToggleModel
    let state: ToggleModel.State
    let label: ToggleLabel
    let content: ToggleLabel?

    func makeElement() -> ToggleElement { ToggleElement(appearance, model) }
    func updateElement(_ element: ToggleElement, environment: EnvironmentValues) { element.update(state, environment) }
}

/// A toggle that a style of a developer's own draws.
private struct ToggleRegion: SpokenContainer {
    let model: ToggleModel
    let state: ToggleModel.State
    let label: ToggleLabel
    let content: AnyView

    func makeElement() -> RegionElement {
        let region = RegionElement()
        region.role = .checkbox
        return region
    }

    func updateElement(_ element: RegionElement, environment: EnvironmentValues) {
        element.checked = state
        element.isEnabled = environment.isEnabled
        element.layoutDirection = environment.layoutDirection
        if element.action == nil { element.action = { [model] in model.toggle() } }
    }
}
