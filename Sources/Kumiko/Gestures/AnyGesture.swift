/// A gesture whose type is not known.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    fileprivate let make: @MainActor () -> ErasedRecognizer<Value>
    fileprivate let update: @MainActor (ErasedRecognizer<Value>) -> Bool

    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        nonisolated(unsafe) let gesture = gesture
        make = { TypedRecognizer(gesture) }
        update = { recognizer in
            guard let recognizer = recognizer as? TypedRecognizer<T> else { return false }
            recognizer.inner.update(gesture)
            return true
        }
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> { AnyRecognizer(gesture) }
}

/// A gesture that may not be there: `isMovable ? DragGesture() : nil`.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> { OptionalRecognizer(gesture) }
}

private final class OptionalRecognizer<Wrapped: Gesture>: _GestureRecognizer<Wrapped?> {
    private var inner: _GestureRecognizer<Wrapped>?

    override init(_ gesture: Wrapped?) {
        if let gesture { inner = Wrapped._makeRecognizer(gesture) }
        super.init(gesture)
    }

    override func update(_ gesture: Wrapped?) {
        super.update(gesture)
        if let gesture, let inner { return inner.update(gesture) }
        inner?.reset()
        inner = nil
        if let gesture { inner = Wrapped._makeRecognizer(gesture) }
    }

    override func follow(_ event: PointerEvent) -> GesturePhase<Wrapped.Value> { inner?.handle(event) ?? .failed }
    override func cancel(_ event: PointerEvent) -> GesturePhase<Wrapped.Value> { inner?.handle(event) ?? .failed }

    override func reset() {
        super.reset()
        inner?.reset()
    }

    override var deadline: Double? { inner?.deadline }
}

@MainActor
private class ErasedRecognizer<Value> {
    func handle(_ event: PointerEvent) -> GesturePhase<Value> { .failed }
    func reset() {}
    var deadline: Double? { nil }
}

private final class TypedRecognizer<T: Gesture>: ErasedRecognizer<T.Value> {
    let inner: _GestureRecognizer<T>
    init(_ gesture: T) { inner = T._makeRecognizer(gesture) }
    override func handle(_ event: PointerEvent) -> GesturePhase<T.Value> { inner.handle(event) }
    override func reset() { inner.reset() }
    override var deadline: Double? { inner.deadline }
}

private final class AnyRecognizer<Value>: _GestureRecognizer<AnyGesture<Value>> {
    private var inner: ErasedRecognizer<Value>

    override init(_ gesture: AnyGesture<Value>) {
        inner = gesture.make()
        super.init(gesture)
    }

    override func update(_ gesture: AnyGesture<Value>) {
        super.update(gesture)
        guard !gesture.update(inner) else { return }
        inner.reset()
        inner = gesture.make()
    }

    override func follow(_ event: PointerEvent) -> GesturePhase<Value> { inner.handle(event) }
    override func cancel(_ event: PointerEvent) -> GesturePhase<Value> { inner.handle(event) }

    override func reset() {
        super.reset()
        inner.reset()
    }

    override var deadline: Double? { inner.deadline }
}
