import Foundation

/// How a scroll view's background looks.
@_documentation(visibility: internal)
public enum ScrollLook: Equatable, Sendable {
    /// There is none.
    case plain
    /// The background of a view with rows.
    case view
    /// The background of a sidebar.
    case sidebar
}

/// Scrolling where the element itself hands out the places.
extension ScrollElement {
    /// The nearest place to one that is asked for at which the content fills what is seen.
    func place(nearest wanted: CGPoint) -> CGPoint {
        let area = scrolledSize(in: size)
        return CGPoint(
            x: min(max(0, wanted.x), area.width - size.width), y: min(max(0, wanted.y), area.height - size.height))
    }

    /// Scrolls to a place of the content, or to the nearest there is: makes the rows that come in sight, and moves all.
    public func scroll(to wanted: CGPoint) {
        let new = place(nearest: wanted)
        guard new != offset else { return }
        offset = new
        guard isLazy else { return widget?.update() ?? () }
        moved()
    }

    private func moved() {
        var needsRows = false
        forEachLazyStack { stack in
            stack.scrolled()
            if stack.askForRows() { needsRows = true }
        }
        if needsRows, let root {
            root.graph.update()
            root.settle()
        }
        forEachLazyStack { $0.movePinnedRow() }
        widget?.contentMoved()
    }

    /// Moves along with the content, whose lengths turned out to be others.
    func follow(_ axis: Axis, to place: CGFloat) {
        guard abs(offset[axis] - place) > 0.001 else { return }
        offset[axis] = max(0, place)
        markForCommit()
    }

    /// Scrolls as little as shows a part of the content, or so that `anchor` of it stands at that of what is in sight.
    public func reveal(_ part: CGRect, _ anchor: UnitPoint? = nil) {
        var place = offset
        for axis in Axis.allCases where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
            let (start, length, room) = (part.origin[axis], part.size[axis], size[axis])
            if let anchor {
                place[axis] = start + (axis == .horizontal ? anchor.x : anchor.y) * (length - room)
            } else if start < place[axis] || length > room {
                place[axis] = start
            } else if start + length > place[axis] + room {
                place[axis] = start + length - room
            }
        }
        scroll(to: place)
    }

    /// The keyboard's focus is in a widget inside, or in none: the row around it is kept for as long.
    public func focusMoved(to widget: WidgetElement?) {
        var element: Element? = widget
        var held: (stack: LazyStackElement, row: Element)?
        while let current = element, current !== self {
            if let stack = current.parent as? LazyStackElement { held = (stack, current) }
            element = current.parent
        }
        forEachLazyStack { $0.heldChild = $0 === held?.stack ? held?.row : nil }
    }
}
