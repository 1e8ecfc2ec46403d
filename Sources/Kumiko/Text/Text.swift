import Foundation

/// One or more lines of text to read.
///
/// ```swift
/// Text("Hello **world**")              // looked up among the translations; Markdown's emphasis is shown
/// Text("\(count) pages")               // looked up as "%lld pages"
/// Text(verbatim: "Hello **world**")    // as it stands
/// Text(name)                           // a string is shown as it stands
/// Text("large").font(.title) + Text(" and small").font(.caption)
/// ```
///
/// What a text says of itself wins over what the views around it say. Of two methods of the same kind the one written
/// first wins, as the nearer one does everywhere.
public struct Text: Equatable, Sendable {
    /// Where the characters come from; the common cases need no object.
    enum Storage: Equatable, Sendable {
        case verbatim(String)
        /// A key of the program's own table.
        case key(LocalizedStringKey)
        case source(TextSource)

        static func == (lhs: Storage, rhs: Storage) -> Bool {
            switch (lhs, rhs) {
            case (.verbatim(let lhs), .verbatim(let rhs)): lhs.isIdenticalInUnicode(to: rhs)
            case (.key(let lhs), .key(let rhs)): lhs == rhs
            case (.source(let lhs), .source(let rhs)): lhs === rhs || lhs.isEqual(to: rhs)
            default: false
            }
        }
    }

    let storage: Storage
    /// What the text's own methods said, in the order of the calls.
    private(set) var modifiers: [Modifier] = []

    init(_ storage: Storage) {
        self.storage = storage
    }

    /// Shows a string as it stands.
    public init(verbatim content: String) {
        storage = .verbatim(content)
    }

    /// Shows a string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        storage = .verbatim(String(content))
    }

    /// Shows the translation of a key, else the key itself.
    ///
    /// - Parameters:
    ///   - tableName: the table of translations; `nil` for `Localizable`.
    ///   - bundle: the bundle with the table; `nil` for the program's own.
    ///   - comment: a note for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil {
            storage = .key(key)
        } else {
            storage = .source(LocalizedTextSource(key: key, tableName: tableName, bundle: bundle))
        }
    }

    func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// Whether a colour is among what the text says of itself or of its parts.
    var hasOwnColor: Bool {
        if modifiers.contains(where: \.isColored) { return true }
        switch storage {
        case .verbatim: return false
        case .key(let key): return key.hasOwnColor
        case .source(let source): return source.hasOwnColor
        }
    }

    /// One text after the other, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.source(ConcatenatedTextSource(lhs, rhs)))
    }
}

extension String {
    /// Whether both consist of the same bytes. `==` takes differently composed characters for equal, which may look
    /// different.
    func isIdenticalInUnicode(to other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
