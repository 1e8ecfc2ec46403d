/// Keys that are held while something else is pressed.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// Ctrl.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// Alt.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// Super.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The key is on the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// The keys that are held with the act of a person that is being handled; none outside of one.
    @MainActor package private(set) static var current: EventModifiers = []

    /// Handles an act of a person during which keys are held.
    @MainActor package static func holding<Result>(_ modifiers: EventModifiers, _ act: () throws -> Result) rethrows
        -> Result
    {
        let outer = current
        current = modifiers
        defer { current = outer }
        return try act()
    }
}
