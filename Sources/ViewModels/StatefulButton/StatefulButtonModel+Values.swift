extension StatefulButtonModel where Value == Bool {
    /// Makes a button with two states; a press changes to the other one.
    ///
    /// - Parameters:
    ///   - value: The first value.
    ///   - onChange: Called with the new value after a press.
    ///   - action: Work that a press starts; a failure brings the value before the press back.
    public convenience init(
        _ value: Bool = false, onChange: (@MainActor (Bool) -> Void)? = nil, action: Action? = nil
    ) {
        self.init(value, next: { !$0 }, previous: { !$0 }, onChange: onChange, action: action)
    }
}

extension StatefulButtonModel where Value: CaseIterable {
    /// Makes a button that goes round all cases in their order, and back again from the first to the last.
    ///
    /// ```swift
    /// enum Speed: CaseIterable { case slow, normal, fast }
    /// let model = StatefulButtonModel(Speed.fast)
    /// model.press()          // .slow
    /// model.pressBackward()  // .fast
    /// ```
    ///
    /// A value that is not among `allCases` is followed by the first case and preceded by the last one. A type with
    /// one case never changes, so it calls no `onChange`; its action runs all the same. A press takes time
    /// proportional to the number of cases.
    ///
    /// - Parameters:
    ///   - value: The first value.
    ///   - onChange: Called with the new value after a press.
    ///   - action: Work that a press starts; a failure brings the value before the press back.
    public convenience init(
        _ value: Value, onChange: (@MainActor (Value) -> Void)? = nil, action: Action? = nil
    ) {
        self.init(
            value,
            next: { Self.neighbour(of: $0, in: Array(Value.allCases)) },
            previous: { Self.neighbour(of: $0, in: Value.allCases.reversed()) },
            onChange: onChange,
            action: action)
    }

    private static func neighbour(of value: Value, in cases: [Value]) -> Value {
        guard let first = cases.first else { return value }
        guard let index = cases.firstIndex(of: value) else { return first }
        return index + 1 < cases.count ? cases[index + 1] : first
    }
}
