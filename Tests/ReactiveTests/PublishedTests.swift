import Foundation
import Reactive
import Testing

@Suite struct PublishedTests {
    final class Counter {
        @Published var count = 0
        @Published var name: String {
            didSet { names.append(name) }
        }
        var names: [String] = []

        init(name: String = "") {
            _name = Published(initialValue: name)
        }
    }

    @Test func aSinkGetsTheCurrentValueAtOnceAndTheNewOneBeforeThePropertyHasIt() {
        let counter = Counter()
        var seen: [[Int]] = []
        let subscription = counter.$count.sink { seen.append([$0, counter.count]) }
        counter.count = 1
        counter.count = 1
        #expect(seen == [[0, 0], [1, 0], [1, 1]])
        #expect(counter.count == 1)
        subscription.cancel()
    }

    @Test func aSubscriberAddedDuringAnEmissionGetsTheValueOnItsWay() {
        let counter = Counter()
        var late: [Int] = []
        var bag: [AnyCancellable] = []
        counter.$count.dropFirstByHand { value in
            if value == 1, bag.count == 1 { counter.$count.sink { late.append($0) }.store(in: &bag) }
        }.store(in: &bag)
        counter.count = 1
        #expect(late == [1])
        counter.count = 2
        #expect(late == [1, 2])
    }

    @Test func didSetRunsForEveryWrite() {
        let counter = Counter(name: "a")
        counter.name = "b"
        counter.name += "c"
        #expect(counter.names == ["b", "bc"])
    }
}

extension Publisher where Failure == Never {
    fileprivate func dropFirstByHand(_ body: @escaping (Output) -> Void) -> AnyCancellable {
        var isFirst = true
        return sink { value in
            if isFirst { isFirst = false } else { body(value) }
        }
    }
}
