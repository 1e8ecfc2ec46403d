import Foundation
import Testing

@testable import Kumiko

@MainActor
@Suite struct LocalizedStringKeyTests {
    @Test func valuesBecomePlacesInTheKey() {
        let key: LocalizedStringKey = "\("Ai") has \(3) of \(UInt(4)) pages, \(0.5) left at 100%"
        #expect(key.key == "%@ has %lld of %llu pages, %lf left at 100%%")
    }

    @Test func literalWithoutValuesIsTheKeyAsItStands() {
        let key: LocalizedStringKey = "100% %@"
        #expect(key.key == "100% %@")
        #expect(resolved(Text(key)).string == "100% %@")
    }

    @Test func valuesStandInTheirPlaces() {
        #expect(resolved(Text("\("Ai") has \(3) pages, 100%")).string == "Ai has 3 pages, 100%")
    }

    @Test func numbersAreWrittenAsTheLocaleWritesThem() {
        let text = Text("\(1_234_567) \(1234.5) \(-5)")
        #expect(resolved(text).string == "1,234,567 1234.500000 -5")
        #expect(resolved(text) { $0.locale = Locale(identifier: "de_DE") }.string == "1.234.567 1234,500000 -5")
    }

    @Test func specifierShapesTheNumber() {
        #expect(resolved(Text("\(3.14159, specifier: "%.2f")")).string == "3.14")
        #expect(resolved(Text("\(7, specifier: "%03d")")).string == "007")
        #expect(resolved(Text("\(255, specifier: "%x")")).string == "ff")
    }

    @Test func formatShapesTheValue() {
        #expect(resolved(Text("\(0.5, format: .percent) done")).string == "50% done")
    }

    @Test func anyOtherValueDescribesItself() {
        #expect(resolved(Text("\(true) \([1, 2])")).string == "true [1, 2]")
    }

    @Test func emphasisOfAKeyIsShownAndThatOfValuesIsNot() {
        let content = resolved(Text("**\("*a*")** b"))
        #expect(content.runs.map(\.string) == ["*a*", " b"])
        #expect(content.runs.map(\.attributes.font.weight) == [700, 400])
        #expect(!content.runs[0].attributes.font.isItalic)
    }

    @Test func translationIsLookedUpInTheBundlesTable() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kumiko-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try #""%@ has %lld pages" = "%2$lld **Seiten** hat %1$@";"#
            .write(to: folder.appending(path: "Pages.strings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let content = resolved(Text("\("Ai") has \(3) pages", tableName: "Pages", bundle: bundle))
        #expect(content.string == "3 Seiten hat Ai")
        #expect(content.runs.map(\.attributes.font.weight) == [400, 700, 400])
        #expect(resolved(Text("unknown", tableName: "Pages", bundle: bundle)).string == "unknown")
    }

    @Test func formatTakesPositionsAndStrayPercentSigns() {
        #expect(
            FormatString("%2$@ %1$.2f 5% x %%").pieces == [
                .argument(1, specifier: "%@"), .literal(" "), .argument(0, specifier: "%.2f"), .literal(" 5% x %"),
            ])
    }
}
