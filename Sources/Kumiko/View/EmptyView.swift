/// A view that shows nothing, takes no place and no spacing.
@frozen
public struct EmptyView: View, Sendable {
    nonisolated public init() {}

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        _ViewNode(view, inputs)
    }
}
