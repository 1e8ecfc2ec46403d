/// A cancellable that cancels when it is released.
///
/// ```swift
/// var bag: Set<AnyCancellable> = []
/// subject.sink { print($0) }.store(in: &bag)
/// bag.removeAll()  // nothing is printed from here on
/// ```
///
/// Cancelling twice, from any thread, or from within the subscription's own closure is safe.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let action: Protected<(() -> Void)?>

    /// Runs `cancel` once: at the first call of ``cancel()`` or on release.
    public init(_ cancel: @escaping () -> Void) {
        action = Protected(cancel)
    }

    /// Cancels `canceller` once: at the first call of ``cancel()`` or on release.
    public init<C: Cancellable>(_ canceller: C) {
        action = Protected(canceller.cancel)
    }

    deinit {
        cancel()
    }

    public func cancel() {
        action.withLock { $0.take() }?()
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// Keeps this very object in `collection`.
    public func store<Bag>(in collection: inout Bag)
    where Bag: RangeReplaceableCollection, Bag.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this very object in `set`.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
