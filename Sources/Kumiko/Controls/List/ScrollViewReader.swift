import Foundation

/// Gives its content a ``ScrollViewProxy`` to scroll the lists and scroll views inside.
///
/// ```swift
/// ScrollViewReader { proxy in
///     List(messages) { Text($0.text) }
///     Button("Newest") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
    nonisolated(unsafe) private let make: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        make = content
    }

    var content: (ScrollViewProxy) -> Content { make }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ScrollViewReaderNode(view, inputs)
    }
}

extension ScrollViewReader {
    public var body: Never { fatalError("a scroll view reader has a node of its own") }
}

/// Scrolls the lists and scroll views in a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
    fileprivate let scroll: (AnyHashable, UnitPoint?) -> Void

    /// Scrolls to the view with an identity: the id of a `ForEach`'s element or of a list's row, or what
    /// ``View/id(_:)`` says. Where there is none, nothing happens.
    ///
    /// A row that has not been made is looked for from those in sight outwards, in steps by how far away it is; one that
    /// is known only by ``View/id(_:)`` inside of it is not found.
    ///
    /// - Parameter anchor: which part of the view is to stand at the same part of what is in sight; `nil` for as little
    ///   scrolling as shows the view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { scroll(AnyHashable(id), anchor) }
}

private final class ScrollViewReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>> {
    private var child: _ViewNode<Content>?

    override init(_ view: ScrollViewReader<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        evaluate()
    }

    override func update(_ new: ScrollViewReader<Content>) {
        view = new
        evaluate()
    }

    override func evaluate() {
        let proxy = ScrollViewProxy { [weak self] id, anchor in self?.scroll(to: id, anchor) }
        let content = track { view.content(proxy) }
        if let child { child.update(content) } else { child = makeChild(content) }
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    // MARK: Scrolling

    private func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        // What has been changed along with it is there to scroll to.
        graph.enqueueAction { [weak self] in
            guard let self, isAlive, let child else { return }
            _ = find(id, anchor, below: child)
        }
    }

    private func find(_ id: AnyHashable, _ anchor: UnitPoint?, below node: _Node) -> Bool {
        if let rows = node as? LazyRowsNode, rows.scroll(to: id, anchor) { return true }
        if let found = (node as? any IdentityHolder)?.elements(withID: id)?.first {
            found.reveal(anchor)
            return true
        }
        var isFound = false
        node.forEachChild { child in if !isFound { isFound = self.find(id, anchor, below: child) } }
        return isFound
    }
}

/// A node that knows views by identities that people gave them.
@MainActor
protocol IdentityHolder {
    /// The elements of the view with an identity; `nil` when there is none.
    func elements(withID id: AnyHashable) -> [Element]?
}

extension Element {
    /// Scrolls the scroll views around so that the element is seen.
    fileprivate func reveal(_ anchor: UnitPoint?) {
        var place = CGRect(origin: origin, size: size)
        var element: Element = self
        while let parent = element.parent {
            if let scroll = parent as? ScrollElement {
                scroll.reveal(place, anchor)
                place = CGRect(origin: scroll.origin, size: scroll.size)
            } else {
                place.origin = place.origin + parent.origin
                if let host = parent as? HostElement {
                    place.origin = place.origin + CGPoint(x: host.contentInsets.leading, y: host.contentInsets.top)
                }
            }
            element = parent
        }
    }
}
