/// What a person does to the selection.
extension RadioBoxGroupModel {
    /// Selects `choice`, and in `.multiple` nothing else.
    ///
    /// - Returns: `false` when it is disabled, unknown or selected already, and nothing was published.
    @discardableResult
    public func select(_ choice: Choice) -> Bool {
        guard isEnabled(choice) else { return false }
        moveFocus(to: choice, anchored: true)
        return commit(untouchable.union([choice]))
    }

    /// Selects `choice`, or takes it back when it is selected, as with Ctrl held.
    ///
    /// In `.single` it is taken back only with ``allowsDeselection``.
    ///
    /// - Returns: `false` when the selection stays as it was.
    @discardableResult
    public func toggle(_ choice: Choice) -> Bool {
        guard isEnabled(choice) else { return false }
        guard mode == .multiple else {
            if !isSelected(choice) { return select(choice) }
            moveFocus(to: choice, anchored: true)
            return allowsDeselection ? commit([]) : false
        }
        moveFocus(to: choice, anchored: true)
        return commit(chosen.symmetricDifference([choice]))
    }

    /// Selects everything enabled from where the last selection was made to `choice`, as with Shift held.
    ///
    /// In `.single`, and before anything was selected, it is the same as ``select(_:)``.
    ///
    /// - Returns: `false` when the selection stays as it was.
    @discardableResult
    public func selectRange(to choice: Choice) -> Bool {
        guard mode == .multiple, isEnabled(choice), let end = index(of: choice),
            let start = (anchor ?? focused ?? selection).flatMap(index(of:))
        else { return select(choice) }
        let origin = ordered[start]
        moveFocus(to: choice, anchored: false)
        anchor = origin
        let range = ordered[min(start, end)...max(start, end)]
        return commit(untouchable.union(range.filter(isEnabled(_:))))
    }

    /// Selects all enabled choices. Does nothing in `.single`.
    ///
    /// - Returns: `false` when the selection stays as it was.
    @discardableResult
    public func selectAll() -> Bool {
        guard mode == .multiple, isEnabled else { return false }
        return commit(untouchable.union(ordered.filter(isEnabled(_:))))
    }

    /// Moves to the next enabled choice and selects it; the last is followed by the first.
    ///
    /// It goes on from the focus, else from the selection, else it selects the first enabled choice.
    ///
    /// - Returns: `false` when the selection stays as it was.
    @discardableResult
    public func selectNext() -> Bool { neighbour(by: 1).map(select(_:)) ?? false }

    /// Moves to the enabled choice before and selects it; the first is preceded by the last.
    ///
    /// - Returns: `false` when the selection stays as it was.
    @discardableResult
    public func selectPrevious() -> Bool { neighbour(by: -1).map(select(_:)) ?? false }

    /// A click, a tap or an accessibility action on the box of `choice`.
    ///
    /// - Parameters:
    ///   - choice: The choice.
    ///   - extending: Whether Shift is held.
    ///   - toggling: Whether Ctrl is held.
    /// - Returns: `false` when the selection stays as it was.
    @discardableResult
    public func press(_ choice: Choice, extending: Bool = false, toggling: Bool = false) -> Bool {
        if extending { return selectRange(to: choice) }
        if toggling || (mode == .single && allowsDeselection) { return toggle(choice) }
        return select(choice)
    }

    /// Selected choices that no act of a person changes. In `.single` another choice takes their place.
    private var untouchable: Set<Choice> {
        mode == .single ? [] : chosen.intersection(disabledChoices)
    }

    private func commit(_ selections: Set<Choice>) -> Bool {
        guard selections != chosen else { return false }
        chosen = selections
        if mode == .single { onSelect?(selections.first) }
        onSelections?(selections)
        return true
    }
}
