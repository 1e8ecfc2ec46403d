import Foundation
import Testing

@testable import Kumiko

@Suite struct SummaryTreeTests {
    /// A number and the greatest of several.
    private struct Sum: Summary, Equatable {
        var total = 0
        var greatest = Int.min

        init() {}

        init(_ number: Int) {
            total = number
            greatest = number
        }

        mutating func add(_ next: Sum) {
            total += next.total
            greatest = max(greatest, next.greatest)
        }
    }

    private func sum(_ numbers: ArraySlice<Int>) -> Sum {
        numbers.reduce(into: Sum()) { $0.add(Sum($1)) }
    }

    @Test(arguments: [0, 1, 15, 16, 17, 256, 257, 5000]) func sumsAreThoseOfTheValues(_ count: Int) {
        var numbers = (0..<count).map { ($0 * 7919) % 101 }
        var tree = SummaryTree(numbers.map(Sum.init))
        for step in 0..<min(count, 50) {
            let index = (step * 104_729) % count
            numbers[index] = step - 25
            tree[index] = Sum(step - 25)
            #expect(tree.total == sum(numbers[...]))
            #expect(tree.sum(before: index) == sum(numbers[..<index]))
        }
        #expect(tree.count == count)
        #expect(tree.total == sum(numbers[...]))
    }

    @Test func sumsBeforeEachValueAreGivenInOrder() {
        let numbers = (0..<1000).map { $0 % 13 }
        let tree = SummaryTree(numbers.map(Sum.init))
        for start in [0, 15, 16, 700, 999, 1000] {
            var visited = start
            tree.forEachSum(from: start) { index, sum in
                #expect(index == visited)
                #expect(sum == tree.sum(before: index))
                visited += 1
            }
            #expect(visited == 1000)
        }
    }

    /// Fractions added in another order give another sum.
    @Test func sumDoesNotDependOnWhatTheValuesWereBefore() {
        let lengths = (0..<300).map { 1 / CGFloat($0 + 1) }
        func extent(_ length: CGFloat) -> StackArrangement.Extent { .init(length: length, before: 0, after: 0) }
        var tree = SummaryTree(lengths.map { extent($0 * 3) })
        for index in lengths.indices.reversed() { tree[index] = extent(lengths[index]) }
        let fresh = SummaryTree(lengths.map(extent))
        #expect(tree.total.length == fresh.total.length)
        for index in lengths.indices { #expect(tree.sum(before: index).length == fresh.sum(before: index).length) }
    }
}
