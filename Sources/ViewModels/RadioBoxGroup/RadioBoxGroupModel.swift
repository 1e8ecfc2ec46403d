import Observation

/// How many choices of a group can be selected at a time.
public enum RadioBoxMode: Sendable, Hashable {
    /// One at most.
    case single
    /// Any number.
    case multiple
}

/// The state of a group of boxes to choose from.
///
/// ```swift
/// let model = RadioBoxGroupModel(choices: ["S", "M", "L"], selection: nil)
/// model.onSelect = { print($0 ?? "none") }
/// model.select("M")      // prints "M"
/// model.select("M")      // prints nothing: it is selected
/// model.selection = "L"  // prints nothing: code did it
/// ```
///
/// What a person does goes through the methods; they call ``onSelect`` and ``onSelections``. What code assigns to
/// ``selection``, ``selections`` or ``choices`` does not. Every change of the selection is one publication, with no
/// state in between.
@Observable @MainActor
public final class RadioBoxGroupModel<Choice: Hashable> {
    /// The choices in the order they are shown. Of equal ones the first counts.
    ///
    /// Choices that disappear take their selection with them: published once, then ``onCorrection`` is called. The
    /// focus goes to the neighbour. Takes time proportional to the number of choices.
    public var choices: [Choice] {
        get { ordered }
        set { replaceChoices(newValue) }
    }

    /// The selected choice, or `nil` for none; in `.multiple` the first selected one in the order shown.
    ///
    /// Something that is not among the choices selects nothing. A disabled choice can be assigned.
    public var selection: Choice? {
        get { mode == .single ? chosen.first : ordered.first(where: chosen.contains) }
        set { selections = newValue.map { [$0] } ?? [] }
    }

    /// All selected choices.
    ///
    /// What is not among the choices is left out; in `.single` the first one in the order shown is kept.
    public var selections: Set<Choice> {
        get { chosen }
        set {
            let legal = legal(newValue)
            guard legal != chosen else { return }
            chosen = legal
            // The Tab stop is where the selection is, and so is the start of the next range.
            focused = nil
            anchor = nil
        }
    }

    /// Choices that a person can neither select nor take back.
    public var disabledChoices: Set<Choice>

    /// Whether acts of a person are taken at all.
    public var isEnabled = true

    /// Whether ``toggle(_:)`` takes the selection back in `.single`. In `.multiple` it always does.
    public var allowsDeselection: Bool

    /// Whether Left leads to the next choice and Right to the one before.
    public var isRightToLeft = false

    /// How many choices stand side by side where they fill several rows; `nil` for one row or one column.
    ///
    /// In rows, Up and Down go to the choice above and below; without, to the one before and after. A number below 1
    /// counts as `nil`. A view sets it when it lays the choices out.
    @ObservationIgnored public var columns: Int?

    /// One choice or many. Going to `.single` keeps the first selected choice.
    public var mode: RadioBoxMode {
        didSet { if mode != oldValue { selections = chosen } }
    }

    /// The name by which typing finds a choice; without it typing finds nothing.
    @ObservationIgnored public var title: (@MainActor (Choice) -> String)?

    /// Called in `.single` after an act of a person has changed the selection, once an act.
    @ObservationIgnored public var onSelect: (@MainActor (Choice?) -> Void)?

    /// Called in either mode after an act of a person has changed the selection, once an act.
    @ObservationIgnored public var onSelections: (@MainActor (Set<Choice>) -> Void)?

    /// Called after choices that disappeared have taken a selection with them, so that a binding can follow.
    @ObservationIgnored public var onCorrection: (@MainActor (Set<Choice>) -> Void)?

    var ordered: [Choice]
    var chosen: Set<Choice> = []
    var focused: Choice?
    /// Where a range begins.
    @ObservationIgnored var anchor: Choice?
    @ObservationIgnored var typing = Typing()
    @ObservationIgnored private var indices: [Choice: Int]

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - choices: The choices in order.
    ///   - selection: The selected one; `nil`, or one that is not among them, is none.
    ///   - disabledChoices: Choices that cannot be selected by a person.
    ///   - mode: One choice or many.
    ///   - allowsDeselection: Whether the selected choice can be taken back.
    ///   - title: The name by which typing finds a choice.
    public init(
        choices: [Choice],
        selection: Choice? = nil,
        disabledChoices: Set<Choice> = [],
        mode: RadioBoxMode = .single,
        allowsDeselection: Bool = false,
        title: (@MainActor (Choice) -> String)? = nil
    ) {
        self.disabledChoices = disabledChoices
        self.mode = mode
        self.allowsDeselection = allowsDeselection
        self.title = title
        (ordered, indices) = Self.unique(choices)
        if let selection, indices[selection] != nil { chosen = [selection] }
    }

    /// Whether `choice` is selected.
    public func isSelected(_ choice: Choice) -> Bool { chosen.contains(choice) }

    /// Whether a person can act on `choice`: it is there, and neither it nor the group is disabled.
    public func isEnabled(_ choice: Choice) -> Bool {
        isEnabled && index(of: choice) != nil && !disabledChoices.contains(choice)
    }

    /// The place of `choice` in the order shown, or `nil` when it is not there. Constant time.
    public func index(of choice: Choice) -> Int? {
        // The dictionary is no observed property, the order it describes is.
        access(keyPath: \.ordered)
        return indices[choice]
    }

    private func legal(_ selections: Set<Choice>) -> Set<Choice> {
        if mode == .single, selections.count > 1 {
            return ordered.first(where: selections.contains).map { [$0] } ?? []
        }
        return selections.filter { indices[$0] != nil }
    }

    private func replaceChoices(_ new: [Choice]) {
        let old = ordered
        let (unique, places) = Self.unique(new)
        guard unique != old else { return }
        if let gone = focused, places[gone] == nil, let index = indices[gone] {
            focused =
                old[index...].first { places[$0] != nil } ?? old[..<index].last { places[$0] != nil }
        }
        if let gone = anchor, places[gone] == nil { anchor = nil }
        indices = places
        ordered = unique
        let kept = chosen.filter { places[$0] != nil }
        guard kept.count < chosen.count else { return }
        chosen = kept
        onCorrection?(kept)
    }

    private static func unique(_ choices: [Choice]) -> ([Choice], [Choice: Int]) {
        var ordered: [Choice] = []
        var indices: [Choice: Int] = [:]
        for choice in choices where indices[choice] == nil {
            indices[choice] = ordered.count
            ordered.append(choice)
        }
        return (ordered, indices)
    }
}
