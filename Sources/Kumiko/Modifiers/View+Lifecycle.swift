import Foundation
import Reactive

/// A modifier that only acts: its content shows as it is.
@MainActor
protocol ActionModifier: PrimitiveModifier {
    /// What the modifier keeps between two of its values.
    associatedtype Kept
    func appear(_ node: _Node) -> Kept
    func update(from old: Self, _ kept: inout Kept, _ node: _Node)
    func disappear(_ kept: Kept)
}

extension ActionModifier {
    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        ActionNode(view, inputs)
    }
}

private final class ActionNode<Content: View, Modifier: ActionModifier>: _ViewNode<ModifiedContent<Content, Modifier>> {
    private var child: _ViewNode<Content>!
    private var kept: Modifier.Kept?

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        kept = view.modifier.appear(self)
        child = makeChild(view.content)
    }

    override func update(_ new: ModifiedContent<Content, Modifier>) {
        let old = view.modifier
        view = new
        if kept != nil { new.modifier.update(from: old, &kept!, self) }
        child.update(new.content)
    }

    override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }

    override func didRemove() {
        guard let kept else { return }
        self.kept = nil
        view.modifier.disappear(kept)
    }

    override var name: String { "\(Content.self)" }
}

private struct AppearModifier: ActionModifier {
    nonisolated(unsafe) let action: (() -> Void)?
    func appear(_ node: _Node) {
        if let action { node.graph.enqueueAction(action) }
    }
    func update(from old: Self, _ kept: inout Void, _ node: _Node) {}
    func disappear(_ kept: Void) {}
}

private struct DisappearModifier: ActionModifier {
    nonisolated(unsafe) let action: (() -> Void)?
    func appear(_ node: _Node) -> ViewGraph { node.graph }
    func update(from old: Self, _ kept: inout ViewGraph, _ node: _Node) {}
    func disappear(_ kept: ViewGraph) {
        if let action { kept.enqueueAction(action) }
    }
}

private struct TaskModifier<ID: Equatable>: ActionModifier {
    nonisolated(unsafe) let id: ID
    let priority: TaskPriority
    let action: @Sendable @isolated(any) () async -> Void

    /// The running task; started once the view is up to date.
    final class Running {
        var task: Task<Void, Never>?
        var isGone = false
    }

    private func start(_ running: Running, _ node: _Node) {
        node.graph.enqueueAction {
            guard !running.isGone else { return }
            running.task = Task(priority: priority, operation: action)
        }
    }

    func appear(_ node: _Node) -> Running {
        let running = Running()
        start(running, node)
        return running
    }

    func update(from old: Self, _ kept: inout Running, _ node: _Node) {
        guard id != old.id else { return }
        disappear(kept)
        kept = Running()
        start(kept, node)
    }

    func disappear(_ kept: Running) {
        kept.isGone = true
        kept.task?.cancel()
    }
}

private struct ChangeModifier<Value: Equatable>: ActionModifier {
    nonisolated(unsafe) let value: Value
    let isInitial: Bool
    nonisolated(unsafe) let action: (Value, Value) -> Void

    func appear(_ node: _Node) {
        guard isInitial else { return }
        node.graph.enqueueAction { action(value, value) }
    }

    func update(from old: Self, _ kept: inout Void, _ node: _Node) {
        guard old.value != value else { return }
        node.graph.enqueueAction { action(old.value, value) }
    }

    func disappear(_ kept: Void) {}
}

private struct ReceiveModifier<P: Publisher>: ActionModifier where P.Failure == Never {
    nonisolated(unsafe) let publisher: P
    nonisolated(unsafe) let action: (P.Output) -> Void

    /// Calls the action that the view has at the time of the event.
    final class Receiver {
        var action: (P.Output) -> Void
        var subscription: AnyCancellable?
        var isGone = false
        init(_ action: @escaping (P.Output) -> Void) { self.action = action }
    }

    /// A publisher may send at once; that waits until the view is there.
    private func subscribe(_ receiver: Receiver, _ node: _Node) {
        node.graph.enqueueAction { [publisher] in
            guard !receiver.isGone else { return }
            receiver.subscription = publisher.sink { [weak receiver] output in receiver?.action(output) }
        }
    }

    func appear(_ node: _Node) -> Receiver {
        let receiver = Receiver(action)
        subscribe(receiver, node)
        return receiver
    }

    func update(from old: Self, _ kept: inout Receiver, _ node: _Node) {
        kept.action = action
        guard !ValueComparison.of(P.self).areEqual(old.publisher, publisher) else { return }
        disappear(kept)
        kept = appear(node)
    }

    func disappear(_ kept: Receiver) {
        kept.isGone = true
        kept.subscription?.cancel()
    }
}

nonisolated extension View {
    /// Runs `action` when the view has come on screen.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(AppearModifier(action: action)) }

    /// Runs `action` when the view has left the screen.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(DisappearModifier(action: action))
    }

    /// Runs `action` when the view appears, and cancels it when the view disappears.
    @preconcurrency
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs `action` when the view appears, and again, the earlier one cancelled, when `id` changes.
    @preconcurrency
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }

    /// Runs `action` with the old and the new value when `value` has changed.
    ///
    /// - Parameter initial: whether to run it also when the view appears, with the value as both.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs `action` when `value` has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs `action` with the new value when `value` has changed.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }

    /// Runs `action` with each value that `publisher` sends while the view is on screen. Another publisher takes the
    /// place of the one before.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
