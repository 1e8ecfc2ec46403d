import Foundation

/// Where the characters of a text come from when they are more than a string or a key.
class TextSource: @unchecked Sendable {
    /// Whether the other gives the same text.
    func isEqual(to other: TextSource) -> Bool { self === other }

    /// Whether there are colours in it that depend on the environment.
    var hasOwnColor: Bool { false }

    /// Adds the text to `resolution`.
    @MainActor
    func resolve(into resolution: inout TextResolution, _ style: TextStyle) {}
}

/// A key of a table that is not the program's usual one.
final class LocalizedTextSource: TextSource, @unchecked Sendable {
    private let key: LocalizedStringKey
    private let tableName: String?
    private let bundle: Bundle?

    init(key: LocalizedStringKey, tableName: String?, bundle: Bundle?) {
        self.key = key
        self.tableName = tableName
        self.bundle = bundle
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? Self else { return false }
        return key == other.key && tableName == other.tableName && bundle == other.bundle
    }

    override var hasOwnColor: Bool { key.hasOwnColor }

    override func resolve(into resolution: inout TextResolution, _ style: TextStyle) {
        resolution.append(key, .table(tableName, in: bundle), style)
    }
}

/// One text after the other.
final class ConcatenatedTextSource: TextSource, @unchecked Sendable {
    private let first: Text
    private let second: Text

    init(_ first: Text, _ second: Text) {
        self.first = first
        self.second = second
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? Self else { return false }
        return first == other.first && second == other.second
    }

    override var hasOwnColor: Bool { first.hasOwnColor || second.hasOwnColor }

    override func resolve(into resolution: inout TextResolution, _ style: TextStyle) {
        resolution.append(first, style)
        resolution.append(second, style)
    }
}

/// A picture in a text.
final class ImageTextSource: TextSource, @unchecked Sendable {
    private let image: Image

    init(_ image: Image) {
        self.image = image
    }

    override func isEqual(to other: TextSource) -> Bool { (other as? Self)?.image == image }

    override func resolve(into resolution: inout TextResolution, _ style: TextStyle) {
        resolution.append(image, style)
    }
}

/// A value in a format that may depend on the locale.
final class FormattedTextSource<Input: Equatable, Format: Equatable>: TextSource, @unchecked Sendable {
    private let input: Input
    private let format: Format
    private let string: (Input, Format, Locale) -> String

    init(_ input: Input, _ format: Format, string: @escaping (Input, Format, Locale) -> String) {
        self.input = input
        self.format = format
        self.string = string
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? Self else { return false }
        return input == other.input && format == other.format
    }

    override func resolve(into resolution: inout TextResolution, _ style: TextStyle) {
        resolution.append(string(input, format, resolution.locale), style, [])
    }
}
