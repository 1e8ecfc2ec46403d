import Foundation

/// What tests look at.
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

    /// The frame in the window's coordinates.
    package final var frameInWindow: CGRect {
        var origin = CGPoint.zero
        var current: Element? = self
        while let step = current {
            origin = origin + step.origin
            if step !== self, let host = step as? HostElement {
                origin = origin + CGPoint(x: host.contentInsets.leading, y: host.contentInsets.top)
                if let scroll = host as? ScrollElement, scroll.isLazy {
                    origin = origin + CGPoint(x: -scroll.offset.x, y: -scroll.offset.y)
                }
            }
            current = step.parent
        }
        return CGRect(origin: origin, size: size)
    }

    package final var onlyWidgetInside: WidgetElement? { onlyWidget }
}

extension HostElement {
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
