import Foundation
import ViewModels

/// Boxes of which one is chosen; the chosen one has a border and a tick.
///
/// ```swift
/// RadioBoxGroup([Swatch.red, .green, .blue], selection: $swatch) { swatch in
///     RoundedRectangle(cornerRadius: 8).fill(swatch.color).frame(width: 64, height: 64)
/// }
/// ```
///
/// The group is one Tab stop; arrows move and select, Space selects. The behaviour is ``RadioBoxGroupModel``'s.
public struct RadioBoxGroup<Choice: Hashable, Content: View>: View {
    private let choices: [Choice]
    private let selection: Binding<Choice?>
    private let disabledChoices: Set<Choice>
    private let axis: Axis
    private let content: (Choice) -> Content
    @Owned private var model: RadioBoxGroupModel<Choice>
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    /// - Parameters:
    ///   - choices: each different from the others; of equal ones the first counts.
    ///   - selection: the chosen one; `nil` while none is.
    ///   - disabledChoices: those that the user can neither choose nor take back.
    ///   - axis: whether the boxes stand in a row or in a column.
    public init(
        _ choices: [Choice], selection: Binding<Choice?>, disabledChoices: Set<Choice> = [], axis: Axis = .horizontal,
        @ViewBuilder content: @escaping (Choice) -> Content
    ) {
        self.choices = choices
        self.selection = selection
        self.disabledChoices = disabledChoices
        self.axis = axis
        self.content = content
        _model = Owned(wrappedValue: RadioBoxGroupModel(choices: choices))
    }

    public init(
        _ choices: [Choice], selection: Binding<Choice>, disabledChoices: Set<Choice> = [], axis: Axis = .horizontal,
        @ViewBuilder content: @escaping (Choice) -> Content
    ) {
        self.init(
            choices, selection: Binding<Choice?>(selection), disabledChoices: disabledChoices, axis: axis,
            content: content)
    }

    /// Offers all cases of the choice's type.
    public init(
        selection: Binding<Choice?>, disabledChoices: Set<Choice> = [], axis: Axis = .horizontal,
        @ViewBuilder content: @escaping (Choice) -> Content
    ) where Choice: CaseIterable {
        self.init(
            Array(Choice.allCases), selection: selection, disabledChoices: disabledChoices, axis: axis,
            content: content)
    }

    public var body: some View {
        let focusIndex = configure()
        RegionView(role: .radioGroup) {
            if axis == .horizontal {
                HStack { boxes(focusIndex) }
            } else {
                VStack { boxes(focusIndex) }
            }
        }
    }

    /// Brings the model up to date with the view. Returns the index of the box that is the Tab stop.
    private func configure() -> Int? {
        if model.choices != choices { model.choices = choices }
        if model.disabledChoices != disabledChoices { model.disabledChoices = disabledChoices }
        if model.isEnabled != isEnabled { model.isEnabled = isEnabled }
        model.isRightToLeft = layoutDirection == .rightToLeft
        let chosen = selection.wrappedValue
        if model.selection != chosen { model.selection = chosen }
        model.onSelect = { selection.wrappedValue = $0 }
        return model.focusIndex
    }

    private func boxes(_ focusIndex: Int?) -> some View {
        ForEach(Array(choices.enumerated()), id: \.element) { index, choice in
            RadioBox(
                isSelected: model.isSelected(choice), isEnabled: model.isEnabled(choice),
                isTabStop: index == focusIndex,
                press: { [model] in model.press(choice) },
                pressKey: { [model] key in Self.press(key, model) },
                content: content(choice))
        }
    }

    private static func press(_ key: RegionKey, _ model: RadioBoxGroupModel<Choice>) -> Bool {
        switch key {
        case .left: model.pressKey(.left)
        case .right: model.pressKey(.right)
        case .up: model.pressKey(.up)
        case .down: model.pressKey(.down)
        case .home: model.pressKey(.home)
        case .end: model.pressKey(.end)
        case .pageUp, .pageDown: false
        case .character(let character):
            model.type(String(character), at: ProcessInfo.processInfo.systemUptime)
        }
    }
}

/// One box of a ``RadioBoxGroup``.
private struct RadioBox<Content: View>: View {
    let isSelected: Bool
    let isEnabled: Bool
    let isTabStop: Bool
    let press: () -> Void
    let pressKey: (RegionKey) -> Bool
    let content: Content
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        RegionView(
            role: .radio, checked: isSelected ? .on : .off, isEnabled: isEnabled, takesFocus: isTabStop,
            action: press, onKey: pressKey
        ) {
            content
                .padding(8)
                .overlay(alignment: .topTrailing) {
                    if isSelected {
                        Image(systemName: "checkmark.circle.fill").foregroundColor(.accentColor)
                            .accessibilityHidden(true)
                    }
                }
                .overlay {
                    RoundedRectangle(cornerRadius: 12)
                        .strokeBorder(
                            isSelected ? Color.accentColor : Color.primary.opacity(contrast == .increased ? 0.6 : 0.15),
                            lineWidth: isSelected ? 3 : 1)
                }
                .opacity(isEnabled ? 1 : 0.5)
                .contentShape(Rectangle())
                .onTapGesture(perform: press)
        }
    }
}
