import Foundation
import SwiftUI

/// Reads the command line before a display is opened, and opens the window only when it is asked for.
@main
enum Launcher {
    /// The page that the window opens at first; `nil` for the first of all.
    @MainActor static private(set) var firstPage: GalleryPage?

    @MainActor
    static func main() {
        switch Invocation(Array(CommandLine.arguments.dropFirst())) {
        case .help: print(Usage.help)
        case .version: print(Usage.version)
        case .list: print(Usage.pages)
        case .refuse(let message, let listsPages):
            FileHandle.standardError.write(Data((Usage.refusal(message, listsPages: listsPages) + "\n").utf8))
            exit(2)
        case .open(let page, let desktopArguments):
            firstPage = page
            var options = LaunchOptions()
            options.arguments = desktopArguments
            GalleryApp.main(options)
        case .screenshot(let screenshot):
            firstPage = screenshot.page
            GalleryApp.main(LaunchOptions(screenshot))
        }
    }
}

extension LaunchOptions {
    init(_ screenshot: Invocation.Screenshot) {
        self.init()
        self.screenshot = Screenshot(file: URL(filePath: screenshot.file))
        windowSize = CGSize(width: screenshot.width, height: screenshot.height)
        colorScheme = screenshot.isDark ? .dark : .light
        layoutDirection = screenshot.isRightToLeft ? .rightToLeft : nil
        arguments = []
    }
}
