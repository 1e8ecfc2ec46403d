import Foundation

/// A table of translations in a bundle. Whether there is one is asked of the bundle once, since most programs have none.
@MainActor
package final class TranslationTable {
    /// Looks up what the program's own table does not have, as in a catalogue of gettext's; `nil` without a translation.
    package static var programCatalogue: ((_ key: String) -> String?)?

    private let bundle: Bundle
    private let name: String?
    private let exists: Bool

    private init(_ bundle: Bundle, _ name: String?) {
        self.bundle = bundle
        self.name = name
        let table = name ?? "Localizable"
        exists = ["strings", "stringsdict"].contains { bundle.url(forResource: table, withExtension: $0) != nil }
    }

    /// The translation of `key`; `nil` without one.
    func translation(of key: String) -> String? {
        guard exists else { return self === Self.main ? Self.programCatalogue?(key) : nil }
        // An empty default would give the key, which could not be told from a translation that equals it; both are
        // shown alike.
        return bundle.localizedString(forKey: key, value: nil, table: name)
    }

    private struct Place: Hashable {
        let bundle: Bundle
        let name: String?
    }

    private static var known: [Place: TranslationTable] = [:]

    /// The program's own table.
    static let main = table(nil, in: nil)

    /// The table with a name; `nil` for `Localizable` and for the program's own bundle.
    static func table(_ name: String?, in bundle: Bundle?) -> TranslationTable {
        let place = Place(bundle: bundle ?? .main, name: name)
        if let table = known[place] { return table }
        let table = TranslationTable(place.bundle, name)
        known[place] = table
        return table
    }
}
