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
    /// What is around a toggle that a style shows.
    private let around: ToggleEnclosure?
    @Owned private var own = ToggleModel()
    @Owned private var enclosure = ToggleEnclosure()
    @Environment(\.toggleStyles) private var styles
    @Environment(\.isEnabled) private var isEnabled

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        source = isOn
        otherSources = []
        (given, around) = (nil, nil)
        self.label = label()
    }

    /// A toggle for several values: on when all are, off when none is, else mixed. A press on a mixed one turns all on.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        source = sources.first?[keyPath: isOn]
        otherSources = sources.dropFirst().map { $0[keyPath: isOn] }
        (given, around) = (nil, nil)
        self.label = label()
    }

    public var body: some View {
        let configuration = configure()
        if let styles, !(styles.style is any PlatformToggleStyle) {
            ToggleRegion(
                model: configuration.model, state: configuration.model.state, enclosure: enclosure, around: around,
                label: configuration.label, content: styled(styles.style, configuration, outer: styles.outer))
        } else {
            switch (styles?.style as? any PlatformToggleStyle).map({ type(of: $0).appearance }) ?? .switch {
            case .switch:
                LabelledSwitch(
                    configuration: configuration, around: around, tint: (styles?.style as? SwitchToggleStyle)?.tint)
            case let appearance:
                PlatformToggle(appearance: appearance, configuration: configuration, around: around)
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
            isMixed: model.isMixed, model: model, enclosure: enclosure)
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

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Kumiko.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Kumiko.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was given, shown in the style that holds around it.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        source = nil
        otherSources = []
        (given, around) = (configuration.model, configuration.enclosure)
        label = configuration.label
    }
}
