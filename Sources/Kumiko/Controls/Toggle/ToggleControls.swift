import ViewModels

/// A label and a switch.
struct LabelledSwitch: View {
    let configuration: ToggleStyleConfiguration
    var around: ToggleEnclosure?
    var tint: Color?
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.fillsRow) private var fillsRow

    var body: some View {
        if labelsHidden {
            control
        } else {
            HStack {
                // The label stands beside the switch, where GTK does not fade it.
                configuration.label.opacity(isEnabled ? 1 : 0.5)
                if fillsRow { Spacer() }
                control
            }
        }
    }

    private var control: some View {
        SwitchControl(
            model: configuration.model, state: configuration.model.state, around: around, tint: tint,
            label: configuration.label)
    }
}

/// A checkbox or a toggle button around its label.
struct PlatformToggle: View {
    let appearance: ToggleAppearance
    let configuration: ToggleStyleConfiguration
    var around: ToggleEnclosure?
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        ToggleControl(
            appearance: appearance, model: configuration.model, state: configuration.model.state,
            around: around, label: configuration.label, content: labelsHidden ? nil : configuration.label)
    }
}

typealias ToggleLabel = ToggleStyleConfiguration.Label

private struct SwitchControl: SpokenContainer {
    let model: ToggleModel
    let state: ToggleModel.State
    let around: ToggleEnclosure?
    let tint: Color?
    let label: ToggleLabel
    var content: EmptyView { EmptyView() }

    func makeElement() -> ToggleElement { ToggleElement(.switch, model, around) }
    func updateElement(_ element: ToggleElement, environment: EnvironmentValues) {
        element.update(state, environment, tint: tint)
    }
}

private struct ToggleControl: SpokenContainer {
    let appearance: ToggleAppearance
    let model: ToggleModel
    let state: ToggleModel.State
    let around: ToggleEnclosure?
    let label: ToggleLabel
    let content: ToggleLabel?

    func makeElement() -> ToggleElement { ToggleElement(appearance, model, around) }
    func updateElement(_ element: ToggleElement, environment: EnvironmentValues) { element.update(state, environment) }
}

/// A toggle that a style of a developer's own draws.
struct ToggleRegion: SpokenContainer {
    let model: ToggleModel
    let state: ToggleModel.State
    /// What the style shows inside.
    let enclosure: ToggleEnclosure
    /// What is around, where a style shows this toggle.
    let around: ToggleEnclosure?
    let label: ToggleLabel
    let content: AnyView

    func makeElement() -> RegionElement {
        let region = RegionElement()
        region.role = .checkbox
        region.takeEnclosure(around)
        enclosure.region = region
        return region
    }

    func updateElement(_ element: RegionElement, environment: EnvironmentValues) {
        element.checked = state
        element.isEnabled = environment.isEnabled
        element.layoutDirection = environment.layoutDirection
        if element.action == nil { element.action = { [model] in model.toggle() } }
    }
}
