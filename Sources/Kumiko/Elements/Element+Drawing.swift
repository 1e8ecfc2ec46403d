import Foundation

extension Element {
    /// Draws the children that are not far out of sight; `frame` is the element's, in the host's coordinates.
    public final func drawChildren(_ frame: CGRect, in context: any DrawingContext) {
        for child in Self.inDrawingOrder(childrenToDraw(frame, context.nearArea)) {
            child.draw(CGRect(origin: frame.origin + child.origin, size: child.size), in: context)
        }
    }

    /// Leaves out those of very many children that are not near what is in sight. Where they stand in a line, those are
    /// not even looked at.
    private final func childrenToDraw(_ frame: CGRect, _ nearArea: CGRect?) -> [Element] {
        guard let nearArea, children.count > Self.fewChildren else { return children }
        let area = nearArea.offsetBy(dx: -frame.origin.x, dy: -frame.origin.y)
        guard let axis = axisOfOrder else {
            LayoutWork.done.glances += children.count
            return children.filter { area.intersects(CGRect(origin: $0.origin, size: $0.size)) }
        }
        let start = area.origin[axis]
        let first = firstChild { $0.origin[axis] + $0.size[axis] >= start }
        let end = firstChild { $0.origin[axis] > start + area.size[axis] }
        return first < end ? Array(children[first..<end]) : []
    }

    /// The index of the first child for which `condition` holds, which then holds for all that follow.
    private final func firstChild(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, children.count)
        while low < high {
            LayoutWork.done.glances += 1
            let middle = low + (high - low) / 2
            if condition(children[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    final var childrenInDrawingOrder: [Element] { Self.inDrawingOrder(children) }

    private static func inDrawingOrder(_ elements: [Element]) -> [Element] {
        guard elements.count > 1, elements.contains(where: { $0.zIndex != 0 }) else { return elements }
        return elements.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }
}
