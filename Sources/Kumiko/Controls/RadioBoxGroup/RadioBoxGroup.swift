import ViewModels

/// Boxes to choose from; the chosen ones have a border and a tick.
///
/// ```swift
/// RadioBoxGroup([Swatch.red, .green, .blue], selection: $swatch, title: \.name) { swatch in
///     RoundedRectangle(cornerRadius: 8).fill(swatch.color).frame(width: 64, height: 64)
/// }
/// ```
///
/// The group is one Tab stop; arrows move and select, in a grid to the box that lies there, Space selects, typing leads to the title that begins so. Bound to
/// a set, any number is chosen: arrows move, Space and Ctrl with a click take one more or less, Shift all from the last
/// one on, Ctrl+A all. The behaviour is ``RadioBoxGroupModel``'s.
///
/// A choice that disappears takes the selection with it, and the binding is written once. A selection that was never
/// among the choices shows as none, and is left as it is. Each change takes time proportional to the number of choices.
public struct RadioBoxGroup<Choice: Hashable, Content: View>: View {
    private let choices: [Choice]
    private let single: Binding<Choice?>?
    private let multiple: Binding<Set<Choice>>?
    private let given: RadioBoxGroupModel<Choice>?
    private let disabledChoices: Set<Choice>
    private let allowsDeselection: Bool
    private let arrangement: RadioBoxArrangement
    private let title: (@MainActor (Choice) -> String)?
    private let content: (Choice) -> Content
    @Owned private var own: RadioBoxGroupModel<Choice>
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    /// Boxes of which one at most is chosen.
    ///
    /// - Parameters:
    ///   - choices: each different from the others; of equal ones the first counts.
    ///   - selection: the chosen one; `nil` while none is.
    ///   - disabledChoices: those that the user can neither choose nor take back.
    ///   - allowsDeselection: whether choosing the chosen one takes it back.
    ///   - arrangement: how the boxes stand.
    ///   - title: the name by which typing finds a choice; without it typing finds nothing.
    public init(
        _ choices: [Choice], selection: Binding<Choice?>, disabledChoices: Set<Choice> = [],
        allowsDeselection: Bool = false, arrangement: RadioBoxArrangement = .row,
        title: (@MainActor (Choice) -> String)? = nil,
        @ViewBuilder content: @escaping (Choice) -> Content
    ) {
        self.init(
            choices, single: selection, multiple: nil, disabledChoices, allowsDeselection, arrangement, title, content)
    }

    /// Boxes of which one is chosen.
    public init(
        _ choices: [Choice], selection: Binding<Choice>, disabledChoices: Set<Choice> = [],
        arrangement: RadioBoxArrangement = .row, title: (@MainActor (Choice) -> String)? = nil,
        @ViewBuilder content: @escaping (Choice) -> Content
    ) {
        self.init(
            choices, single: Binding<Choice?>(selection), multiple: nil, disabledChoices, false, arrangement, title,
            content)
    }

    /// Boxes of which any number is chosen.
    public init(
        _ choices: [Choice], selection: Binding<Set<Choice>>, disabledChoices: Set<Choice> = [],
        arrangement: RadioBoxArrangement = .row, title: (@MainActor (Choice) -> String)? = nil,
        @ViewBuilder content: @escaping (Choice) -> Content
    ) {
        self.init(choices, single: nil, multiple: selection, disabledChoices, true, arrangement, title, content)
    }

    /// Boxes for a model that something else owns. What the model says of the choices holds.
    public init(
        model: RadioBoxGroupModel<Choice>, arrangement: RadioBoxArrangement = .row,
        @ViewBuilder content: @escaping (Choice) -> Content
    ) {
        choices = []
        (single, multiple, given) = (nil, nil, model)
        (disabledChoices, allowsDeselection, title) = ([], false, nil)
        self.arrangement = arrangement
        self.content = content
        _own = Owned(wrappedValue: model)
    }

