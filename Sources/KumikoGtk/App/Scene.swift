import Foundation
import Kumiko

/// A part of a program's user interface, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Builds the scenes of a program.
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var descriptions: [SceneDescription] = []
        for scene in repeat each content { descriptions += SceneDescription.all(of: scene) }
        return SceneList(descriptions: descriptions)
    }
}

/// What the application has to know of one scene.
struct SceneDescription {
    var title: String?
    var defaultSize: CGSize?
    var about: AboutInformation?
    var content: () -> AnyView

    /// The scenes that `scene` consists of, in order.
    @MainActor static func all<Content: Scene>(of scene: Content) -> [SceneDescription] {
        if let scene = scene as? any PrimitiveScene { return scene.descriptions }
        return all(of: scene.body)
    }
}

/// A scene that describes itself.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    var descriptions: [SceneDescription] { get }
}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

/// Scenes whose descriptions are made.
private struct SceneList: PrimitiveScene {
    let descriptions: [SceneDescription]
}

/// Windows that all show the same kind of content, each with state of its own.
///
/// The first one opens with the program, at the ideal size of its content and never smaller than its minimum. Ctrl+N
/// opens another.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let title: String?
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }

    /// - Parameter title: stands in the header bar.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.content = content
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, content: content)
    }

    /// - Parameter title: stands in the header bar.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        title = Text(titleKey).string(in: EnvironmentValues())
        self.content = content
    }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(titleKey, content: content)
    }

    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.title = title.string(in: EnvironmentValues())
        self.content = content
    }

    var descriptions: [SceneDescription] {
        [SceneDescription(title: title, content: { [content] in AnyView(WindowContent(content: content)) })]
    }
}

/// Evaluates the content of a window in a node of its own.
private struct WindowContent<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

/// A scene with some of its description changed.
private struct ChangedScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let change: (inout SceneDescription) -> Void

    var descriptions: [SceneDescription] {
        SceneDescription.all(of: content).map { description in
            var copy = description
            change(&copy)
            return copy
        }
    }
}

extension Scene {
    /// The size of a new window's content, in points.
    public func defaultSize(_ size: CGSize) -> some Scene { ChangedScene(content: self) { $0.defaultSize = size } }

    /// The size of a new window's content, in points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Gives the windows a primary menu with an entry for the window about the program. Ours; GNOME's convention.
    public func about(_ information: AboutInformation) -> some Scene {
        ChangedScene(content: self) { $0.about = information }
    }
}
