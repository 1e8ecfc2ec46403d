/// Several views treated as one: a modifier on the group applies to each of them. Adds nothing of its own.
///
/// ```swift
/// Group {
///     Button("Save") { }
///     Button("Discard") { }
/// }
/// .disabled(isBusy)
/// ```
public struct Group<Content: View>: View {
    nonisolated(unsafe) let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Content { content }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs, \.content)
    }
}

/// A node that passes one stored view through to its only child.
final class ContentNode<V: View, Content: View>: _ViewNode<V> {
    private let content: KeyPath<V, Content>
    private var child: _ViewNode<Content>!

    init(_ view: V, _ inputs: _NodeInputs, _ content: KeyPath<V, Content>) {
        self.content = content
        super.init(view, inputs)
        child = makeChild(view[keyPath: content])
    }

    override func update(_ new: V) {
        view = new
        child.update(new[keyPath: content])
    }

    override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }
}
