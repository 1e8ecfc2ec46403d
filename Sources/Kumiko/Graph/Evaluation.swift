/// Evaluates something that has dynamic properties but is no view, such as a program, and again whenever what it read
/// has changed.
@MainActor
package final class Evaluation {
    private let graph = ViewGraph()
    private var node: _Node?

    /// - Parameters:
    ///   - source: whose `@State`, `@StateObject` and other dynamic properties are connected.
    ///   - needsUpdate: called when ``update()`` has something to do.
    ///   - evaluate: called at once, and by each update that follows a change.
    package init<Source>(
        _ source: Source, environment: EnvironmentValues, needsUpdate: @escaping () -> Void,
        evaluate: @escaping (Source) -> Void
    ) {
        let view = StyledView(source) { source -> EmptyView in
            evaluate(source)
            return EmptyView()
        }
        node = BodyNode(view, _NodeInputs(graph: graph, parent: nil, environment: environment))
        graph.needsUpdate = needsUpdate
    }

    package func update() { graph.update() }

    isolated deinit {
        node?.remove()
    }
}
