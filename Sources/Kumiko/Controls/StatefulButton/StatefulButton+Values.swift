import ViewModels

extension StatefulButton where Value: CaseIterable {
    /// A button that goes round all cases of a type.
    ///
    /// - Parameters:
    ///   - initial: the value the button starts with.
    ///   - action: work that a press starts; it gets the new value.
    ///   - label: the label for a value.
    ///   - onChange: called once after each press, with the new value.
    ///   - onFailure: called when the action has thrown and the value before the press is back.
    public init(
        _ initial: Value, action: Action? = nil, @ViewBuilder label: @escaping (Value) -> Label,
        onChange: (@MainActor (Value) -> Void)? = nil, onFailure: (@MainActor (any Error) -> Void)? = nil
    ) {
        self.init(label, onChange: onChange, onFailure: onFailure, action: action) {
            StatefulButtonModel(initial, action: $0)
        }
    }

    /// Gives the button room for the largest of its labels, so that its neighbours stay where they are.
    public func labelReservesSpace(_ reservesSpace: Bool = true) -> Self {
        reserving(reservesSpace ? Array(Value.allCases) : [])
    }
}

extension StatefulButton where Value == Bool {
    /// A button that is on or off.
    ///
    /// ```swift
    /// StatefulButton(false) {
    ///     Image(systemName: "plus.app").resizable()
    /// } offLabel: {
    ///     Image(systemName: "minus.square").resizable()
    /// } onChange: { isOn in
    ///     print(isOn)
    /// }
    /// .frame(width: 50, height: 50)
    /// ```
    ///
    /// - Parameters:
    ///   - initial: the value the button starts with.
    ///   - action: work that a press starts; it gets the new value.
    ///   - onLabel: the label while the button is on.
    ///   - offLabel: the label while it is off.
    ///   - onChange: called once after each press, with the new value.
    ///   - onFailure: called when the action has thrown and the value before the press is back.
    public init<On: View, Off: View>(
        _ initial: Bool, action: Action? = nil, @ViewBuilder onLabel: () -> On, @ViewBuilder offLabel: () -> Off,
        onChange: (@MainActor (Bool) -> Void)? = nil, onFailure: (@MainActor (any Error) -> Void)? = nil
    ) where Label == _ConditionalContent<On, Off> {
        self.init(
            Self.label(on: onLabel(), off: offLabel()), onChange: onChange, onFailure: onFailure, action: action
        ) {
            StatefulButtonModel(initial, action: $0)
        }
    }

    /// A button over a model that something else owns.
    public init<On: View, Off: View>(
        model: StatefulButtonModel<Bool>, @ViewBuilder onLabel: () -> On, @ViewBuilder offLabel: () -> Off
    ) where Label == _ConditionalContent<On, Off> {
        self.init(model: model, label: Self.label(on: onLabel(), off: offLabel()))
    }

    private static func label<On: View, Off: View>(
        on: On, off: Off
    ) -> (Bool) -> Label where Label == _ConditionalContent<On, Off> {
        { $0 ? ViewBuilder.buildEither(first: on) : ViewBuilder.buildEither(second: off) }
    }

    /// Gives the button room for the larger of its labels, so that its neighbours stay where they are.
    public func labelReservesSpace(_ reservesSpace: Bool = true) -> Self {
        reserving(reservesSpace ? [true, false] : [])
    }
}
