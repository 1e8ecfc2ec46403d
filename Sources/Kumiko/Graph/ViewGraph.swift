import Foundation

/// The nodes of one window or mounted view, and the queue of those that await evaluation.
///
/// A change marks the nodes that read what changed; ``update()`` evaluates them parents first, each once, then runs what
/// the changes call for (`onChange`, `onAppear` …), and goes round until nothing is left to do.
@MainActor
public final class ViewGraph {
    /// How many rounds an update may take before it is cut: more than any view that settles needs.
    static let roundLimit = 100

    private var dirtyNodes: [_Node] = []
    private var collections: [_Node] = []
    private var actions: [() -> Void] = []
    private var isUpdating = false

    /// The number of living nodes.
    public internal(set) var nodeCount = 0
    /// The number of bodies evaluated since the graph was made.
    public internal(set) var bodyCount = 0
    /// Called with the name of each composite view whose body has been evaluated.
    public var bodyObserver: ((String) -> Void)?
    /// The node of the whole window.
    unowned(unsafe) var topNode: _Node?

    /// A token for the next evaluation that needs one, left by one that read nothing.
    var spareToken: ObservationToken?

    func takeSpareToken() -> ObservationToken {
        defer { spareToken = nil }
        return spareToken ?? ObservationToken()
    }

    /// Called when the first change since the last update comes in: asks for ``update()`` before the next frame.
    public var needsUpdate: () -> Void = {}

    public init() {
        LiveGraphs.add(self)
    }

    isolated deinit { LiveGraphs.remove(self) }

    /// Whether something awaits an update.
    public var hasChanges: Bool { !dirtyNodes.isEmpty || !actions.isEmpty || !collections.isEmpty }

    func enqueue(_ node: _Node) {
        let isFirst = !hasChanges
        dirtyNodes.append(node)
        if isFirst, !isUpdating { needsUpdate() }
    }

    func enqueueCollection(_ node: _Node) {
        let isFirst = !hasChanges
        collections.append(node)
        if isFirst, !isUpdating { needsUpdate() }
    }

    /// Runs `action` in this update's round, once the nodes are up to date.
    func enqueueAction(_ action: @escaping () -> Void) {
        let isFirst = !hasChanges
        actions.append(action)
        if isFirst, !isUpdating { needsUpdate() }
    }

    /// Brings all nodes up to date. Calls from within an update do nothing: the running one goes on until it settles.
    public func update() {
        guard !isUpdating, hasChanges else { return }
        isUpdating = true
        defer { isUpdating = false }
        var round = 0
        while hasChanges {
            // Nodes that evaluation itself marked have rounds of their own, before anything acts on what they show.
            while !dirtyNodes.isEmpty {
                guard round < Self.roundLimit else { return cut() }
                round += 1
                evaluateDirtyNodes()
            }
            collectElements()
            let due = actions
            actions = []
            for action in due { action() }
        }
    }

    /// Makes nodes with `make`. An update that their views ask for meanwhile waits until they are complete.
    func building<Result>(_ make: () -> Result) -> Result {
        let wasUpdating = isUpdating
        isUpdating = true
        defer { isUpdating = wasUpdating }
        return make()
    }

    private func evaluateDirtyNodes() {
        var batch = dirtyNodes
        dirtyNodes = []
        if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
        for node in batch where node.isDirty && node.isAlive { node.evaluate() }
    }

    /// Deepest first, since a node that collects other elements changes those of the nodes above it.
    private func collectElements() {
        while !collections.isEmpty {
            if collections.count > 1 { collections.sort { $0.depth < $1.depth } }
            let node = collections.removeLast()
            node.awaitsCollection = false
            if node.isAlive { node.collect() }
        }
    }

    /// Gives up on an update that never settles, with a message that names the views that keep changing. What they
    /// showed last stays.
    private func cut() {
        let names = Set(dirtyNodes.map(\.viewName)).sorted().joined(separator: ", ")
        report("The update was cut after \(Self.roundLimit) rounds: \(names) changes state each time it is shown.")
        for node in dirtyNodes { node.isDirty = false }
        dirtyNodes = []
        collectElements()
        // What views that settled asked for is still due; what it changes is shown with the next frame.
        let due = actions
        actions = []
        for action in due { action() }
        if hasChanges { needsUpdate() }
    }
}

/// The graphs of all windows, so that a transaction can bring them up to date before it begins.
@MainActor
enum LiveGraphs {
    // Not weak: a weak reference would slow down each use of a graph, and every node uses its graph.
    private static var graphs: [ObjectIdentifier: Unmanaged<ViewGraph>] = [:]

    static func add(_ graph: ViewGraph) { graphs[ObjectIdentifier(graph)] = .passUnretained(graph) }

    static func remove(_ graph: ViewGraph) { graphs[ObjectIdentifier(graph)] = nil }

    static func update() {
        for graph in graphs.values.map({ $0.takeUnretainedValue() }) { graph.update() }
    }
}
