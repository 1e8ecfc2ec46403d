import Foundation
import Testing

@testable import KumikoGtk

@Suite("Symbol names")
struct SymbolNamesTests {
    /// The file names, without extension, of the icons that the library carries.
    private let files: Set<String> = {
        let folder = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Resources/symbols/scalable/actions")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(names.map { String($0.prefix { $0 != "." }) })
    }()

    @Test("the tables are sorted and name no symbol twice, so every symbol is found")
    func tablesAreSorted() {
        let borrowed = SymbolNames.borrowed.map(\.symbol)
        #expect(SymbolNames.drawn == SymbolNames.drawn.sorted())
        #expect(borrowed == borrowed.sorted())
        #expect(Set(SymbolNames.drawn + borrowed).count == SymbolNames.drawn.count + borrowed.count)
        #expect((SymbolNames.drawn + borrowed).allSatisfy { SymbolNames.iconName(for: $0) != nil })
    }

    @Test("every drawn symbol has its file, and every file its symbol")
    func drawnSymbolsHaveFiles() {
        let expected = Set(SymbolNames.drawn.map(SymbolNames.drawnIconName))
        let readingRightToLeft = files.filter { $0.hasSuffix("-rtl") }
        #expect(files.subtracting(readingRightToLeft) == expected)
        #expect(expected.isSuperset(of: readingRightToLeft.map { String($0.dropLast("-rtl".count)) }))
    }

    @Test("a symbol shown by another's icon names one that was drawn")
    func borrowedDrawingsExist() {
        for (symbol, icon) in SymbolNames.borrowed where icon.hasPrefix("kumiko-") {
            #expect(files.contains(icon + "-symbolic"), "\(symbol)")
        }
    }

    @Test(
        "well-known symbols have the icon that looks like them",
        arguments: [
            ("plus.app", "kumiko-plus-app-symbolic"), ("minus.square", "kumiko-minus-square-symbolic"),
            ("speaker.wave.2", "kumiko-speaker-wave-2-symbolic"), ("magnifyingglass", "system-search-symbolic"),
            ("battery.100percent", "kumiko-battery-100-symbolic"),
        ])
    func wellKnownSymbols(symbol: String, icon: String) {
        #expect(SymbolNames.iconName(for: symbol) == icon)
    }

    @Test(
        "an unknown name has no icon",
        arguments: ["", "no.such.symbol", "plus.", "PLUS", "kumiko-plus-symbolic", "加"])
    func unknownNames(symbol: String) {
        #expect(SymbolNames.iconName(for: symbol) == nil)
    }
}
