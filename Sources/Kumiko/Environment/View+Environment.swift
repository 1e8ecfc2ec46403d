import Foundation
import Observation

/// Changes the environment of its content.
struct EnvironmentModifier: PrimitiveModifier {
    let transform: (inout EnvironmentValues) -> Void

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, inputs)
    }
}

private final class EnvironmentNode<Content: View>: _ViewNode<ModifiedContent<Content, EnvironmentModifier>> {
    private var child: _ViewNode<Content>!
    private var transformed = EnvironmentValues()

    override init(_ view: ModifiedContent<Content, EnvironmentModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        transform()
        child = makeChild(view.content)
    }

    private func transform() {
        transformed = environment
        view.modifier.transform(&transformed)
    }

    override var childEnvironment: EnvironmentValues { transformed }

    override func update(_ new: ModifiedContent<Content, EnvironmentModifier>) {
        view = new
        transform()
        passEnvironment()
        child.update(new.content)
    }

    override func environmentChanged(from old: EnvironmentValues) { transform() }

    override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }
}

extension View {
    /// Sets a value in the environment of this view.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        transformEnvironment { $0[keyPath: keyPath] = value }
    }

    /// Puts an `@Observable` object into the environment of this view; `nil` takes it out.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        transformEnvironment { $0.setObject(object) }
    }

    /// Changes a value in the environment of this view.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        transformEnvironment { transform(&$0[keyPath: keyPath]) }
    }

    func transformEnvironment(
        _ transform: @escaping (inout EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, EnvironmentModifier> {
        modifier(EnvironmentModifier(transform: transform))
    }

    /// Whether the controls in this view answer to the user. Inside a disabled view nothing is enabled.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }
}
