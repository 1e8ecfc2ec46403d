import CGtk
import Foundation
import Kumiko

/// A program, described by the scenes it consists of.
///
/// ```swift
/// @main
/// struct Hello: App {
///     var body: some Scene {
///         WindowGroup("Hello") { Text("Hello, GNOME") }
///     }
/// }
/// ```
///
/// On Linux it is a GtkApplication: one instance at a time, which D-Bus can activate, with Ctrl+N for another window,
/// Ctrl+W and Ctrl+Q. It works without a session bus too. With no display it writes one line to standard error and
/// exits with status 1.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    /// The scenes of the program.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()

    /// The GtkApplication's id, such as `org.example.Editor`. By default it is made from the name of the executable;
    /// a program that is installed gives the one of its desktop file.
    @MainActor @preconcurrency static var applicationID: String { get }

    /// The domain of the program's gettext catalogues, in which texts are looked up that no `Localizable` table of the
    /// program has; `nil`, the default, for none. Ours.
    @MainActor @preconcurrency static var translationDomain: String? { get }
}

extension App {
    /// Runs the program until its last window is closed.
    public static func main() { main(LaunchOptions()) }

    /// Runs the program with options of ours, such as a picture to be written.
    public static func main(_ options: LaunchOptions) {
        exit(Application(Self.self, options).run())
    }

    public static var translationDomain: String? { nil }

    public static var applicationID: String {
        let allowed = Application.programName.unicodeScalars.map { character in
            switch character {
            case "a"..."z", "A"..."Z", "0"..."9": Character(character)
            default: "_" as Character
            }
        }
        let isDigitFirst = allowed.first.map { ("0"..."9").contains($0) } ?? true
        return "local." + (isDigitFirst ? "_" : "") + String(allowed)
    }
}

/// What a program is started with beyond what it says itself.
public struct LaunchOptions: Sendable {
    /// A picture of the first window.
    public struct Screenshot: Sendable {
        /// The PNG file that is written; the program ends when it has been.
        public var file: URL

        public init(file: URL) { self.file = file }
    }

    /// Set to have a picture of the first window written as soon as it stands still.
    public var screenshot: Screenshot?
    /// The size of the first window's content in points; `nil` for what it would like.
    public var windowSize: CGSize?
    /// Light or dark; `nil` for the desktop's choice.
    public var colorScheme: ColorScheme?
    /// The reading direction; `nil` for that of the language.
    public var layoutDirection: LayoutDirection?
    /// Arguments handed to GApplication, such as `--gapplication-service`.
    public var arguments: [String] = CommandLine.arguments.filter { $0.hasPrefix("--gapplication") }

    public init() {}
}

/// What the window about the program says.
public struct AboutInformation: Sendable {
    public var name: String
    public var version: String
    /// The icon's name in the icon theme.
    public var icon: String?
    public var comments: String?
    public var website: String?
    public var developer: String?

    public init(
        name: String, version: String, icon: String? = nil, comments: String? = nil, website: String? = nil,
        developer: String? = nil
    ) {
        self.name = name
        self.version = version
        self.icon = icon
        self.comments = comments
        self.website = website
        self.developer = developer
    }
}
