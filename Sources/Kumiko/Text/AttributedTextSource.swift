import Foundation

/// A string some parts of which look different.
final class AttributedTextSource: TextSource, @unchecked Sendable {
    private let string: AttributedString

    init(_ string: AttributedString) {
        self.string = string
    }

    override func isEqual(to other: TextSource) -> Bool { (other as? Self)?.string == string }

    override var hasOwnColor: Bool { string.runs.contains { $0.modifiers.contains(where: \.isColored) } }

    override func resolve(into resolution: inout TextResolution, _ style: TextStyle) {
        for run in string.runs {
            var text = Text(verbatim: String(string[run.range].characters))
            for modifier in run.modifiers { text = text.with(modifier) }
            resolution.append(text, style)
        }
    }
}

extension AttributedString.Runs.Run {
    /// What the run's attributes say, as the methods of a text would.
    fileprivate var modifiers: [Text.Modifier] {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        var modifiers: [Text.Modifier] = []
        if let font = self[Attributes.FontAttribute.self] { modifiers.append(.font(font)) }
        if let color = self[Attributes.ForegroundColorAttribute.self] { modifiers.append(.color(color)) }
        if let style = self[Attributes.UnderlineStyleAttribute.self] { modifiers.append(.underline(style.line)) }
        if let style = self[Attributes.StrikethroughStyleAttribute.self] {
            modifiers.append(.strikethrough(style.line))
        }
        if let kern = self[Attributes.KerningAttribute.self] { modifiers.append(.kerning(kern)) }
        if let offset = self[Attributes.BaselineOffsetAttribute.self] { modifiers.append(.baselineOffset(offset)) }
        return modifiers
    }
}
