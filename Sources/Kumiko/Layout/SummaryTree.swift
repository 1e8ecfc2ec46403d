/// What can be said of several things in a row from what is said of each.
protocol Summary {
    /// What is said of none.
    init()
    /// Adds what is said of the next ones.
    mutating func add(_ next: Self)
}

/// The values of a row of things, summed up in blocks, blocks of blocks and so on: changing one value and summing up any
/// beginning of the row take time that grows with the logarithm of its length.
///
/// A sum is always made of the same parts in the same order, so that rounding gives the same result whatever happened
/// before.
struct SummaryTree<Value: Summary> {
    private static var blockSize: Int { 16 }

    private var values: [Value]
    /// The sums of blocks of ``values``, of blocks of these, and so on, until one block is left.
    private var levels: [[Value]] = []

    init(_ values: [Value]) {
        self.values = values
        var below = values
        while below.count > Self.blockSize {
            below = stride(from: 0, to: below.count, by: Self.blockSize).map { Self.sum(below, from: $0) }
            levels.append(below)
        }
    }

    private static func sum(_ values: [Value], from start: Int) -> Value {
        var sum = Value()
        for index in start..<min(start + blockSize, values.count) { sum.add(values[index]) }
        return sum
    }

    var count: Int { values.count }

    /// Complexity: reading is O(1), writing O(log *n*).
    subscript(index: Int) -> Value {
        get { values[index] }
        set {
            values[index] = newValue
            var place = index
            for level in levels.indices {
                place /= Self.blockSize
                levels[level][place] = Self.sum(level == 0 ? values : levels[level - 1], from: place * Self.blockSize)
            }
        }
    }

    var total: Value { Self.sum(levels.last ?? values, from: 0) }

    /// The sum of all values before the one at `index`.
    ///
    /// Complexity: O(log *n*).
    func sum(before index: Int) -> Value {
        var sum = Value()
        var start = 0
        var width = 1
        for _ in levels { width *= Self.blockSize }
        for level in (-1..<levels.count).reversed() {
            let row = level < 0 ? values : levels[level]
            let end = index / width
            for place in start..<end { sum.add(row[place]) }
            start = end * Self.blockSize
            width /= Self.blockSize
        }
        return sum
    }

    /// Calls `visit` with each index from `start` on and the sum of all values before it.
    func forEachSum(from start: Int, _ visit: (Int, Value) -> Void) {
        guard start < values.count else { return }
        var sum = sum(before: start)
        for index in start..<values.count {
            if index % Self.blockSize == 0 { sum = self.sum(before: index) }
            visit(index, sum)
            sum.add(values[index])
        }
    }
}
