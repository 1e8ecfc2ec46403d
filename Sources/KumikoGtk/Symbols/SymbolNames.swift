/// The icon that stands for a symbol of SF Symbols, by name.
///
/// A symbol whose look matters (shapes, signs, arrows, pairs of outline and filled) has an icon drawn for this library,
/// so that it looks the same under every icon theme; a symbol that is known by its meaning has the icon theme's own.
///
///     SymbolNames.iconName(for: "plus.app")         // "kumiko-plus-app-symbolic"
///     SymbolNames.iconName(for: "magnifyingglass")  // "system-search-symbolic"
///     SymbolNames.iconName(for: "no.such.symbol")   // nil
///
/// Both tables are sorted, so nothing is parsed, hashed or built when a program starts, and a name is found in
/// O(log *n*).
enum SymbolNames {
    /// Returns the name to ask an icon theme for, or `nil` for a symbol that has no icon here.
    static func iconName(for symbol: String) -> String? {
        if let index = place(of: symbol, in: drawn, by: \.self) {
            return drawnIconName(for: drawn[index])
        }
        return place(of: symbol, in: borrowed, by: \.symbol).map { borrowed[$0].icon + "-symbolic" }
    }

    /// The name of the icon file drawn for a symbol, without its extension.
    static func drawnIconName(for symbol: String) -> String {
        "kumiko-" + String(symbol.map { $0 == "." ? "-" : $0 }) + "-symbolic"
    }

    /// Whether an icon is one of those drawn for symbols.
    static func isDrawn(_ iconName: String) -> Bool { iconName.hasPrefix("kumiko-") }

    private static func place<Entry>(of name: String, in table: [Entry], by key: (Entry) -> String) -> Int? {
        var range = table.startIndex..<table.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let candidate = key(table[middle])
            if candidate == name { return middle }
            range = candidate < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}
