import Foundation

/// What a new node is given: its parent, the graph, and the environment at its place.
@_documentation(visibility: internal)
@MainActor
public struct _NodeInputs {
    let graph: ViewGraph
    let parent: _Node?
    let environment: EnvironmentValues
}

/// The lasting counterpart of a view on screen: it has the view's identity, holds its state, remembers what the view
/// read, and contributes elements to the layout of the container around it.
///
/// Nodes are made by their parent, updated by their parent when the parent's value changed, and evaluated by the
/// ``ViewGraph`` when something they read has changed.
@_documentation(visibility: internal)
@MainActor
open class _Node {
    /// Outlives the nodes: whoever holds it removes them first.
    unowned(unsafe) let graph: ViewGraph
    @exclusivity(unchecked) private(set) unowned(unsafe) var parent: _Node?
    let depth: Int
    @exclusivity(unchecked) private(set) final var environment: EnvironmentValues

    /// Set from the moment something the node read changes until the node is evaluated.
    @exclusivity(unchecked) final var isDirty = false
    /// Whether the node awaits the collection of its content's elements.
    @exclusivity(unchecked) final var awaitsCollection = false
    /// Cleared when the node leaves the graph.
    @exclusivity(unchecked) private(set) final var isAlive = true

    /// The places of state this node read when it was last evaluated.
    @exclusivity(unchecked) private var sources: [DependencySource] = []
    @exclusivity(unchecked) private var observation: ObservationToken?

    init(_ inputs: _NodeInputs) {
        graph = inputs.graph
        parent = inputs.parent
        environment = inputs.environment
        depth = (inputs.parent?.depth ?? -1) + 1
        graph.nodeCount += 1
    }

    /// The name under which messages mention the node.
    open var name: String { "\(type(of: self))" }

    /// Whether the node stands for a view or a modifier that somebody wrote, with a body.
    open var hasBody: Bool { false }

    /// The name of the view that somebody wrote in which the node is.
    final var viewName: String { hasBody ? name : parent?.viewName ?? name }

    // MARK: Children

    /// Calls `visit` with each child, in the order in which they appear.
    open func forEachChild(_ visit: (_Node) -> Void) {}

    /// The inputs of a child: this node's environment unless the node changes it.
    final func childInputs(_ environment: EnvironmentValues? = nil) -> _NodeInputs {
        _NodeInputs(graph: graph, parent: self, environment: environment ?? childEnvironment)
    }

    /// The environment that children get; nodes that change it override this.
    open var childEnvironment: EnvironmentValues { environment }

    final func makeChild<Content: View>(_ content: Content) -> _ViewNode<Content> {
        Content._makeNode(content, childInputs())
    }

    /// Hands a child its new value. The child must have been made from a value of the same type.
    final func updateChild<Content: View>(_ child: _Node, _ content: Content) {
        unsafeDowncast(child, to: _ViewNode<Content>.self).update(content)
    }

    final func removeChild<Child: _Node>(_ child: inout Child?) {
        child?.remove()
        child = nil
    }

    // MARK: Elements

    /// Adds the elements by which the node takes part in the layout around it.
    ///
    /// A node that is no element itself passes on what its children add.
    open func collectElements(into elements: inout [Element]) {
        forEachChild { $0.collectElements(into: &elements) }
    }

    /// Tells the nearest node that holds elements that the elements below it are others, or stand in another order.
    final func elementsChanged() {
        parent?.childElementsChanged()
    }

    /// A child's elements changed. Passed up until a node takes it on with ``awaitCollection()``.
    open func childElementsChanged() {
        parent?.childElementsChanged()
    }

    /// Asks the graph to call ``collect()`` before the round ends.
    final func awaitCollection() {
        guard !awaitsCollection else { return }
        awaitsCollection = true
        graph.enqueueCollection(self)
    }

    /// Fetches the elements of the content again.
    open func collect() {}

    // MARK: Evaluation

    /// Evaluates again what depends on state, the environment or an observed object.
    open func evaluate() {}

    /// Marks the node as one whose last evaluation no longer holds.
    final func markDirty() {
        guard isAlive, !isDirty else { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// Runs `body` and makes this node depend on all the state that `body` reads.
    final func track<Result>(_ body: () -> Result) -> Result {
        isDirty = false
        let earlier = sources
        sources.removeAll(keepingCapacity: true)
        let outer = evaluatingNode
        evaluatingNode = self
        defer {
            evaluatingNode = outer
            for source in earlier where !sources.contains(where: { $0 === source }) {
                source.forget(self)
            }
        }
        return mayReadObservable ? observing(body) : body()
    }

    /// Called by a place of state that is read while this node is evaluated.
    final func depend(on source: DependencySource) {
        guard !sources.contains(where: { $0 === source }) else { return }
        sources.append(source)
        source.remember(self)
    }

    /// Tracks what `body` reads of `@Observable` objects. A tracking that is still armed from the evaluation before is
    /// taken back first, so that evaluations for other reasons leave no trackings behind.
    private func observing<Result>(_ body: () -> Result) -> Result {
        if isObserving, !disarm() { observation = nil }
        return ObservationToken.track(self, &observation, canBeDisarmed: disarmsObservation, body)
    }

    /// Whether a tracking waits for a change; its token is then held by what it watches too.
    private var isObserving: Bool { observation != nil && !isKnownUniquelyReferenced(&observation) }

    private func disarm() -> Bool {
        disarmsObservation = true
        return observation?.disarm() ?? true
    }

    /// Whether what is tracked may read `@Observable` objects at all.
    var mayReadObservable: Bool { true }

    /// Whether a node of this kind has been evaluated or removed while its tracking still waited for a change.
    var disarmsObservation: Bool {
        get { Self.disarming.contains(ObjectIdentifier(type(of: self))) }
        set { if newValue { Self.disarming.insert(ObjectIdentifier(type(of: self))) } }
    }

    /// The kinds of nodes without a body of which that is so: few, often none.
    private static var disarming: Set<ObjectIdentifier> = []

    // MARK: Environment

    /// Gives the node and all below it another environment.
    final func setEnvironment(_ new: EnvironmentValues) {
        guard !new.isIdentical(to: environment) else { return }
        let old = environment
        environment = new
        environmentChanged(from: old)
        passEnvironment()
    }

    /// The environment at this node is another; called before its children learn of theirs.
    open func environmentChanged(from old: EnvironmentValues) {}

    /// Hands ``childEnvironment`` to the children.
    open func passEnvironment() {
        let inherited = childEnvironment
        forEachChild { $0.setEnvironment(inherited) }
    }

    // MARK: Leaving

    /// Takes the node and all below it out of the graph.
    final func remove() {
        guard isAlive else { return }
        isAlive = false
        forEachChild { $0.remove() }
        for source in sources { source.forget(self) }
        sources = []
        if isObserving { _ = disarm() }
        observation?.leave()
        observation = nil
        ChangeReasons.forget(self)
        didRemove()
        graph.nodeCount -= 1
    }

    /// The node has left the graph, as have the nodes below it.
    open func didRemove() {}
}

/// A node whose view has the type `Value`.
@_documentation(visibility: internal)
open class _ViewNode<Value: View>: _Node {
    /// The view's present value.
    public final var view: Value

    public init(_ view: Value, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
    }

    /// Takes over a new value that the parent made.
    open func update(_ new: Value) {
        view = new
    }

    open override var name: String { "\(Value.self)" }
}

/// The node whose view is being evaluated, on the main thread; reading state registers it.
nonisolated(unsafe) var evaluatingNode: _Node?
