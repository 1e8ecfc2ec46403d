/// A view for each element of a collection, known by the element's identity: state, focus and text cursor follow the
/// identity through removal, insertion and reordering.
///
/// ```swift
/// ForEach(landmarks) { landmark in Text(landmark.name) }
/// ForEach($tasks) { $task in Toggle(task.title, isOn: $task.isDone) }
/// ForEach(0..<3) { Text("\($0)") }
/// ```
///
/// Of elements with the same identity the first one is shown, with a message.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID

    init(_ data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }
}

extension ForEach where Content: View {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: { $0.id }, content: content)
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, id: { $0[keyPath: id] }, content: content)
    }

    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, id: { $0 }, content: content)
    }

    /// Makes a view for a binding to each element.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == IdentifiedBindings<C, ID>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    /// Makes a view for a binding to each element, known by `id`.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == IdentifiedBindings<C, ID> {
        self.init(IdentifiedBindings(data, id), id: { $0.id }, content: { content($0.binding) })
    }
}

/// The elements of a bound collection with their identities.
@_documentation(visibility: internal)
public struct IdentifiedBindings<Base: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection
{
    /// One element.
    public struct Element {
        let id: ID
        let binding: Binding<Base.Element>
    }

    private let location: Location<Base>
    private let path: KeyPath<Base.Element, ID>
    private let base: Base

    init(_ binding: Binding<Base>, _ path: KeyPath<Base.Element, ID>) {
        location = binding.location
        self.path = path
        base = binding.wrappedValue
    }

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }

    public subscript(position: Base.Index) -> Element {
        let id = base[position][keyPath: path]
        return Element(id: id, binding: Binding(location: IdentifiedElementLocation(location, position, path, id)))
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ForEachNode(view, inputs)
    }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>, IdentifyingNode
{
    private var order: [_ViewNode<Content>] = []
    private var ids: [ID] = []

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        evaluate()
    }

    override func update(_ new: ForEach<Data, ID, Content>) {
        view = new
        evaluate()
    }

    override func evaluate() {
        var newIDs: [ID] = []
        var contents: [Content] = []
        track {
            newIDs.reserveCapacity(view.data.count)
            contents.reserveCapacity(view.data.count)
            for element in view.data {
                newIDs.append(view.id(element))
                contents.append(view.content(element))
            }
        }
        if newIDs == ids {
            for index in order.indices { order[index].update(contents[index]) }
        } else {
            reorder(newIDs, contents)
        }
    }

    private func reorder(_ newIDs: [ID], _ contents: [Content]) {
        var known: [ID: _ViewNode<Content>] = [:]
        if !ids.isEmpty { known = Dictionary(uniqueKeysWithValues: zip(ids, order)) }
        var seen = Set<ID>(minimumCapacity: newIDs.count)
        order.removeAll(keepingCapacity: true)
        ids.removeAll(keepingCapacity: true)
        // Unspecialised, indices cost less than iterators.
        for index in newIDs.indices {
            let id = newIDs[index]
            guard seen.insert(id).inserted else {
                report("\(viewName): ForEach has several elements with the id \(id); the first is shown.")
                continue
            }
            if !known.isEmpty, let child = known.removeValue(forKey: id) {
                child.update(contents[index])
                order.append(child)
            } else {
                order.append(makeChild(contents[index]))
            }
            ids.append(id)
        }
        for child in known.values { child.remove() }
        elementsChanged()
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        for child in order { visit(child) }
    }

    override func collectElements(into elements: inout [Element]) {
        guard ForEachIdentities.isRecording else { return super.collectElements(into: &elements) }
        for (id, child) in zip(ids, order) {
            let start = elements.count
            child.collectElements(into: &elements)
            ForEachIdentities.note(id, of: elements[start...])
        }
    }

    override var name: String { "ForEach<\(Content.self)>" }
}

extension ForEachNode: IdentityHolder {
    func elements(withID id: AnyHashable) -> [Element]? {
        guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
        var elements: [Element] = []
        order[index].collectElements(into: &elements)
        return elements
    }
}
