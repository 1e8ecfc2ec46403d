import Foundation
import Testing

@testable import Gallery

@Suite("The command line")
struct InvocationTests {
    @Test("opens the first page when nothing is asked for")
    func opensByItself() {
        #expect(Invocation([]) == .open(nil, desktopArguments: []))
    }

    @Test("opens a page by its name, whatever the case", arguments: [["--page", "carousel"], ["--page=Carousel"]])
    func opensAPage(arguments: [String]) {
        #expect(Invocation(arguments) == .open(.carousel, desktopArguments: []))
    }

    @Test("refuses an unknown page and says which there are")
    func refusesAnUnknownPage() {
        #expect(Invocation(["--page", "sofa"]) == .refuse("there is no page “sofa”", listsPages: true))
        #expect(Usage.refusal("x", listsPages: true).hasSuffix(Usage.pages))
    }

    @Test("hands the desktop's arguments on")
    func handsDesktopArgumentsOn() {
        let arguments = ["--gapplication-service", "--gapplication-app-id=a.b"]
        #expect(Invocation(arguments) == .open(nil, desktopArguments: arguments))
    }

    @Test("takes a picture with a page, a size and an appearance")
    func takesAPicture() {
        let expected = Invocation.Screenshot(
            file: "a.png", page: .toggle, width: 360, height: 700, isDark: true, isRightToLeft: true)
        let arguments = ["--screenshot", "a.png", "--size", "360x700", "--dark", "--rtl", "--page", "toggle"]
        #expect(Invocation(arguments) == .screenshot(expected))
    }

    @Test(
        "refuses sizes that are none",
        arguments: ["", "100", "0x0", "-5x100", "100x", "axb", "100x100x100", "99999x100", "1e3x700"])
    func refusesSizes(size: String) {
        guard case .refuse(let message, _) = Invocation(["--screenshot", "a.png", "--size", size]) else {
            Issue.record("\(size) was taken")
            return
        }
        #expect(message.hasPrefix("--size"))
    }

    @Test("refuses options without what they need", arguments: [["--page"], ["--screenshot"], ["--size"]])
    func refusesOptionsWithoutValues(arguments: [String]) {
        #expect(Invocation(arguments) == .refuse("\(arguments[0]) needs a value"))
    }

    @Test(
        "refuses what belongs to a picture when none is asked for",
        arguments: [["--dark"], ["--rtl"], ["--size", "400x400"]])
    func refusesPictureOptionsAlone(arguments: [String]) {
        #expect(Invocation(arguments) == .refuse("\(arguments[0]) needs --screenshot"))
    }

    @Test("refuses what it does not know", arguments: ["--frobnicate", "-x", "--list=1"])
    func refusesUnknownOptions(option: String) {
        let name = option.split(separator: "=")[0]
        #expect(Invocation([option]) == .refuse("unknown option \(name)"))
    }

    @Test("refuses a file")
    func refusesFiles() {
        #expect(Invocation(["picture.png"]) == .refuse("“picture.png” is no option"))
    }

    @Test("lets help win over version, and both over the list")
    func ranksRequests() {
        #expect(Invocation(["--list", "--version", "--help"]) == .help)
        #expect(Invocation(["-h", "--version"]) == .help)
        #expect(Invocation(["--version", "--list"]) == .version)
        #expect(Invocation(["--list"]) == .list)
    }

    @Test("tells the version that is installed")
    func tellsTheVersion() throws {
        let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let project = try String(contentsOf: top.appending(path: "meson.build"), encoding: .utf8)
        #expect(project.contains("version: '\(ProgramInformation.version)'"))
        #expect(project.contains("app_id = '\(ProgramInformation.applicationID)'"))
        #expect(Usage.version == "kumiko-gallery \(ProgramInformation.version)")
    }

    @Test("lists the pages by their names, one a line")
    func listsPages() {
        #expect(Usage.pages == "stateful-button\ntoggle\ncarousel\ncustom-views\nradio-boxes")
    }
}
