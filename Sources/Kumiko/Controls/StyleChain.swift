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
        lhs === rhs || ValueComparison.of(Style.self).areEqual(lhs.style, rhs.style) && lhs.outer == rhs.outer
    }
}
