import Foundation

/// The lengths of rows one after the other, most of which nobody has measured: those are taken to be as long as the
/// average of the others.
///
/// Where a row starts, and which row stands at a place, is told in as many steps as the number of rows has digits in base
/// two. Memory follows the number of rows that were measured, never the number that there are.
struct LazyLengths {
    /// How many rows have to be known before the estimate stays as it is, so that places settle.
    private static let sampleSize = 50

    private(set) var count = 0
    /// The length of a row that is not known.
    private(set) var estimate: CGFloat
    private var known: [Int: CGFloat] = [:]
    /// Sums over the known rows, as a binary indexed tree of which only the places in use are kept.
    private var sums: [Int: (length: CGFloat, count: Int)] = [:]
    private var knownTotal: CGFloat = 0

    init(estimate: CGFloat) { self.estimate = estimate }

    /// The length of all rows together.
    var total: CGFloat { knownTotal + CGFloat(count - known.count) * estimate }

    /// The length of a row, known or not.
    subscript(row: Int) -> CGFloat { known[row] ?? estimate }

    mutating func set(_ length: CGFloat, at row: Int) {
        let old = known[row]
        guard old != length, row >= 0, row < count else { return }
        known[row] = length
        add(length - (old ?? 0), old == nil ? 1 : 0, at: row)
        if known.count <= Self.sampleSize { estimate = knownTotal / CGFloat(known.count) }
    }

    private mutating func add(_ length: CGFloat, _ number: Int, at row: Int) {
        knownTotal += length
        var place = row + 1
        while place <= count {
            let sum = sums[place] ?? (0, 0)
            sums[place] = (sum.length + length, sum.count + number)
            place += place & -place
        }
    }

    /// There are as many rows now; what is known of those that stay is kept.
    mutating func setCount(_ new: Int) {
        guard new != count else { return }
        count = new
        let old = known
        forget()
        for (row, length) in old where row < new {
            known[row] = length
            add(length, 1, at: row)
        }
    }

    /// Forgets the lengths, but not the estimate.
    mutating func forget() {
        known = [:]
        sums = [:]
        knownTotal = 0
    }

    /// Where a row starts. For the number of rows it is where the last one ends.
    func start(of row: Int) -> CGFloat {
        var place = min(max(row, 0), count)
        let unknown = CGFloat(place) * estimate
        var (length, number): (CGFloat, Int) = (0, 0)
        while place > 0 {
            if let sum = sums[place] {
                length += sum.length
                number += sum.count
            }
            place &= place - 1
        }
        return length + unknown - CGFloat(number) * estimate
    }

    /// The row that stands at a place; the first before all, the last beyond. There must be rows.
    func row(at position: CGFloat) -> Int {
        var step = 1
        while step * 2 <= count { step *= 2 }
        var (row, left) = (0, position)
        while step > 0 {
            let next = row + step
            if next <= count {
                let sum = sums[next] ?? (0, 0)
                let length = sum.length + CGFloat(step - sum.count) * estimate
                if length <= left {
                    row = next
                    left -= length
                }
            }
            step /= 2
        }
        return min(row, count - 1)
    }
}
