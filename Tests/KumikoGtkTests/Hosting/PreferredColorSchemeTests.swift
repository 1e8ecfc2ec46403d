import CGtk
import Foundation
import Testing

@testable import KumikoGtk

/// A program that would like to be dark, and a moment later does not mind.
private struct DarkProgram: App {
    static var applicationID: String { "local.dark" }
    var body: some Scene { WindowGroup("Window") { DarkView() } }
}

private struct DarkView: View {
    @State private var preferred: ColorScheme? = .dark
    @State private var timer: KumikoGtk.Timer?

    var body: some View {
        Appearance()
            .preferredColorScheme(preferred)
            .onAppear {
                later {
                    Appearance.say()
                    preferred = nil
                    later {
                        Appearance.say()
                        exit(0)
                    }
                }
            }
    }

    /// Does something when the window has been shown. Tasks do not run while a test is what holds the main queue.
    private func later(_ action: @escaping @MainActor () -> Void) {
        timer = KumikoGtk.Timer(after: 0.25, action)
    }
}

private struct Appearance: View {
    @Environment(\.colorScheme) private var colorScheme
    private static var shown = ColorScheme.light

    var body: some View {
        Self.shown = colorScheme
        return Text(verbatim: "\(colorScheme)")
    }

    static func say() { print("\(shown), GTK \(kumiko_style_is_dark() != 0 ? "dark" : "light")") }
}

// One at a time, since a program runs once on a bus.
@Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct PreferredColorSchemeTests {
    @Test("GTK and the views are dark, and again as the desktop is when nothing is preferred")
    func program() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run { DarkProgram.main() }
        }
        let lines = try lines(result)
        #expect(lines == ["dark, GTK dark", "light, GTK light"])
    }

    // libadwaita has a style sheet of its own, whatever is demanded.
    #if !Adwaita
        @Test("What the person demands of GTK holds for the views too")
        func demandedTheme() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                setenv("GTK_THEME", "Adwaita:dark", 1)
                await MainActor.run { DarkProgram.main() }
            }
            let lines = try lines(result)
            #expect(lines == ["dark, GTK dark", "dark, GTK dark"])
        }
    #endif

    private func lines(_ result: ExitTest.Result?) throws -> [Substring] {
        String(decoding: try #require(result).standardOutputContent, as: UTF8.self).split(separator: "\n")
    }
}
