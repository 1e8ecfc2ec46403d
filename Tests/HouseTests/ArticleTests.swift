import Foundation
import Testing

/// Holds articles to the programs they are about.
@Suite("The articles")
struct ArticleTests {
    @Test("every excerpt in the article on bindings stands in the program that the tests drive")
    func excerptsStandInTheProgram() throws {
        let article = HouseTests.top.appending(path: "Sources/KumikoGtk/KumikoGtk.docc/TwoWayBindings.md")
        let folder = HouseTests.top.appending(path: "Tests/Programs/Sources/Bindings")
        let program = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { try String(contentsOf: $0, encoding: .utf8) }
            .joined(separator: "\n")
        let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
        let excerpts = parts.filter { $0.hasPrefix("swift\n") }.map { $0.dropFirst("swift\n".count) }
        #expect(excerpts.count > 5)
        for excerpt in excerpts { #expect(program.contains(excerpt), "\(excerpt)") }
    }
}
