import ViewModels

/// A button that holds a Bool, shows a label for each value, and tells the new value after each press.
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
/// The behaviour is ``StatefulButtonModel``'s.
public struct StatefulButton<On: View, Off: View>: View {
    private let onLabel: On
    private let offLabel: Off
    private let onChange: ((Bool) -> Void)?
    private let given: StatefulButtonModel<Bool>?
    @Owned private var own: StatefulButtonModel<Bool>

    /// - Parameters:
    ///   - initial: the value the button starts with.
    ///   - onChange: called once after each press, with the new value.
    public init(
        _ initial: Bool, @ViewBuilder onLabel: () -> On, @ViewBuilder offLabel: () -> Off,
        onChange: ((Bool) -> Void)? = nil
    ) {
        self.onLabel = onLabel()
        self.offLabel = offLabel()
        self.onChange = onChange
        given = nil
        _own = Owned(wrappedValue: StatefulButtonModel(initial))
    }

    /// A button over a model that something else owns.
    public init(
        model: StatefulButtonModel<Bool>, @ViewBuilder onLabel: () -> On, @ViewBuilder offLabel: () -> Off
    ) {
        self.onLabel = onLabel()
        self.offLabel = offLabel()
        onChange = nil
        given = model
        _own = Owned(wrappedValue: model)
    }

    public var body: some View {
        let model = given ?? own
        Button {
            if model.press() { onChange?(model.value) }
        } label: {
            if model.value { onLabel } else { offLabel }
        }
        .disabled(!model.canPress)
    }
}
