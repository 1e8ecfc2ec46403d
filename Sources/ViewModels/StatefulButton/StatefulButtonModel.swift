import Observation

/// The state of a button that holds a value and moves it on with every press.
///
/// ```swift
/// let model = StatefulButtonModel(false) { print("now", $0) }
/// model.press()        // prints "now true"
/// model.value = false  // prints nothing: only a press does
/// ```
///
/// The value is a `Bool`, any `CaseIterable` type, or whatever the `next` and `previous` functions lead through.
/// With an action the button is busy from the press until the action ends; see
/// ``init(_:next:previous:onChange:action:)``.
@Observable @MainActor
public final class StatefulButtonModel<Value: Equatable> {
    /// A function that leads from one value to another.
    public typealias Step = @MainActor (Value) -> Value
    /// Work that a press starts; it gets the new value.
    public typealias Action = @MainActor (Value) async throws -> Void

    /// The value shown. Setting it from outside calls nothing, and an equal value publishes nothing.
    ///
    /// A different value set while an action runs is newer than the press, so a failure does not take it back.
    public var value: Value {
        get { current }
        set {
            guard current != newValue else { return }
            undo = nil
            current = newValue
        }
    }

    /// Whether presses are taken.
    public var isEnabled = true

    /// Whether an action is running, during which presses are refused.
    public private(set) var isBusy = false

    /// Why the last action failed; `nil` after one that succeeded and from the next press on.
    public private(set) var lastError: (any Error)?

    /// Whether a press would be taken now.
    public var canPress: Bool { isEnabled && !isBusy }

    /// Whether a press starts work.
    package var hasAction: Bool { action != nil }

    /// Called with the new value after a press has changed it, once a press.
    @ObservationIgnored public var onChange: (@MainActor (Value) -> Void)?

    /// Called with the error after a failed action, when ``value`` is already what it was before the press.
    @ObservationIgnored public var onFailure: (@MainActor (any Error) -> Void)?

    private var current: Value
    @ObservationIgnored private let next: Step
    @ObservationIgnored private let previous: Step
    @ObservationIgnored private let action: Action?
    @ObservationIgnored private var undo: Value?
    @ObservationIgnored private var running: Task<Void, Never>?

    /// Makes a button that leads through values by two functions.
    ///
    /// - Parameters:
    ///   - value: The first value.
    ///   - next: Leads to the value after a press.
    ///   - previous: Leads to the value after a backward press.
    ///   - onChange: Called with the new value after a press.
    ///   - action: Work that a press starts. When it throws, the value before the press comes back and
    ///     ``lastError`` says why.
    public init(
        _ value: Value,
        next: @escaping Step,
        previous: @escaping Step,
        onChange: (@MainActor (Value) -> Void)? = nil,
        action: Action? = nil
    ) {
        current = value
        self.next = next
        self.previous = previous
        self.action = action
        self.onChange = onChange
    }

    /// Presses the button: the value moves on, then ``onChange`` is called once with it, then the action starts.
    ///
    /// - Returns: `false` when the button is disabled or busy, and nothing happened.
    @discardableResult
    public func press() -> Bool { press(next) }

    /// Presses the button backward, as with Shift held.
    ///
    /// - Returns: `false` when the button is disabled or busy, and nothing happened.
    @discardableResult
    public func pressBackward() -> Bool { press(previous) }

    /// Returns when the action that is running now has ended; at once when none is.
    public func finish() async {
        await running?.value
    }

    private func press(_ step: Step) -> Bool {
        guard canPress else { return false }
        let before = current
        let after = step(before)
        if lastError != nil { lastError = nil }
        if action != nil {
            // Busy before anyone is told, so that a press from within onChange is refused.
            isBusy = true
            undo = before
        }
        if after != before {
            current = after
            onChange?(after)
        }
        if let action { start(action, with: after) }
        return true
    }

    private func start(_ action: @escaping Action, with value: Value) {
        // Weak, so that a button that goes away does not live as long as its slowest action.
        running = Task { [weak self] in
            do {
                try await action(value)
                self?.end(with: nil)
            } catch {
                self?.end(with: error)
            }
        }
    }

    private func end(with error: (any Error)?) {
        running = nil
        if let error {
            lastError = error
            if let undo, undo != current { current = undo }
        }
        undo = nil
        isBusy = false
        if let error { onFailure?(error) }
    }
}
