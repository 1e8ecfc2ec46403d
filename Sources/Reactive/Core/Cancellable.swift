/// Work or a subscription that can be stopped.
public protocol Cancellable {
    /// Stops at once; calling it again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this cancellable in `collection`; it is cancelled when the collection lets go of it.
    public func store<Bag>(in collection: inout Bag)
    where Bag: RangeReplaceableCollection, Bag.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this cancellable in `set`; it is cancelled when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
