import CGtk
import Foundation
import KumikoGtk
import ProgramStart
import Testing

/// A program with a window that holds a text and a button.
private struct StartedProgram: App {
    static var applicationID: String { "local.started" }

    var body: some Scene {
        WindowGroup("Window") {
            VStack {
                Text("Text")
                Button("Button") {}
            }
        }
    }
}

/// What a start reads, loads and registers until the first frame, beside a program of GTK's own. They need a display.
@Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct StartUpTests {
    /// What a start did, by kind.
    private struct Start {
        private let lines: [Substring]

        init(_ result: ExitTest.Result?) throws {
            lines = String(decoding: try #require(result).standardOutputContent, as: UTF8.self).split(separator: "\n")
        }

        /// What was done of a kind, and how often.
        func counts(_ kind: String) -> [Substring: Int] {
            let lines = lines.filter { $0.hasPrefix(kind + " ") }.map { ($0.dropFirst(kind.count + 1), 1) }
            return Dictionary(lines, uniquingKeysWith: +)
        }

        /// What was done more often than by another start.
        func more(_ kind: String, than other: Start) -> [Substring] {
            let others = other.counts(kind)
            return counts(kind).filter { $0.value > others[$0.key, default: 0] }.map(\.key).sorted()
        }
    }

    private func ours() async throws -> Start {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                program_start_report()
                StartedProgram.main()
            }
        }
        return try Start(result)
    }

    private func plain() async throws -> Start {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                program_start_report()
                program_start_plain()
            }
        }
        return try Start(result)
    }

    /// The files that our start reads more often than GTK's, in the quietest of three: once in many starts something else on
    /// the desktop has a program read its theme anew.
    private func filesReadMoreOften() async throws -> [Substring] {
        // Foundation looks there for translations.
        let folder = Bundle.main.bundleURL.path
        var more: [Substring] = []
        for _ in 0..<3 {
            more = try await ours().more("file", than: plain()).filter { !$0.hasPrefix(folder) }
            if more.isEmpty { break }
        }
        return more
    }

    @Test("A start reads no file that GTK does not read, and none more often, but where translations may be")
    func files() async throws {
        let more = try await filesReadMoreOften()
        #expect(more == [])
        // So that something has been counted at all.
        #expect(try await ours().counts("file")["/usr/share/icons/hicolor/index.theme"] != nil)
    }

    @Test("A start loads no library and makes no type of widget beyond GTK's own but the one that holds the content")
    func librariesAndTypes() async throws {
        let (ours, plain) = (try await ours(), try await plain())
        #expect(ours.more("library", than: plain) == [])
        #expect(ours.more("widget", than: plain) == ["KumikoContainer"])
    }

    @Test("A start reads one set of rules of style, and looks up no icon and no locale")
    func rulesIconsAndLocale() async throws {
        let (ours, plain) = (try await ours(), try await plain())
        let (load, lookUp) = ("gtk_css_provider_load_from_data" as Substring, "gtk_icon_theme_lookup_icon" as Substring)
        #expect(ours.counts("call")[load, default: 0] == plain.counts("call")[load, default: 0] + 1)
        #expect(ours.counts("call")[lookUp] == nil)
        #expect(ours.counts("locale") == [:])
    }

    @Test("Looking up a locale is seen")
    func locale() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                program_start_report()
                _ = Locale.current.language.languageCode
                exit(0)
            }
        }
        #expect(try !Start(result).counts("locale").isEmpty)
    }
}
