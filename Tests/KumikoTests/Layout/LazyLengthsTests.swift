import Foundation
import Testing

@testable import Kumiko

/// Where rows stand of which few have been measured.
@Suite struct LazyLengthsTests {
    @Test func unknownRowsHaveTheEstimatedLength() {
        var lengths = LazyLengths(estimate: 20)
        lengths.setCount(1_000_000)
        #expect(lengths.total == 20_000_000)
        #expect(lengths.start(of: 500_000) == 10_000_000)
        #expect(lengths.row(at: 10_000_019) == 500_000)
        #expect(lengths.row(at: -5) == 0)
        #expect(lengths.row(at: 1e12) == 999_999)
    }

    @Test func knownRowsSetTheEstimateUntilThereAreEnough() {
        var lengths = LazyLengths(estimate: 20)
        lengths.setCount(1000)
        lengths.set(10, at: 0)
        lengths.set(30, at: 900)
        #expect(lengths.estimate == 20)
        lengths.set(50, at: 1)
        #expect(lengths.estimate == 30)
        for row in 100..<200 { lengths.set(30, at: row) }
        let settled = lengths.estimate
        lengths.set(3000, at: 500)
        #expect(lengths.estimate == settled)
    }

    @Test func rowsAreFoundAsByAddingUp() {
        var generator = SeededGenerator(seed: 7)
        var lengths = LazyLengths(estimate: 16)
        var plain: [Int: CGFloat] = [:]
        var count = 300
        lengths.setCount(count)
        for step in 0..<2000 {
            if step % 500 == 499 {
                count = Int.random(in: 1...400, using: &generator)
                lengths.setCount(count)
                plain = plain.filter { $0.key < count }
            }
            let row = Int.random(in: 0..<count, using: &generator)
            let length = CGFloat(Int.random(in: 0...60, using: &generator))
            lengths.set(length, at: row)
            plain[row] = length
            let place = Int.random(in: 0...count, using: &generator)
            let start = (0..<place).reduce(0) { $0 + (plain[$1] ?? lengths.estimate) }
            #expect(abs(lengths.start(of: place) - start) < 0.001)
            guard place < count, lengths[place] > 0 else { continue }
            #expect(lengths.row(at: lengths.start(of: place) + lengths[place] / 2) == place)
        }
        #expect(abs(lengths.start(of: count) - lengths.total) < 0.001)
    }

    @Test func forgettingKeepsTheEstimate() {
        var lengths = LazyLengths(estimate: 20)
        lengths.setCount(10)
        lengths.set(40, at: 3)
        lengths.forget()
        #expect(lengths.estimate == 40)
        #expect(lengths.total == 400)
    }
}
