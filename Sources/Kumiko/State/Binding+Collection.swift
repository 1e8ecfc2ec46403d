import Reactive

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

/// The elements are bindings to the collection's elements. One whose element is gone reads the last value it had and
/// ignores writes.
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(location, position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

/// An element of a collection, by its index.
class ElementLocation<Root: MutableCollection>: DerivedLocation<Root, Root.Element>, @unchecked Sendable {
    let index: Root.Index
    private var last: Root.Element

    init(_ base: Location<Root>, _ index: Root.Index) {
        self.index = index
        // Making the binding is no reading of the element.
        let isView = evaluatingNode != nil && MainQueue.isCurrent
        func untracked() -> Root { MainActor.assumeIsolated { UncheckedValue(withoutTracking { base.get() }) }.value }
        last = (isView ? untracked() : base.get())[index]
        super.init(base)
        if base.leadsIntoObject { ObservationToken.followChanges() }
    }

    /// Where the element stands now; `nil` when it is gone.
    func position(in root: Root) -> Root.Index? {
        index >= root.startIndex && index < root.endIndex ? index : nil
    }

    override func get() -> Root.Element {
        // An observable object's collection that is being changed cannot be read; what the element was will do.
        if base.leadsIntoObject, !isReadByView, MainQueue.isCurrent, ObservationToken.isChanging { return last }
        return super.get()
    }

    override func read(_ root: Root) -> Root.Element {
        if let position = position(in: root) { last = root[position] }
        return last
    }

    override func set(_ value: Root.Element) {
        var root = base.get()
        guard let position = position(in: root) else { return }
        root[position] = value
        last = value
        base.set(root)
    }

    override func isSame(as other: Location<Root.Element>) -> Bool {
        guard let other = other as? ElementLocation<Root> else { return false }
        return self === other || (index == other.index && base.isSame(as: other.base))
    }
}

/// An element of a collection, by its identity: it is found again wherever it moved to.
final class IdentifiedElementLocation<Root: MutableCollection, ID: Hashable>: ElementLocation<Root>, @unchecked Sendable
{
    let id: ID
    private let idPath: KeyPath<Root.Element, ID>

    init(_ base: Location<Root>, _ index: Root.Index, _ idPath: KeyPath<Root.Element, ID>, _ id: ID) {
        self.id = id
        self.idPath = idPath
        super.init(base, index)
    }

    override func position(in root: Root) -> Root.Index? {
        if let index = super.position(in: root), root[index][keyPath: idPath] == id { return index }
        return root.firstIndex { $0[keyPath: idPath] == id }
    }

    override func isSame(as other: Location<Root.Element>) -> Bool {
        guard let other = other as? IdentifiedElementLocation<Root, ID> else { return false }
        return self === other || (id == other.id && index == other.index && base.isSame(as: other.base))
    }
}
