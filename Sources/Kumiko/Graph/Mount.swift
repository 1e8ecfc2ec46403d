import Foundation

/// A view brought to life: its nodes, its elements, and the platform that shows them.
@_documentation(visibility: internal)
@MainActor
public final class Mount {
    public let graph = ViewGraph()
    public let root: RootElement
    private var node: (any RootNode)?

    /// Called when something has to be done before the next frame: ``update()``, then the layout.
    public var needsFrame: () -> Void = {} {
        didSet {
            graph.needsUpdate = { [weak self] in self?.needsFrame() }
            root.engine.needsLayout = { [weak self] in self?.needsFrame() }
        }
    }

    /// - Parameter bodyObserver: called with the name of each composite view whose body is evaluated.
    public init<Content: View>(
        _ view: Content, platform: any Platform, environment: EnvironmentValues,
        bodyObserver: ((String) -> Void)? = nil
    ) {
        graph.bodyObserver = bodyObserver
        root = RootElement(platform)
        root.widget = platform.makeRoot(root)
        root.graph = graph
        node = graph.building { MountNode(MountView(content: view), root, graph, environment) }
        update()
    }

    /// State may outlive the mount, in a task for one; nodes that read it must have left it before they go away.
    isolated deinit {
        unmount()
    }

    /// Brings nodes, widgets and kept sizes up to date.
    public func update() {
        graph.update()
        root.settle()
        guard root.preferredColorScheme != preferredColorScheme else { return }
        preferredColorScheme = root.preferredColorScheme
        preferredColorSchemeChanged()
    }

    /// The appearance that the content would like the window to have; `nil` for the desktop's.
    public private(set) var preferredColorScheme: ColorScheme?

    /// Called when ``preferredColorScheme`` is another.
    public var preferredColorSchemeChanged: () -> Void = {}

    /// The environment that the platform sets for the whole window.
    public var environment: EnvironmentValues {
        get { node?.environment ?? EnvironmentValues() }
        set { node?.setEnvironment(newValue) }
    }

    /// Forgets all kept sizes, as when the fonts have changed.
    public func invalidateSizes() {
        root.forgetSizes()
        root.invalidateLayout()
    }

    /// Takes everything away: the nodes, with `onDisappear`, then the elements and the widgets.
    public func unmount() {
        guard let node else { return }
        self.node = nil
        graph.building { node.remove() }
        graph.update()
        root.setChildren([])
        root.detach()
    }
}

@MainActor
private protocol RootNode: _Node {}

private struct MountView<Content: View>: View {
    let content: Content
}

extension MountView {
    var body: Never { fatalError("the mount has a node of its own") }
}

/// The topmost node: gives its elements to the root element.
private final class MountNode<Content: View>: _ViewNode<MountView<Content>>, RootNode {
    private let element: RootElement
    private var child: _ViewNode<Content>!

    init(_ view: MountView<Content>, _ element: RootElement, _ graph: ViewGraph, _ environment: EnvironmentValues) {
        self.element = element
        super.init(view, _NodeInputs(graph: graph, parent: nil, environment: environment))
        graph.topNode = self
        child = makeChild(view.content)
        collect()
    }

    override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        var elements: [Element] = []
        child.collectElements(into: &elements)
        element.setChildren(elements)
    }

    override func didRemove() { graph.topNode = nil }
}
