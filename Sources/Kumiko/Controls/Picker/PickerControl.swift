import ViewModels

/// The choices of a ``Picker`` with its label.
struct PickerControl<Label: View, Value: Hashable>: View {
    let choices: [Part]
    let selection: Binding<Value>
    let appearance: PickerAppearance
    let label: Label
    @Owned private var model = RadioBoxGroupModel<Value>(choices: [])
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.layoutDirection) private var layoutDirection

    /// A view with the value that it stands for, if it is one to choose.
    private struct Item {
        let view: Part
        let value: Value?
    }

    var body: some View {
        let items = configure()
        if labelsHidden {
            group(items)
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 12) {
                label.opacity(isEnabled ? 1 : 0.5)
                group(items)
            }
        }
    }

    @ViewBuilder
    private func group(_ items: [Item]) -> some View {
        switch appearance {
        case .radioGroup:
            PickerRegion(look: .plain, label: label) {
                VStack(alignment: .leading, spacing: 2) { rows(items) { RadioRow(isOn: $0, content: $1) } }
            }
        case .segmented:
            PickerRegion(look: .segments, label: label) {
                HStack(spacing: 0) { rows(items) { _, view in view } }
            }
        }
    }

    private func rows<Row: View>(
        _ items: [Item], @ViewBuilder row: @escaping (Bool, Part) -> Row
    ) -> some View {
        let focusIndex = model.focusIndex
        let count = model.choices.count
        return ForEach(items, id: \.view.id) { item in
            if let value = item.value, let index = model.index(of: value) {
                let isOn = model.isSelected(value)
                RegionView(
                    role: .radio, checked: isOn ? .on : .off, setPosition: SetPosition(index: index, count: count),
                    isEnabled: model.isEnabled(value), takesFocus: index == focusIndex,
                    look: appearance == .segmented ? .segment : .plain,
                    action: { [model] in model.activate(value) }, onKey: { [model] in model.answer($0) }
                ) {
                    row(isOn, item.view)
                        .opacity(appearance == .segmented || model.isEnabled(value) ? 1 : 0.5)
                        .contentShape(Rectangle())
                        .onTapGesture { [model] in model.click(value) }
                }
            } else {
                item.view
            }
        }
    }

    /// Brings the model up to date with the view.
    private func configure() -> [Item] {
        let items = choices.map { Item(view: $0, value: $0.tag?.base as? Value) }
        let values = items.compactMap(\.value)
        if model.choices != values { model.choices = values }
        let disabled = Set(items.lazy.filter { $0.view.element.isSelectionDisabled }.compactMap(\.value))
        if model.disabledChoices != disabled { model.disabledChoices = disabled }
        if model.isEnabled != isEnabled { model.isEnabled = isEnabled }
        let isRightToLeft = layoutDirection == .rightToLeft
        if model.isRightToLeft != isRightToLeft { model.isRightToLeft = isRightToLeft }
        let chosen = selection.wrappedValue
        if model.selection != chosen { model.selection = chosen }
        model.onSelect = { [selection] in if let value = $0 { selection.wrappedValue = value } }
        model.title = { value in
            items.first { $0.value == value }.map { HostElement.text(of: $0.view.element) } ?? ""
        }
        return items
    }
}

extension Element {
    /// Whether the element cannot be chosen: it says so, or is a control that is disabled.
    fileprivate var isSelectionDisabled: Bool { refusesSelection || onlyWidget?.isEnabled == false }
}

/// The region around the choices, which has the picker's name.
private struct PickerRegion<Content: View, Label: View>: SpokenContainer {
    let look: RegionLook
    let label: Label
    let content: Content

    init(look: RegionLook, label: Label, @ViewBuilder content: () -> Content) {
        self.look = look
        self.label = label
        self.content = content()
    }

    func makeElement() -> RegionElement {
        let region = RegionElement()
        region.role = .radioGroup
        region.look = look
        return region
    }

    func updateElement(_ element: RegionElement, environment: EnvironmentValues) {
        element.isEnabled = environment.isEnabled
        element.layoutDirection = environment.layoutDirection
    }
}

/// A radio button before its label.
private struct RadioRow: View {
    let isOn: Bool
    let content: Part
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            mark.alignmentGuide(.firstTextBaseline) { $0.height - 3 }
            content
        }
        .padding(.horizontal, 4)
        .padding(.vertical, 3)
    }

    private var mark: some View {
        Circle()
            .fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(0.04)))
            .overlay {
                if isOn {
                    // The accent of dark windows is light.
                    Circle().fill(colorScheme == .dark ? Color.black : .white).frame(width: 6, height: 6)
                } else {
                    Circle().strokeBorder(.primary.opacity(contrast == .increased ? 0.8 : 0.35), lineWidth: 1.5)
                }
            }
            .frame(width: 16, height: 16)
    }
}
