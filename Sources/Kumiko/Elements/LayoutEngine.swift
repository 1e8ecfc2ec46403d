import Foundation

/// Brings the layout of one window up to date after changes, at a cost that follows what changed.
///
/// An invalid element is asked again what it was asked before. When its answers are the same its parent need not know;
/// its children are placed again where it stands. When they are others the parent becomes invalid in turn.
@MainActor
package final class LayoutEngine {
    private var invalid: [(depth: Int, element: Element)] = []
    /// The number of elements asked again since the engine was made.
    package private(set) var remeasureCount = 0

    /// Called when the first element becomes invalid.
    var needsLayout: () -> Void = {}

    var hasWork: Bool { !invalid.isEmpty }

    func enqueue(_ element: Element) {
        var depth = 0
        var ancestor = element.parent
        while let current = ancestor {
            depth += 1
            ancestor = current.parent
        }
        let isFirst = invalid.isEmpty
        invalid.append((depth, element))
        if isFirst { needsLayout() }
    }

    /// Settles all that is invalid, deepest first.
    func settle() {
        var replaced: [Element] = []
        while !invalid.isEmpty {
            if invalid.count > 1 { invalid.sort { $0.depth < $1.depth } }
            let deepest = invalid.last!.depth
            var parents: [Element] = []
            while let last = invalid.last, last.depth == deepest {
                invalid.removeLast()
                guard last.element.isInvalid else { continue }
                remeasureCount += 1
                if last.element.remeasure(), let parent = last.element.parent {
                    if !parent.isInvalid {
                        parent.isInvalid = true
                        parent.needsPlacement = true
                        parents.append(parent)
                    }
                } else {
                    replaced.append(last.element)
                }
            }
            for parent in parents { invalid.append((deepest - 1, parent)) }
        }
        // Outermost first: an element placed by one above it needs no placing of its own.
        for element in replaced.reversed() where element.needsPlacement && element.isPlaced {
            element.replaceInPlace()
        }
    }
}
