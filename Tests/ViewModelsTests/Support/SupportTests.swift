import Observation
import Testing

@Observable @MainActor
private final class Pair {
    var first = 0
    var second = 0
}

@MainActor
struct SupportTests {
    @Test func publicationsCountsEachChangeOfWhatIsRead() {
        let pair = Pair()
        let publications = Publications { pair.first }
        pair.first = 1
        pair.first = 2
        pair.second = 1
        #expect(publications.take() == 2)
        #expect(publications.take() == 0)
    }

    @Test func theGeneratorRepeatsItselfForASeed() {
        var one = SeededGenerator(seed: 1)
        var same = SeededGenerator(seed: 1)
        var other = SeededGenerator(seed: 2)
        let numbers = (0..<8).map { _ in one.next() }
        #expect(numbers == (0..<8).map { _ in same.next() })
        #expect(numbers != (0..<8).map { _ in other.next() })
    }
}
