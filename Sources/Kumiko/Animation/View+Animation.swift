nonisolated extension View {
    /// Says how this view moves when `value` changes. The end state is shown at once.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// Says how this view moves when anything in it changes. The end state is shown at once.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public func animation(_ animation: Animation?) -> some View { self }

    /// Says how this view comes and goes. It is there, or gone, at once.
    public func transition(_ transition: AnyTransition) -> some View { self }

    /// Says how what this view shows changes into something else. It is something else at once.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Changes the transactions that reach this view. As the end state is shown at once, none is asked for.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

extension ViewModifier {
    /// Says how what this modifier changes moves. The end state is shown at once.
    public func animation(_ animation: Animation?) -> some ViewModifier { self }
}

/// How what a view shows changes into something else.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: countsDown ? "numericTextDown" : "numericText")
    }
}