    private init(
        _ choices: [Choice], single: Binding<Choice?>?, multiple: Binding<Set<Choice>>?,
        _ disabledChoices: Set<Choice>, _ allowsDeselection: Bool, _ arrangement: RadioBoxArrangement,
        _ title: (@MainActor (Choice) -> String)?, _ content: @escaping (Choice) -> Content
    ) {
        self.choices = choices
        (self.single, self.multiple, given) = (single, multiple, nil)
        self.disabledChoices = disabledChoices
        self.allowsDeselection = allowsDeselection
        self.arrangement = arrangement
        self.title = title
        self.content = content
        _own = Owned(wrappedValue: RadioBoxGroupModel(choices: choices))
    }

    public var body: some View {
        let model = given ?? own
        let _ = configure(model)
        let choices = model.choices
        RegionView(role: model.mode == .single ? .radioGroup : .group) {
            switch arrangement {
            case .row: HStack { boxes(choices, of: model) }
            case .column: VStack { boxes(choices, of: model) }
            case .grid: WrappingGrid(follower: model) { boxes(choices, of: model) }
            }
        }
        .onChange(of: self.choices) { old, new in takeBack(from: old, to: new) }
    }

    /// Brings the model up to date with the view.
    private func configure(_ model: RadioBoxGroupModel<Choice>) {
        let isRightToLeft = layoutDirection == .rightToLeft
        if model.isRightToLeft != isRightToLeft { model.isRightToLeft = isRightToLeft }
        if arrangement != .grid { model.columns = nil }
        guard given == nil else { return }
        let mode: RadioBoxMode = multiple == nil ? .single : .multiple
        if model.mode != mode { model.mode = mode }
        if model.choices != choices { model.choices = choices }
        if model.disabledChoices != disabledChoices { model.disabledChoices = disabledChoices }
        if model.allowsDeselection != allowsDeselection { model.allowsDeselection = allowsDeselection }
        if model.isEnabled != isEnabled { model.isEnabled = isEnabled }
        model.title = title
        if let single {
            let chosen = single.wrappedValue
            if model.selection != chosen { model.selection = chosen }
            model.onSelect = { single.wrappedValue = $0 }
        } else if let multiple {
            let chosen = multiple.wrappedValue
            if model.selections != chosen { model.selections = chosen }
            model.onSelections = { multiple.wrappedValue = $0 }
        }
    }

    /// Takes back what was chosen of choices that have disappeared.
    private func takeBack(from old: [Choice], to new: [Choice]) {
        let gone = Set(old).subtracting(new)
        if let single, let chosen = single.wrappedValue, gone.contains(chosen) {
            single.wrappedValue = nil
        } else if let multiple, !multiple.wrappedValue.isDisjoint(with: gone) {
            multiple.wrappedValue.subtract(gone)
        }
    }

    private func boxes(_ choices: [Choice], of model: RadioBoxGroupModel<Choice>) -> some View {
        let focusIndex = model.focusIndex
        let count = choices.count
        return ForEach(Array(choices.enumerated()), id: \.element) { index, choice in
            RadioBox(
                mode: model.mode, isSelected: model.isSelected(choice), isEnabled: model.isEnabled(choice),
                isTabStop: index == focusIndex, fills: arrangement == .grid,
                setPosition: SetPosition(index: index, count: count),
                click: { model.click(choice) }, activate: { model.activate(choice) }, answer: { model.answer($0) },
                content: content(choice))
        }
    }
}

extension RadioBoxGroup where Choice: CaseIterable {
    /// Offers all cases of the choice's type, of which one at most is chosen.
    public init(
        selection: Binding<Choice?>, disabledChoices: Set<Choice> = [], allowsDeselection: Bool = false,
        arrangement: RadioBoxArrangement = .row, title: (@MainActor (Choice) -> String)? = nil,
        @ViewBuilder content: @escaping (Choice) -> Content
    ) {
        self.init(
            Array(Choice.allCases), selection: selection, disabledChoices: disabledChoices,
            allowsDeselection: allowsDeselection, arrangement: arrangement, title: title, content: content)
    }

    /// Offers all cases of the choice's type, of which any number is chosen.
    public init(
        selection: Binding<Set<Choice>>, disabledChoices: Set<Choice> = [],
        arrangement: RadioBoxArrangement = .row, title: (@MainActor (Choice) -> String)? = nil,
        @ViewBuilder content: @escaping (Choice) -> Content
    ) {
        self.init(
            Array(Choice.allCases), selection: selection, disabledChoices: disabledChoices, arrangement: arrangement,
            title: title, content: content)
    }
}
