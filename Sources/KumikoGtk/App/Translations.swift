import CGtk
import Foundation
import Kumiko

/// A program's translations, where they are gettext's: `<prefix>/share/locale/<language>/LC_MESSAGES/<domain>.mo`.
@MainActor
enum Translations {
    /// Has texts looked up in the catalogues of `domain`.
    ///
    /// The folder is the one of the prefix that the program is installed in, else the system's. The language is the one
    /// of the locale, which GTK has set.
    static func use(_ domain: String) {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
        let prefix = program?.deletingLastPathComponent().deletingLastPathComponent()
        let folder = prefix?.appending(path: "share/locale").path
        kumiko_translations_bind(domain, folder.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil })
        TranslationTable.programCatalogue = { key in
            // The empty text stands for the catalogue's own description.
            key.isEmpty
                ? nil
                : key.withCString { text in
                    guard let found = kumiko_translations_find(text), found != text else { return nil }
                    return String(cString: found)
                }
        }
    }
}
