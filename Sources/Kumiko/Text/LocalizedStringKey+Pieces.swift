import Foundation

extension LocalizedStringKey {
    /// A part of the translated text: characters that stand out in some way, or a text in its own style.
    enum Piece: Equatable {
        case string(String, TextTraits)
        case text(Text, TextTraits)
    }

    /// The parts of the text in a locale.
    @MainActor
    func pieces(_ table: TranslationTable, _ locale: @autoclosure () -> Locale) -> [Piece] {
        let translation = table.translation(of: key) ?? key
        let spans = MarkdownSpan.parse(translation)
        guard isFormat else { return spans.map { .string($0.string, $0.traits) } }
        var pieces: [Piece] = []
        // A place without a position takes the next value, also across spans.
        var next = 0
        for span in spans {
            let format = FormatString(span.string)
            var highest = -1
            for piece in format.pieces {
                switch piece {
                case .literal(let string):
                    pieces.append(.string(string, span.traits))
                case .argument(let index, let specifier):
                    let place = format.hasPositions ? index : index + next
                    highest = max(highest, index)
                    // A translation may ask for a value that there is not.
                    guard arguments.indices.contains(place) else { continue }
                    if case .text(let text) = arguments[place] {
                        pieces.append(.text(text, span.traits))
                    } else {
                        pieces.append(.string(arguments[place].string(specifier, locale()), span.traits))
                    }
                }
            }
            if !format.hasPositions { next += highest + 1 }
        }
        return pieces
    }
}

extension LocalizedStringKey.Argument {
    /// The value as a specifier and a locale write it.
    func string(_ specifier: String, _ locale: @autoclosure () -> Locale) -> String {
        switch self {
        case .string(let string): string
        case .integer(let value):
            switch specifier {
            case "%lld", "%ld", "%d", "%i", "%@": NumberText.string(value, locale())
            case _ where Self.isFloating(specifier): String(format: specifier, locale: locale(), Double(value))
            default: String(format: Self.wide(specifier), locale: locale(), value)
            }
        case .unsigned(let value):
            switch specifier {
            case "%llu", "%lu", "%u", "%@": NumberText.string(value, locale())
            case _ where Self.isFloating(specifier): String(format: specifier, locale: locale(), Double(value))
            default: String(format: Self.wide(specifier), locale: locale(), value)
            }
        case .floating(let value):
            switch specifier {
            case "%lf", "%f": NumberText.string(value, decimals: 6, locale())
            case "%@": NumberText.string(value, decimals: 6, locale())
            case _ where Self.isFloating(specifier): String(format: specifier, locale: locale(), value)
            default: Int64(exactly: value.rounded(.towardZero)).map { NumberText.string($0, locale()) } ?? "\(value)"
            }
        case .text: ""
        }
    }

    private static func isFloating(_ specifier: String) -> Bool {
        specifier.last.map { "eEfFgGaA".contains($0) } ?? false
    }

    /// The specifier for 64 bits, since that is how the value is passed; `%@` and strings, which an integer is not,
    /// become its digits.
    private static func wide(_ specifier: String) -> String {
        guard let conversion = specifier.last, "diouxX".contains(conversion) else { return "%lld" }
        return specifier.dropLast().filter { !"hlqzjt".contains($0) } + "ll" + String(conversion)
    }
}
