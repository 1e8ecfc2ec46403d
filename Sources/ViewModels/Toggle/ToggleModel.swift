import Observation

/// The state of a toggle: on, off or mixed.
///
/// A toggle holds its own value, or reads and writes one that lives elsewhere:
///
/// ```swift
/// let own = ToggleModel(true)
/// let bound = ToggleModel(get: { settings.isLoud }, set: { settings.isLoud = $0 })
/// bound.toggle()  // settings.isLoud is written once; bound.isOn reads it back
/// ```
///
/// What a person does goes through ``toggle()`` and ``userSet(_:)``, and is written once. What code assigns to ``isOn``
/// is shown and written nowhere.
@Observable @MainActor
public final class ToggleModel {
    /// What a toggle shows.
    public enum State: Sendable, Hashable {
        case off, on
        /// Some of the values behind the toggle are on and some are off.
        case mixed
    }

    /// How a toggle looks.
    public enum Style: Sendable, Hashable {
        /// What suits the place it stands in.
        case automatic
        case `switch`, checkbox, button
        /// Two buttons, one for each value, of which the chosen one is insensitive.
        case twoChoice
        /// A look of a developer's own.
        case custom
    }

    /// A value that lives elsewhere, as a pair of functions.
    public struct Source {
        let get: @MainActor () -> Bool
        let set: @MainActor (Bool) -> Void

        /// Makes a source. `set` is called once for an act of a person that changes the value, and never otherwise.
        public init(get: @escaping @MainActor () -> Bool, set: @escaping @MainActor (Bool) -> Void) {
            self.get = get
            self.set = set
        }
    }

    /// Whether acts of a person are taken.
    public var isEnabled = true

    /// How the toggle looks. No style changes what an act does.
    public var style: Style = .automatic

    /// Called with the new value after an act of a person has changed it and it has been written.
    @ObservationIgnored public var onChange: (@MainActor (Bool) -> Void)?

    private var sources: [Source]
    private var own: State
    /// What code assigned over the sources, and what they said then.
    ///
    /// It is published as a change of the sources, so that an act that takes it away and writes one is one publication.
    @ObservationIgnored private var cover: (shown: State, over: State)?

    /// Makes a toggle that holds its own value.
    public init(_ isOn: Bool = false, isMixed: Bool = false, onChange: (@MainActor (Bool) -> Void)? = nil) {
        own = isMixed ? .mixed : isOn ? .on : .off
        sources = []
        self.onChange = onChange
    }

    /// Makes a toggle over a value that lives elsewhere.
    public convenience init(
        get: @escaping @MainActor () -> Bool,
        set: @escaping @MainActor (Bool) -> Void,
        onChange: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.init(sources: [Source(get: get, set: set)], onChange: onChange)
    }

    /// Makes a toggle over several values: on when all are, off when none is, else mixed.
    ///
    /// An act on a mixed toggle turns all of them on. Each value that differs is written once. With no sources the
    /// toggle holds its own value.
    public init(sources: [Source], onChange: (@MainActor (Bool) -> Void)? = nil) {
        own = .off
        self.sources = sources
        self.onChange = onChange
    }

    /// Puts other values behind the toggle. Writes nothing.
    public func setSources(_ sources: [Source]) {
        cover = nil
        self.sources = sources
    }

    /// What the toggle shows.
    ///
    /// Assigning shows the state and writes nothing. Over sources it holds until they next say something else.
    public var state: State {
        get {
            guard let said = sourceState else { return own }
            if let cover, cover.over == said { return cover.shown }
            return said
        }
        set {
            guard state != newValue else { return }
            if let said = sourceState {
                withMutation(keyPath: \.sources) { cover = said == newValue ? nil : (newValue, said) }
            } else {
                own = newValue
            }
        }
    }

    /// Whether the toggle is on; `false` while it is mixed. Assigning shows the value and writes nothing.
    public var isOn: Bool {
        get { state == .on }
        set { state = newValue ? .on : .off }
    }

    /// Whether the toggle is mixed. Taking the mixed state away leaves it off.
    public var isMixed: Bool {
        get { state == .mixed }
        set {
            guard newValue != isMixed else { return }
            state = newValue ? .mixed : .off
        }
    }

    /// A person toggles: on becomes off; off and mixed become on.
    ///
    /// - Returns: `false` when the toggle is disabled, and nothing happened.
    @discardableResult
    public func toggle() -> Bool { userSet(!isOn) }

    /// A person asks for a value.
    ///
    /// - Returns: `false` when the toggle is disabled or shows that value already, and nothing happened.
    @discardableResult
    public func userSet(_ isOn: Bool) -> Bool {
        let asked: State = isOn ? .on : .off
        guard isEnabled, state != asked else { return false }
        if sources.isEmpty {
            own = asked
        } else {
            let differing = sources.filter { $0.get() != isOn }
            if differing.isEmpty {
                withMutation(keyPath: \.sources) { cover = nil }
            } else {
                cover = nil
                for source in differing { source.set(isOn) }
            }
        }
        onChange?(isOn)
        return true
    }

    /// Whether the button of the two-choice look that stands for `choice` can be pressed: it is not the chosen one.
    public func isChoiceEnabled(_ choice: Bool) -> Bool {
        isEnabled && state != (choice ? .on : .off)
    }

    private var sourceState: State? {
        guard let first = sources.first?.get() else { return nil }
        return sources.dropFirst().allSatisfy { $0.get() == first } ? (first ? .on : .off) : .mixed
    }
}
