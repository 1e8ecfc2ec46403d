import Foundation

extension Element {
    /// Visits the element and all below it, in reading order.
    package final func forEachElement(_ visit: (Element) -> Void) {
        visit(self)
        for child in children { child.forEachElement(visit) }
    }

    /// The top of the tree that the element is in.
    package final var topmost: Element {
        var element: Element = self
        while let parent = element.parent { element = parent }
        return element
    }

    package final var isAttachedOrRoot: Bool { topmost is RootElement }

    /// The frame in the window's coordinates; of what is scaled or turned the box around it.
    package final var frameInWindow: CGRect { inWindow(CGRect(origin: .zero, size: size)) }

    /// A rectangle of the element in the window's coordinates.
    package final func inWindow(_ rect: CGRect) -> CGRect {
        var rect = rect
        var current: Element? = self
        while let step = current {
            if let element = step as? TransformElement,
                let transform = element.transform(CGRect(origin: .zero, size: step.size))
            {
                rect = transform.box(around: rect)
            }
            rect = rect.offsetBy(dx: step.origin.x, dy: step.origin.y)
            current = step.parent
            if let host = current as? HostElement { rect = host.ofContent(rect) }
        }
        return rect
    }

    package final var onlyWidgetInside: WidgetElement? { onlyWidget }
}

extension HostElement {
    /// A rectangle of the content in the host's own coordinates.
    fileprivate final func ofContent(_ rect: CGRect) -> CGRect {
        let scrolled = (self as? ScrollElement).flatMap { $0.isLazy ? $0.offset : nil } ?? .zero
        return rect.offsetBy(dx: contentInsets.leading - scrolled.x, dy: contentInsets.top - scrolled.y)
    }

    /// Where a point of the content lies in the window.
    final func contentInWindow(_ point: CGPoint) -> CGPoint {
        inWindow(ofContent(CGRect(origin: point, size: .zero))).origin
    }

    /// The widgets that stand directly in this host, in reading order.
    package final var hostedWidgets: [WidgetElement] {
        var widgets: [WidgetElement] = []
        for child in children { child.collectWidgets(into: &widgets) }
        return widgets
    }
}

extension ViewGraph {
    /// The elements of each view of a type, in reading order.
    package func elements<V: View>(ofViewsOfType type: V.Type) -> [[Element]] {
        var found: [[Element]] = []
        func visit(_ node: _Node) {
            if node is _ViewNode<V> {
                var elements: [Element] = []
                node.collectElements(into: &elements)
                found.append(elements)
            }
            node.forEachChild(visit)
        }
        if let topNode { visit(topNode) }
        return found
    }
}
