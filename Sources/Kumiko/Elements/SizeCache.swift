import Foundation

/// The last few answers of one element, kept in place without an allocation.
struct SizeCache {
    private struct Entry {
        // `nil` of a proposal is kept as NaN, so that an entry is four numbers.
        var proposedWidth: CGFloat
        var proposedHeight: CGFloat
        var size: CGSize
    }

    private var first: Entry?
    private var second: Entry?
    private var third: Entry?
    private var next: UInt8 = 0
    /// Whether an answer gave way to a later one.
    private(set) var hasForgotten = false

    var isEmpty: Bool { first == nil }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            let width = (proposal.width ?? .nan).bitPattern
            let height = (proposal.height ?? .nan).bitPattern
            if let first, first.proposedWidth.bitPattern == width, first.proposedHeight.bitPattern == height {
                return first.size
            }
            if let second, second.proposedWidth.bitPattern == width, second.proposedHeight.bitPattern == height {
                return second.size
            }
            if let third, third.proposedWidth.bitPattern == width, third.proposedHeight.bitPattern == height {
                return third.size
            }
            return nil
        }
        set {
            guard let newValue else { return }
            let entry = Entry(
                proposedWidth: proposal.width ?? .nan, proposedHeight: proposal.height ?? .nan, size: newValue)
            if third != nil { hasForgotten = true }
            switch next {
            case 0: first = entry
            case 1: second = entry
            default: third = entry
            }
            next = next == 2 ? 0 : next + 1
        }
    }

    func forEach(_ visit: (ProposedViewSize, CGSize) -> Void) {
        for case let entry? in [first, second, third] {
            visit(
                ProposedViewSize(
                    width: entry.proposedWidth.isNaN ? nil : entry.proposedWidth,
                    height: entry.proposedHeight.isNaN ? nil : entry.proposedHeight), entry.size)
        }
    }
}
