import Foundation

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// What each of the two says; `nil` while it says nothing.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
        SimultaneousRecognizer(gesture, First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The second gesture, once the first has been made.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// What the one of the two says that is being made.
    @frozen public enum Value {
        case first(First.Value)
        /// The first has been made; the second says nothing at first.
        case second(First.Value, Second.Value?)
    }
    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
        SequenceRecognizer(gesture, First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures; the second only where it is not the first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// What the one of the two says that is made.
    @frozen public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
        ExclusiveRecognizer(gesture, First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that consists of two.
private protocol PairGesture: Gesture {
    associatedtype First: Gesture
    associatedtype Second: Gesture
    var first: First { get }
    var second: Second { get }
}

extension SimultaneousGesture: PairGesture {}
extension SequenceGesture: PairGesture {}
extension ExclusiveGesture: PairGesture {}

private class PairRecognizer<G: PairGesture>: _GestureRecognizer<G> {
    final let first: _GestureRecognizer<G.First>
    final let second: _GestureRecognizer<G.Second>

    init(_ gesture: G, _ first: _GestureRecognizer<G.First>, _ second: _GestureRecognizer<G.Second>) {
        self.first = first
        self.second = second
        super.init(gesture)
    }

    override final func update(_ gesture: G) {
        super.update(gesture)
        first.update(gesture.first)
        second.update(gesture.second)
    }

    override final func cancel(_ event: PointerEvent) -> GesturePhase<G.Value> {
        _ = first.handle(event)
        _ = second.handle(event)
        return .failed
    }

    override func reset() {
        super.reset()
        first.reset()
        second.reset()
    }

    override final var deadline: Double? {
        [first.phase.isOver ? nil : first.deadline, second.phase.isOver ? nil : second.deadline].compactMap { $0 }.min()
    }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<SimultaneousGesture<First, Second>>
{
    override func follow(_ event: PointerEvent) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let (one, other) = (first.handle(event), second.handle(event))
        let value = SimultaneousGesture<First, Second>.Value(first: one.value, second: other.value)
        guard one.isRecognized || other.isRecognized else {
            return one.isOver && other.isOver ? .failed : .possible(value)
        }
        return one.isOver && other.isOver ? .ended(value) : .active(value)
    }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<SequenceGesture<First, Second>>
{
    override func follow(_ event: PointerEvent) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        if case .ended(let value) = first.phase { return follow(event, after: value) }
        switch first.handle(event) {
        case .possible(let value): return .possible(value.map { .first($0) })
        case .active(let value): return .active(.first(value))
        case .failed: return .failed
        case .ended(let value):
            // What the pointer did so far was the first gesture; where it is still down the second begins there.
            guard event.kind != .released else { return .active(.second(value, nil)) }
            var start = event
            start.kind = .pressed
            return follow(start, after: value)
        }
    }

    private func follow(
        _ event: PointerEvent, after value: First.Value
    ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        switch second.handle(event) {
        case .possible(let other): .active(.second(value, other))
        case .active(let other): .active(.second(value, other))
        case .ended(let other): .ended(.second(value, other))
        case .failed: .failed
        }
    }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<ExclusiveGesture<First, Second>>
{
    /// What the second gesture is not told until it is known not to be the first.
    private var heldBack: [PointerEvent] = []

    override func follow(_ event: PointerEvent) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
        let phase = first.handle(event)
        heldBack.append(event)
        guard case .failed = phase else { return phase.map { .first($0) } }
        let events = heldBack
        heldBack = []
        for event in events { _ = second.handle(event) }
        return second.phase.map { .second($0) }
    }

    override func reset() {
        super.reset()
        heldBack = []
    }
}

nonisolated extension Gesture {
    /// This gesture and another one at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Another gesture, once this one has been made.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture, or another one where it is not this one. A double tap before a single one keeps the single one
    /// waiting until no second tap can come.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
