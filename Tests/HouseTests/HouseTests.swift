import Foundation
import Testing

/// Reads the sources and holds the house together: who imports whom.
@Suite("The house")
struct HouseTests {
    static let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What each room may import of the others.
    static let allowed: [String: Set<String>] = [
        "Macros/Expansion": [],
        "Macros/Plugin": ["KumikoMacroExpansion"],
        "Reactive": [],
        "ViewModels": ["Reactive"],
        "Kumiko": ["ViewModels", "Reactive"],
        "KumikoTesting": ["Kumiko", "ViewModels", "Reactive"],
        "KumikoGtk": ["Kumiko", "ViewModels", "Reactive", "CGtk"],
        "Compatibility/SwiftUI": ["KumikoGtk", "Kumiko", "Reactive"],
        "Compatibility/Combine": ["Reactive"],
        "Gallery": ["SwiftUI", "ViewModels", "KumikoGtk"],
    ]

    static let modules: Set<String> = [
        "KumikoMacroExpansion", "KumikoMacros", "Reactive", "ViewModels", "Kumiko", "KumikoTesting", "KumikoGtk",
        "SwiftUI", "Combine", "CGtk",
        "CGtk4", "CAdwaita", "Gallery",
    ]

    static func files(in room: String, withExtensions extensions: Set<String>) -> [URL] {
        let folder = top.appending(path: "Sources").appending(path: room)
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.allObjects as? [URL] ?? []).filter { extensions.contains($0.pathExtension) }
    }

    static func imports(of file: URL) throws -> [String] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
            let position = words.first == "import" ? 0 : words.dropFirst().first == "import" ? 1 : nil
            guard let position, words.count > position + 1 else { return nil }
            let modifiers: Set<Substring> = ["public", "internal", "package", "private", "fileprivate", "import"]
            guard modifiers.contains(words[0]) else { return nil }
            return words[position + 1].split(separator: ".").first.map(String.init)
        }
    }

    @Test("every arrow between rooms is one that the design knows", arguments: allowed.keys.sorted())
    func importsFollowTheDesign(room: String) throws {
        let files = Self.files(in: room, withExtensions: ["swift"])
        #expect(!files.isEmpty)
        for file in files {
            for name in try Self.imports(of: file) where Self.modules.contains(name) {
                #expect(Self.allowed[room]!.contains(name), "\(room)/\(file.lastPathComponent) imports \(name)")
            }
        }
    }

    @Test("only the C shim includes GTK's and libadwaita's headers")
    func headersAreIncludedInTheShimAlone() throws {
        let rooms = try FileManager.default.contentsOfDirectory(atPath: Self.top.appending(path: "Sources").path)
        for room in rooms where room != "CGtk" {
            let files = Self.files(in: room, withExtensions: ["c", "h", "swift"])
            for file in files {
                let text = try String(contentsOf: file, encoding: .utf8)
                #expect(!text.contains("#include <gtk") && !text.contains("#include <adwaita"), "\(file.path)")
            }
        }
    }

    @Test("no GTK type, pointer or function appears above KumikoGtk")
    func gtkStaysBelow() throws {
        for room in ["Reactive", "ViewModels", "Kumiko", "KumikoTesting"] {
            for file in Self.files(in: room, withExtensions: ["swift"]) {
                let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                    .filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
                for line in code {
                    #expect(
                        !line.contains("gtk_") && !line.contains("OpaquePointer"), "\(file.lastPathComponent): \(line)")
                }
            }
        }
    }

    @Test("a file holds one idea: none is longer than 500 lines", arguments: allowed.keys.sorted())
    func filesAreShort(room: String) throws {
        for file in Self.files(in: room, withExtensions: ["swift", "c", "h"]) {
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 500, "\(room)/\(file.lastPathComponent) has \(lines.count) lines")
        }
    }
}
