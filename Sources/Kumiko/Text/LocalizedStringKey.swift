import Foundation

/// A text to translate, with places for values.
///
/// ```swift
/// let key: LocalizedStringKey = "\(name) has \(count) pages"   // looked up as "%@ has %lld pages"
/// ```
///
/// Where there is no translation the key itself is shown. Markdown's emphasis in the key or its translation is shown as
/// such, that in the values is not. Numbers are written as the locale writes them.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// A value for a place in a key.
    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case floating(Double)
        case text(Text)
    }

    /// What is looked up: the text with a format specifier for each value.
    let key: String
    private(set) var arguments: [Argument] = []
    /// Whether `key` is a format, in which `%` is written as `%%`.
    private(set) var isFormat = false

    public init(_ value: String) {
        key = value
    }

    public init(stringLiteral value: String) {
        key = value
    }

    public init(stringInterpolation: StringInterpolation) {
        if stringInterpolation.arguments.isEmpty {
            key = stringInterpolation.literal
        } else {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
            isFormat = true
        }
    }

    public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
        lhs.key.isIdenticalInUnicode(to: rhs.key) && lhs.arguments == rhs.arguments
    }

    /// Whether one of the values is a text with a colour of its own.
    var hasOwnColor: Bool {
        arguments.contains { if case .text(let text) = $0 { text.hasOwnColor } else { false } }
    }
}
