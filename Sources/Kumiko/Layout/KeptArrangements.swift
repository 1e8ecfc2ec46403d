import Foundation

/// How a container places its children for one proposal, in a way that can follow changes of single children.
@MainActor
protocol Arrangement {
    associatedtype Container: Element

    var proposal: ProposedViewSize { get }
    /// The number of children.
    var count: Int { get }

    init(_ container: Container, _ proposal: ProposedViewSize)
    /// Asks the children with these indices again.
    mutating func update(_ container: Container, _ changed: [Int])
    /// Places all children.
    mutating func placeAll(_ container: Container)
    /// Places the children that stand elsewhere, or are others, than when the arrangement last placed them.
    mutating func placeChanged(_ container: Container)
}

/// The arrangements of a container with many children, by proposal, so that a change of one child costs about the same
/// among any number of them. For a few children nothing is kept: working it out anew is as fast.
@MainActor
final class KeptArrangements<A: Arrangement> {
    private struct Kept {
        var arrangement: A
        /// The children whose answers have changed since.
        var changed: [Int] = []
        /// Whether the children stand as the arrangement last placed them.
        var isShown = false
    }

    /// The least, the ideal and the actual size, and what a container around tries.
    private static var capacity: Int { 8 }

    private var kept: [Kept] = []
    private var next = 0

    /// An arrangement of which most has changed since somebody asked for it is not worth following.
    func noteChange(ofChildAt index: Int) {
        for place in kept.indices { kept[place].changed.append(index) }
        kept.removeAll { $0.changed.count > $0.arrangement.count }
    }

    /// The arrangement for `proposal`.
    func arrangement(for proposal: ProposedViewSize, in container: A.Container) -> A {
        kept[place(of: proposal, in: container)].arrangement
    }

    /// Places the children for `proposal`.
    func placeChildren(for proposal: ProposedViewSize, in container: A.Container) {
        let place = place(of: proposal, in: container)
        if kept[place].isShown {
            kept[place].arrangement.placeChanged(container)
        } else {
            for other in kept.indices { kept[other].isShown = false }
            kept[place].isShown = true
            kept[place].arrangement.placeAll(container)
        }
    }

    private func place(of proposal: ProposedViewSize, in container: A.Container) -> Int {
        if let place = kept.firstIndex(where: { $0.arrangement.proposal == proposal }) {
            let changed = kept[place].changed
            kept[place].changed = []
            if !changed.isEmpty { kept[place].arrangement.update(container, changed) }
            return place
        }
        let new = Kept(arrangement: A(container, proposal))
        if kept.count < Self.capacity {
            kept.append(new)
            return kept.count - 1
        }
        let place = next
        next = (next + 1) % Self.capacity
        kept[place] = new
        return place
    }
}

extension KeptArrangements {
    /// Those of a container, made when it has many children.
    static func of(_ container: A.Container, _ kept: inout KeptArrangements?) -> KeptArrangements? {
        guard container.children.count > Element.fewChildren else { return nil }
        if kept == nil { kept = KeptArrangements() }
        return kept
    }
}
