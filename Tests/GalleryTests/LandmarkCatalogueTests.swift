import Foundation
import Testing

@testable import Gallery

@Suite("The landmarks")
struct LandmarkCatalogueTests {
    /// A folder that is gone when `body` returns.
    private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "landmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private func catalogue(_ text: String) throws -> (catalogue: LandmarkCatalogue, reports: [String]) {
        try withFolder { folder in
            try Data(text.utf8).write(to: LandmarkCatalogue.file(in: folder))
            var reports: [String] = []
            let locator = LandmarkLocator(environment: ["KUMIKO_GALLERY_DATA": folder.path], executable: nil)
            return (LandmarkCatalogue(locator) { reports.append($0) }, reports)
        }
    }

    @Test("are at least eight in the checkout, each with a picture that is there")
    func checkoutIsWhole() throws {
        let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let locator = LandmarkLocator(
            environment: ["XDG_DATA_DIRS": "/nowhere"], executable: top.appending(path: ".build/debug/kumiko-gallery"))
        let catalogue = LandmarkCatalogue(locator) { Issue.record("\($0)") }
        #expect(catalogue.landmarks.count >= 8)
        #expect(Set(catalogue.landmarks.map(\.id)).count == catalogue.landmarks.count)
        for landmark in catalogue.landmarks {
            let picture = try #require(catalogue.picture(of: landmark))
            #expect(FileManager.default.fileExists(atPath: picture.path), "\(picture.path)")
        }
    }

    @Test("are looked for in the program's prefix, then in the data folders, then in the checkout")
    func looksInOrder() {
        let locator = LandmarkLocator(
            environment: ["XDG_DATA_DIRS": "/a/share:relative:/b/share"],
            executable: URL(filePath: "/home/me/kumiko/.build/debug/kumiko-gallery"))
        #expect(
            locator.candidates.map(\.path) == [
                "/home/me/kumiko/.build/share/kumiko-gallery/landmarks", "/a/share/kumiko-gallery/landmarks",
                "/b/share/kumiko-gallery/landmarks", "/home/me/kumiko/Resources/landmarks",
            ])
    }

    @Test("are looked for in the usual data folders when the variable is empty")
    func looksInUsualFolders() {
        let locator = LandmarkLocator(
            environment: ["XDG_DATA_DIRS": "", "KUMIKO_GALLERY_DATA": ""],
            executable: URL(filePath: "/usr/bin/kumiko-gallery"))
        #expect(
            locator.candidates.map(\.path) == [
                "/usr/share/kumiko-gallery/landmarks", "/usr/local/share/kumiko-gallery/landmarks",
                "/usr/share/kumiko-gallery/landmarks",
            ])
    }

    @Test("are looked for only where the variable says when it is set")
    func obeysTheVariable() {
        let locator = LandmarkLocator(
            environment: ["KUMIKO_GALLERY_DATA": "/data"],
            executable: URL(filePath: "/home/me/kumiko/.build/debug/kumiko-gallery"))
        #expect(locator.candidates.map(\.path) == ["/data", "/data/landmarks"])
    }

    @Test("are none, with one message that names the file, when the file is missing")
    func missingFile() {
        let locator = LandmarkLocator(environment: ["KUMIKO_GALLERY_DATA": "/nowhere"], executable: nil)
        var reports: [String] = []
        let catalogue = LandmarkCatalogue(locator) { reports.append($0) }
        #expect(catalogue.landmarks.isEmpty)
        #expect(catalogue.failure == .missing("/nowhere/landmarks.json"))
        #expect(reports == ["there are no landmarks: /nowhere/landmarks.json is missing"])
    }

    @Test(
        "are none, with one message, when the file is broken",
        arguments: ["", "[", "{}", "[{\"id\": 1}]", "[{\"id\": \"a\"}]", "\u{FEFF}nonsense"])
    func brokenFile(text: String) throws {
        let (catalogue, reports) = try catalogue(text)
        #expect(catalogue.landmarks.isEmpty)
        #expect(reports.count == 1)
        guard case .broken(let file, let reason) = catalogue.failure else {
            Issue.record("\(text) was read")
            return
        }
        #expect(reports[0].contains(file) && reports[0].contains(reason) && !reason.isEmpty)
    }

    @Test("say where they are from near to far, and their park or their coordinates")
    func describesThemselves() throws {
        let (catalogue, _) = try catalogue(
            """
            [{"id": "a", "name": "A", "place": "P", "state": "S", "country": "C", "park": "K",
              "coordinates": {"latitude": 1, "longitude": 2}, "picture": "a.svg"},
             {"id": "b", "name": "B", "place": "P", "country": "C",
              "coordinates": {"latitude": -1.234, "longitude": -2}, "picture": "b.svg"}]
            """)
        #expect(catalogue.landmarks.map(\.location) == ["P, S, C", "P, C"])
        #expect(catalogue.landmarks.map(\.caption) == ["K", "1.23° S, 2.00° W"])
    }
}
