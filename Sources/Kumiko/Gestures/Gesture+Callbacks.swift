import Foundation

/// A gesture that says what another one says, and does something besides.
@_documentation(visibility: internal)
public protocol _GestureAround: Gesture where Body == Never {
    associatedtype Content: Gesture
    var content: Content { get }
}

/// Follows a gesture for the one around it.
class RecognizerAround<G: _GestureAround>: _GestureRecognizer<G> {
    final let inner: _GestureRecognizer<G.Content>

    override init(_ gesture: G) {
        inner = G.Content._makeRecognizer(gesture.content)
        super.init(gesture)
    }

    override final func update(_ gesture: G) {
        super.update(gesture)
        inner.update(gesture.content)
    }

    /// The phase that follows from that of the gesture inside.
    func take(_ phase: GesturePhase<G.Content.Value>) -> GesturePhase<G.Value> { fatalError("decided by each") }

    override final func follow(_ event: PointerEvent) -> GesturePhase<G.Value> { take(inner.handle(event)) }
    override final func cancel(_ event: PointerEvent) -> GesturePhase<G.Value> { take(inner.handle(event)) }

    override func reset() {
        super.reset()
        inner.reset()
    }

    override final var deadline: Double? { inner.deadline }
}

/// A gesture that calls a function whenever its value is another.
public struct _ChangedGesture<Content: Gesture>: _GestureAround where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    nonisolated(unsafe) public let content: Content
    nonisolated(unsafe) let action: (Content.Value) -> Void

    nonisolated init(_ content: Content, _ action: @escaping (Content.Value) -> Void) {
        self.content = content
        self.action = action
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> { ChangedRecognizer(gesture) }
}

private final class ChangedRecognizer<Content: Gesture>: RecognizerAround<_ChangedGesture<Content>>
where Content.Value: Equatable {
    private var last: Content.Value?

    override func take(_ phase: GesturePhase<Content.Value>) -> GesturePhase<Content.Value> {
        if !phase.isOver, let value = phase.value, value != last {
            last = value
            gesture.action(value)
        }
        return phase
    }

    override func reset() {
        super.reset()
        last = nil
    }
}

/// A gesture that calls a function when it ends.
public struct _EndedGesture<Content: Gesture>: _GestureAround {
    public typealias Value = Content.Value
    public typealias Body = Never
    nonisolated(unsafe) public let content: Content
    nonisolated(unsafe) let action: (Content.Value) -> Void

    nonisolated init(_ content: Content, _ action: @escaping (Content.Value) -> Void) {
        self.content = content
        self.action = action
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> { EndedRecognizer(gesture) }
}

private final class EndedRecognizer<Content: Gesture>: RecognizerAround<_EndedGesture<Content>> {
    override func take(_ phase: GesturePhase<Content.Value>) -> GesturePhase<Content.Value> {
        if case .ended(let value) = phase { gesture.action(value) }
        return phase
    }
}

/// A gesture that says something else of the same.
public struct _MapGesture<Content: Gesture, Value>: _GestureAround {
    public typealias Body = Never
    nonisolated(unsafe) public let content: Content
    nonisolated(unsafe) let transform: (Content.Value) -> Value

    nonisolated init(_ content: Content, _ transform: @escaping (Content.Value) -> Value) {
        self.content = content
        self.transform = transform
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> { MapRecognizer(gesture) }
}

private final class MapRecognizer<Content: Gesture, Value>: RecognizerAround<_MapGesture<Content, Value>> {
    override func take(_ phase: GesturePhase<Content.Value>) -> GesturePhase<Value> { phase.map(gesture.transform) }
}

/// A gesture that keeps a ``GestureState`` up to date while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: _GestureAround {
    public typealias Value = Base.Value
    public typealias Body = Never
    nonisolated(unsafe) public var base: Base
    nonisolated(unsafe) public var state: GestureState<State>
    nonisolated(unsafe) public var change: (Base.Value, inout State, inout Transaction) -> Void
    public var content: Base { base }

    nonisolated init(
        base: Base, state: GestureState<State>,
        change: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.change = change
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> { StateRecognizer(gesture) }
}

private final class StateRecognizer<Base: Gesture, State>: RecognizerAround<GestureStateGesture<Base, State>> {
    /// The state that is kept up to date now.
    private var state: GestureState<State>?

    override func take(_ phase: GesturePhase<Base.Value>) -> GesturePhase<Base.Value> {
        if phase.isOver {
            end()
        } else if let value = phase.value {
            state = gesture.state
            gesture.state.update { gesture.change(value, &$0, &$1) }
        }
        return phase
    }

    override func reset() {
        super.reset()
        end()
    }

    private func end() {
        state?.reset()
        state = nil
    }
}

nonisolated extension Gesture {
    /// Calls `action` whenever the value is another, until the gesture ends.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(self, action)
    }

    /// Calls `action` once when the gesture has been made.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(self, action)
    }

    /// Says `body` of the value in place of it.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(self, body)
    }

    /// Calls `body` with the value, and with the state to change, until the gesture ends or is cancelled; the state is
    /// then what it was at first.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, change: body)
    }
}
