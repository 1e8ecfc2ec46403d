import Foundation
import ViewModels

/// A button that holds a value, shows a label for it, moves it on with each press, and tells the new value.
///
/// ```swift
/// StatefulButton(Speed.low) { speed in
///     Text(speed.name)
/// } onChange: { speed in
///     fan.turn(at: speed)
/// }
/// ```
///
/// The value goes round all cases of its type; a press with Shift goes back. With an action the button is busy, shows a
/// wheel in its label's place, and refuses presses, until the action ends. If it throws, the value before the press comes
/// back; until the next press a mark on the button's corner shows it, its tooltip says why, and so is assistive
/// technology told, and `onFailure`. The behaviour is ``StatefulButtonModel``'s.
public struct StatefulButton<Value: Equatable, Label: View>: View {
    /// Work that a press starts; it gets the new value.
    public typealias Action = StatefulButtonModel<Value>.Action

    private let label: (Value) -> Label
    private let onChange: (@MainActor (Value) -> Void)?
    private let onFailure: (@MainActor (any Error) -> Void)?
    private let action: Action?
    private let given: StatefulButtonModel<Value>?
    /// The values whose labels the button leaves room for.
    private var reserved: [Value] = []
    @Owned private var own: OwnStatefulButton<Value>
    @Environment(\.isEnabled) private var isEnabled

    init(
        _ label: @escaping (Value) -> Label, onChange: (@MainActor (Value) -> Void)?,
        onFailure: (@MainActor (any Error) -> Void)?, action: Action?,
        model: @escaping @MainActor (Action?) -> StatefulButtonModel<Value>
    ) {
        self.label = label
        self.onChange = onChange
        self.onFailure = onFailure
        self.action = action
        given = nil
        _own = Owned(wrappedValue: OwnStatefulButton(hasAction: action != nil, model))
    }

    /// A button over a model that something else owns.
    public init(model: StatefulButtonModel<Value>, @ViewBuilder label: @escaping (Value) -> Label) {
        self.label = label
        (onChange, onFailure, action, given) = (nil, nil, nil, model)
        _own = Owned(wrappedValue: OwnStatefulButton(hasAction: false) { _ in model })
    }

    public var body: some View {
        let model = configure()
        if model.hasAction {
            button(of: model) { BusyLabel(isBusy: model.isBusy) { labels(of: model) } }
                .overlay(alignment: .topTrailing) { if model.lastError != nil { FailureMark() } }
        } else {
            button(of: model) { labels(of: model) }
        }
    }

    private func button<Content: View>(
        of model: StatefulButtonModel<Value>, @ViewBuilder label: () -> Content
    ) -> some View {
        let traits = ButtonTraits(
            answersShift: true, isBusy: model.isBusy, failure: model.lastError?.localizedDescription)
        return Button(role: nil, traits: traits) {
            if EventModifiers.current.contains(.shift) { model.pressBackward() } else { model.press() }
        } label: {
            label()
        }
        .disabled(!model.canPress)
        .modifier(Self.explanation(of: traits.failure))
    }

    @ViewBuilder
    private func labels(of model: StatefulButtonModel<Value>) -> some View {
        if reserved.isEmpty {
            label(model.value)
        } else {
            ReservedLabels(values: reserved, current: model.value, label: label)
        }
    }

    /// Brings the button's own model up to date with the view.
    private func configure() -> StatefulButtonModel<Value> {
        if let given { return given }
        own.action = action
        own.model.onChange = onChange
        own.model.onFailure = onFailure
        return own.model
    }

    /// Says why the last action failed.
    private static func explanation(of message: String?) -> AccessibilityModifier {
        AccessibilityModifier { properties, _ in
            if let message { properties.hint = message }
        }
    }

    func reserving(_ values: [Value]) -> Self {
        var copy = self
        copy.reserved = values
        return copy
    }
}

/// The model of a button that owns it, and the newest of the actions that the button was given.
@MainActor
private final class OwnStatefulButton<Value: Equatable> {
    private(set) var model: StatefulButtonModel<Value>!
    var action: StatefulButtonModel<Value>.Action?

    init(hasAction: Bool, _ make: (StatefulButtonModel<Value>.Action?) -> StatefulButtonModel<Value>) {
        let newest: StatefulButtonModel<Value>.Action = { [weak self] value in
            guard let action = self?.action else { return }
            try await action(value)
        }
        model = make(hasAction ? newest : nil)
    }
}
