import Foundation

/// Builds its content from the size it is given; fills its proposal and puts the content at the top leading corner.
///
/// ```swift
/// GeometryReader { proxy in
///     Text("\(Int(proxy.size.width)) points wide")
/// }
/// ```
public struct GeometryReader<Content: View>: View {
    nonisolated(unsafe) let content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        GeometryNode(view, inputs)
    }
}

/// What a ``GeometryReader`` knows of its place.
public struct GeometryProxy {
    /// A program may keep the proxy for longer than the reader is there.
    private weak var element: Element?
    /// The size of the reader, in points.
    public let size: CGSize

    init(_ element: Element?, _ size: CGSize) {
        self.element = element
        self.size = size
    }

    /// Windows on the desktop have no areas to keep clear of.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The reader's rectangle: in its own coordinates, or in the window's.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global, .named:
            let own = CGRect(origin: .zero, size: size)
            return MainActor.assumeIsolated { [element] in element?.inWindow(own) } ?? own
        }
    }
}

/// The coordinates in which a rectangle is given.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window's.
    case global
    /// The view's own.
    case local
    /// Those of a named view; the window's where there is none.
    case named(AnyHashable)
}

private final class GeometryNode<Content: View>: _ViewNode<GeometryReader<Content>> {
    private let element = GeometryElement()
    private var child: _ViewNode<Content>?

    override init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        element.sizeChanged = { [unowned(unsafe) self] in markDirty() }
    }

    /// What is inside comes with the first layout: until then nobody knows how large the reader is.
    override func evaluate() {
        guard let size = element.reportedSize else { return }
        let proxy = GeometryProxy(element, size)
        let content = track { view.content(proxy) }
        if let child {
            child.update(content)
        } else {
            child = makeChild(content)
            awaitCollection()
        }
    }

    override func update(_ new: GeometryReader<Content>) {
        view = new
        evaluate()
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        var elements: [Element] = []
        child?.collectElements(into: &elements)
        element.setChildren(elements)
    }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }

    override func didRemove() { element.sizeChanged = {} }
}

/// Fills its proposal and tells when its size changes.
private final class GeometryElement: Element {
    private(set) var reportedSize: CGSize?
    var sizeChanged: () -> Void = {}

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren() {
        if size != reportedSize {
            reportedSize = size
            sizeChanged()
        }
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override var isContainer: Bool { true }
}
