/// A style of controls and those that hold around it, so that a style may show its configuration in the style that
/// would hold without it.
final class StyleChain<Style>: @unchecked Sendable {
    let style: Style
    let outer: StyleChain?

    init(_ style: Style, outer: StyleChain?) {
        self.style = style
        self.outer = outer
    }
}

/// Equal chains look the same, so that controls are not evaluated again when a view above sets an equal style.
extension StyleChain: Equatable {
    static func == (lhs: StyleChain, rhs: StyleChain) -> Bool {
        guard lhs !== rhs else { return true }
        func isSame<S>(_ style: S) -> Bool {
            guard let other = rhs.style as? S else { return false }
            return ValueComparison.of(S.self).areEqual(style, other)
        }
        return _openExistential(lhs.style as Any, do: isSame) && lhs.outer == rhs.outer
    }
}
