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
