import Foundation

/// The answers of one element, the first few kept in place without an allocation.
///
/// Elements above rest on these answers. One that is given up for a later one is known no longer, so that whoever rests
/// on it has to ask again after any change.
struct SizeCache {
    private struct Entry {
        // `nil` of a proposal is kept as NaN, so that an entry is four numbers.
        var proposedWidth = CGFloat.zero
        var proposedHeight = CGFloat.zero
        var size = CGSize.zero

        func answers(_ width: UInt, _ height: UInt) -> Bool {
            proposedWidth.bitPattern == width && proposedHeight.bitPattern == height
        }

        var proposal: ProposedViewSize {
            ProposedViewSize(
                width: proposedWidth.isNaN ? nil : proposedWidth, height: proposedHeight.isNaN ? nil : proposedHeight)
        }
    }

    /// A window and the stacks in it ask for the least, the ideal and the actual size, and a stack for three to know one.
    private static let capacity = 16
    private static let placesWithin = 4

    private var first = Entry()
    private var second = Entry()
    private var third = Entry()
    private var fourth = Entry()
    private var others: [Entry] = []
    private var count: UInt8 = 0
    private var next: UInt8 = 0
    /// Whether an answer gave way to a later one.
    private(set) var hasForgotten = false

    var isEmpty: Bool { count == 0 }

    private subscript(index: Int) -> Entry {
        get {
            switch index {
            case 0: first
            case 1: second
            case 2: third
            case 3: fourth
            default: others[index - Self.placesWithin]
            }
        }
        set {
            switch index {
            case 0: first = newValue
            case 1: second = newValue
            case 2: third = newValue
            case 3: fourth = newValue
            case Self.placesWithin + others.count: others.append(newValue)
            default: others[index - Self.placesWithin] = newValue
            }
        }
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            guard count > 0 else { return nil }
            let width = (proposal.width ?? .nan).bitPattern
            let height = (proposal.height ?? .nan).bitPattern
            if first.answers(width, height) { return first.size }
            if count > 1, second.answers(width, height) { return second.size }
            if count > 2, third.answers(width, height) { return third.size }
            if count > 3, fourth.answers(width, height) { return fourth.size }
            guard let other = others.first(where: { $0.answers(width, height) }) else { return nil }
            return other.size
        }
        set {
            guard let newValue else { return }
            let entry = Entry(
                proposedWidth: proposal.width ?? .nan, proposedHeight: proposal.height ?? .nan, size: newValue)
            if count == Self.capacity { hasForgotten = true }
            self[Int(next)] = entry
            count = max(count, next + 1)
            next = next + 1 == Self.capacity ? 0 : next + 1
        }
    }

    func forEach(_ visit: (ProposedViewSize, CGSize) -> Void) {
        for index in 0..<Int(count) { visit(self[index].proposal, self[index].size) }
    }
}
