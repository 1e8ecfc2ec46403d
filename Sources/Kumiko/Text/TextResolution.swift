import Foundation

/// A text on its way to being shown: collects runs and what is read out for them.
@MainActor
struct TextResolution {
    private(set) var content = ResolvedText()
    /// The characters, with the names of pictures.
    private(set) var spoken = ""
    private let environment: EnvironmentValues
    private let textCase: Text.Case?
    private let ownLocale: Locale?
    var locale: Locale { ownLocale ?? .current }

    init(_ environment: EnvironmentValues, _ style: TextEnvironment) {
        self.environment = environment
        textCase = style.textCase
        ownLocale = style.locale
        content.lineLimit = style.lineLimit.map { max(1, $0) }
        content.lineSpacing = style.lineSpacing
        content.truncation = style.truncationMode
        content.alignment = style.alignment
    }

    mutating func append(_ text: Text, _ style: TextStyle) {
        var style = style
        if !text.modifiers.isEmpty { style.apply(text.modifiers, in: environment) }
        switch text.storage {
        case .verbatim(let string): append(string, style, [])
        case .key(let key): append(key, .main, style)
        case .source(let source): source.resolve(into: &self, style)
        }
    }

    mutating func append(_ key: LocalizedStringKey, _ table: TranslationTable, _ style: TextStyle) {
        for piece in key.pieces(table, locale) {
            switch piece {
            case .string(let string, let traits): append(string, style, traits)
            case .text(let text, let traits):
                var style = style
                style.apply(traits)
                append(text, style)
            }
        }
    }

    mutating func append(_ string: String, _ style: TextStyle, _ traits: TextTraits) {
        guard !string.isEmpty else { return }
        var style = style
        if !traits.isEmpty { style.apply(traits) }
        let cased =
            switch textCase {
            case .uppercase: string.uppercased(with: locale)
            case .lowercase: string.lowercased(with: locale)
            case nil: string
            }
        spoken += string
        append(ResolvedText.Run(cased, style.attributes(in: environment)))
    }

    mutating func append(_ image: Image, _ style: TextStyle) {
        spoken += image.resolve(in: environment).label ?? ""
        append(ResolvedText.Run("\u{FFFC}", style.attributes(in: environment), image: image.source))
    }

    private mutating func append(_ run: ResolvedText.Run) {
        if let last = content.runs.last, last.attributes == run.attributes, last.image == nil, run.image == nil {
            content.runs[content.runs.count - 1].string += run.string
        } else {
            content.runs.append(run)
        }
    }
}

extension Text {
    /// The text as it looks in an environment.
    @MainActor
    func resolve(in environment: EnvironmentValues, _ style: TextEnvironment) -> TextResolution {
        var resolution = TextResolution(environment, style)
        resolution.append(self, TextStyle(style))
        return resolution
    }

    /// The characters alone, in the language of an environment, with the names of pictures.
    @MainActor
    package func string(in environment: EnvironmentValues) -> String {
        if case .verbatim(let string) = storage { return string }
        return resolve(in: environment, environment.text).spoken
    }
}
