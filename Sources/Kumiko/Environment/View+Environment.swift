import Foundation
import Observation

/// Changes the environment of its content. An equal value changes nothing, so nothing inside is visited for it.
struct EnvironmentModifier<Value>: PrimitiveModifier {
    nonisolated(unsafe) let value: Value
    nonisolated(unsafe) let transform: (inout EnvironmentValues, Value) -> Void

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, inputs)
    }
}

private final class EnvironmentNode<Content: View, Value>:
    _ViewNode<ModifiedContent<Content, EnvironmentModifier<Value>>>
{
    private var child: _ViewNode<Content>!
    private var transformed = EnvironmentValues()

    override init(_ view: ModifiedContent<Content, EnvironmentModifier<Value>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        transform()
        child = makeChild(view.content)
    }

    private func transform() {
        transformed = environment
        view.modifier.transform(&transformed, view.modifier.value)
    }

    override var childEnvironment: EnvironmentValues { transformed }

    override func update(_ new: ModifiedContent<Content, EnvironmentModifier<Value>>) {
        let isSame = ValueComparison.of(Value.self).areEqual(view.modifier.value, new.modifier.value)
        view = new
        if !isSame {
            transform()
            passEnvironment()
        }
        child.update(new.content)
    }

    override func environmentChanged(from old: EnvironmentValues) { transform() }

    override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }
}

nonisolated extension View {
    /// Sets a value in the environment of this view.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        transformEnvironment(by: EnvironmentEntry(keyPath: keyPath, value: value)) {
            $0[keyPath: $1.keyPath] = $1.value
        }
    }

    /// Puts an `@Observable` object into the environment of this view; `nil` takes it out.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        transformEnvironment(by: object) { $0.setObject($1) }
    }

    /// Changes a value in the environment of this view.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        transformEnvironment(by: transform) { $1(&$0[keyPath: keyPath]) }
    }

    /// Changes the environment of this view by a value; what else `transform` captures must follow from the view's type.
    func transformEnvironment<Value>(
        by value: Value, _ transform: @escaping (inout EnvironmentValues, Value) -> Void
    ) -> ModifiedContent<Self, EnvironmentModifier<Value>> {
        modifier(EnvironmentModifier(value: value, transform: transform))
    }

    /// Sets one of Kumiko's own values in the environment of this view.
    func environment<Value>(
        known keyPath: WritableKeyPath<EnvironmentValues.Known, Value>, _ value: Value
    ) -> ModifiedContent<Self, EnvironmentModifier<Value>> {
        transformEnvironment(by: value) { $0[known: keyPath] = $1 }
    }

    /// Whether the controls in this view answer to the user. Inside a disabled view nothing is enabled.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(by: disabled) { $0.isEnabled = $0.isEnabled && !$1 }
    }
}

/// A value and the key it is set for; both decide whether the environment is another.
private struct EnvironmentEntry<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}
