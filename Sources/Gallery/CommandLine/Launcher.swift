import Foundation
import SwiftUI

/// Reads the command line before a display is opened, and opens the window only when it is asked for.
@main
enum Launcher {
    /// The page that the window opens at first; `nil` for the first of all.
    @MainActor static var firstPage: GalleryPage?

    @MainActor
    static func main() {
        switch Invocation(Array(CommandLine.arguments.dropFirst())) {
        case .help: print(Usage.help)
        case .version: print(Usage.version)
        case .list: print(Usage.pages)
        case .refuse(let message, let listsPages):
            fail(Usage.refusal(message, listsPages: listsPages), status: 2)
        case .screenshot(let screenshot):
            do {
                try screenshot.write()
            } catch {
                fail("\(ProgramInformation.command): \(error)", status: 1)
            }
        case .open(let page, _):
            firstPage = page
            GalleryApp.main()
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}
