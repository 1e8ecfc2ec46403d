import Foundation

/// Brings the layout of one window up to date after changes, at a cost that follows what changed.
///
/// An invalid element is asked again what it was asked before. When its answers are the same its parent need not know;
/// its children are placed again where it stands. When they are others the parent becomes invalid in turn.
@MainActor
package final class LayoutEngine {
    /// The invalid elements by the number of elements above them.
    private var invalid: [[Element]] = []
    private var deepest = -1
    /// The number of elements asked again since the engine was made.
    package private(set) var remeasureCount = 0

    /// Called when the first element becomes invalid.
    var needsLayout: () -> Void = {}

    func enqueue(_ element: Element) {
        let isFirst = deepest < 0
        add(element)
        if isFirst { needsLayout() }
    }

    private func add(_ element: Element) {
        let depth = Int(element.depth)
        while invalid.count <= depth { invalid.append([]) }
        invalid[depth].append(element)
        deepest = max(deepest, depth)
    }

    /// Settles all that is invalid, deepest first.
    func settle() {
        var replaced: [Element] = []
        while deepest >= 0 {
            guard let element = invalid[deepest].popLast() else {
                deepest -= 1
                continue
            }
            guard element.isInvalid else { continue }
            remeasureCount += 1
            if element.remeasure(), let parent = element.parent {
                if parent.childAnswersChanged(element) { add(parent) }
            } else {
                replaced.append(element)
            }
        }
        // Outermost first: an element placed by one above it needs no placing of its own.
        for element in replaced.reversed() where element.needsPlacement && element.isPlaced {
            element.replaceInPlace()
        }
    }
}
