/// The parts of a window that something may cover. Windows on the desktop have none.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
    /// Reaches into what may be covered. Windows on the desktop are free all over, so the view stays as it is.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// Reaches into what may be covered. Windows on the desktop are free all over, so the view stays as it is.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
