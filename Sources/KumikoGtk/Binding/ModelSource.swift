import Kumiko
import Reactive

/// What tells of the changes of a binding's model.
@MainActor
@usableFromInline struct ModelSource {
    /// The key path of the property itself; `nil` when what is read is more than one property.
    let keyPath: AnyKeyPath?
    /// Reads what the binding reads, so that it can be seen what that is.
    let touch: @MainActor () -> Void
    /// An object that announces its changes.
    let object: (any ObservableObject)?
    /// Follows what else tells of changes, for as long as what it returns lives.
    let follow: ((@escaping () -> Void) -> AnyObject)?

    init(
        keyPath: AnyKeyPath?, object: AnyObject?, follow: ((@escaping () -> Void) -> AnyObject)? = nil,
        touch: @escaping @MainActor () -> Void
    ) {
        self.keyPath = keyPath
        self.object = object as? any ObservableObject
        self.touch = touch
        self.follow = follow
    }

    /// A property of an object.
    @usableFromInline init(_ object: AnyObject, _ keyPath: AnyKeyPath, touch: @escaping @MainActor () -> Void) {
        self.init(keyPath: keyPath, object: object, touch: touch)
    }
}

/// Follows a model for a binding.
@MainActor
final class ModelFollower {
    private unowned(unsafe) let binding: GtkPropertyBinding
    private let observation: ObservedReads
    private var subscription: AnyCancellable?
    private var follower: AnyObject?
    private var isRefreshDue = false

    /// `binding` must live until this is cancelled.
    init(_ source: ModelSource, _ binding: GtkPropertyBinding) {
        self.binding = binding
        observation = ObservedReads(of: source.keyPath, source.touch, binding)
        observation.arm()
        if let object = source.object { subscribe(to: object) }
        follower = source.follow? { [unowned(unsafe) binding] in binding.modelChanged() }
    }

    func cancel() {
        observation.cancel()
        subscription = nil
        follower = nil
    }

    /// The object tells before it changes, so the new value is there in the main loop's next turn.
    private func subscribe(to object: some ObservableObject) {
        (object.objectWillChange as? ObservableObjectPublisher)?.reportsBackgroundChanges = true
        subscription = object.objectWillChange.sink { [weak self] _ in
            guard MainLoop.isCurrent else { return MainLoop.whenIdle { self?.willChange() } }
            MainActor.assumeIsolated { self?.willChange() }
        }
    }

    private func willChange() {
        guard !isRefreshDue else { return }
        isRefreshDue = true
        MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            isRefreshDue = false
            if subscription != nil { binding.refresh() }
        }
    }
}
