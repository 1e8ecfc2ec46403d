import Foundation
import KumikoTesting
import Testing

@testable import Gallery

@Suite("The Japanese catalogue") @MainActor
struct TranslationTests {
    private static let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// An entry of the catalogue with the source it belongs to.
    private struct Entry {
        let file: String
        let original: String
        let translation: String

        /// Matches the original with any values in its places.
        var pattern: Regex<AnyRegexOutput>? {
            let parts = original.split(separator: /%(?:@|lld)/, omittingEmptySubsequences: false)
            return try? Regex(parts.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".+"))
        }

        var placeholders: [Substring] { original.matches(of: /%(?:@|lld)/).map(\.output) }
    }

    private static let entries: [Entry] = {
        guard let text = try? String(contentsOf: top.appending(path: "Resources/po/ja.po"), encoding: .utf8) else {
            return []
        }
        return text.components(separatedBy: "\n\n").compactMap { block in
            func value(_ key: String) -> String? {
                block.split(separator: "\n").first { $0.hasPrefix("\(key) \"") }
                    .map { String($0.dropFirst(key.count + 2).dropLast()) }
            }
            guard let file = block.split(separator: "\n").first(where: { $0.hasPrefix("#: Sources/") }),
                let original = value("msgid"), let translation = value("msgstr")
            else { return nil }
            return Entry(file: String(file.dropFirst(3)), original: original, translation: translation)
        }
    }()

    @Test("has only texts that are in the sources")
    func entriesAreInSources() throws {
        #expect(Self.entries.count > 100)
        for entry in Self.entries {
            let source = try String(contentsOf: Self.top.appending(path: entry.file), encoding: .utf8)
            // A value stands in the source as an interpolation.
            let parts = entry.original.split(separator: /%(?:@|lld)/, omittingEmptySubsequences: false)
            let pattern = parts.map { NSRegularExpression.escapedPattern(for: String($0)) }
                .joined(separator: #"\\\([^"]+?\)"#)
            let isThere = source.firstMatch(of: try Regex("\"" + pattern + "\"")) != nil
            #expect(isThere, "“\(entry.original)” is not in \(entry.file)")
        }
    }

    @Test("keeps the places for values, and is nowhere empty")
    func placesAreKept() {
        for entry in Self.entries {
            #expect(!entry.translation.isEmpty)
            let places = entry.translation.matches(of: /%(?:@|lld)/).map(\.output)
            #expect(places == entry.placeholders, "“\(entry.original)”")
        }
    }

    @Test("has every text of every page", arguments: GalleryPage.allCases)
    func everyTextIsThere(page: GalleryPage) {
        let model = GalleryModel(page: page)
        model.carousel = CarouselPageModel(.none)
        let mounted = MountedView(GalleryWindow(model: model), size: CGSize(width: 1000, height: 4000))
        mounted.advance(frames: 3)
        // These show what is not meant to be translated: names in source, samples, numbers, letters, errors of Foundation.
        var verbatim: Set<String> = [
            "S", "M", "L", "XL", "1", "2", "3", "4", "5", "Kumiko 組子", "Hello 👩‍👩‍👧 ♥ 漢字", "(๑•̀ㅂ•́)و✧ (^_^)",
            "مرحبا بالعالم · สวัสดีชาวโลก",
        ]
        for list in mounted.findAll(PropertyList.self) { verbatim.formUnion(list.texts) }
        for text in Set(mounted.texts).subtracting(verbatim) {
            // What the library says itself is not shown on a page.
            let isThere = Self.entries.contains { entry in
                entry.file.hasPrefix("Sources/Gallery/")
                    && entry.pattern.map { text.wholeMatch(of: $0) != nil } ?? false
            }
            #expect(isThere, "“\(text)” has no translation")
        }
    }
}
