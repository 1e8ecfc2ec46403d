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
        counter.$count.dropFirst().sink { value in
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

    @Test func theLastWriteWinsOverWhatASinkWritesMeanwhile() {
        let counter = Counter()
        var heard: [Int] = []
        var bag: Set<AnyCancellable> = []
        counter.$count.sink { if $0 == 1 { counter.count = 2 } }.store(in: &bag)
        counter.$count.sink { heard.append($0) }.store(in: &bag)
        counter.count = 1
        #expect(counter.count == 1)
        #expect(heard == [0, 2, 1])
    }

    @Test func anOldValueIsReleased() {
        final class Tracker {}
        final class Holder { @Published var tracker: Tracker? = Tracker() }
        let holder = Holder()
        weak let old = holder.tracker
        let subscription = holder.$tracker.sink { _ in }
        holder.tracker = nil
        #expect(old == nil)
        subscription.cancel()
    }

    @Test func aPropertyMayBeWrittenFromItsValuesDeinitialiser() {
        final class Model {
            @Published var item: Item?
            @Published var gone = 0
        }
        final class Item {
            unowned let model: Model
            init(_ model: Model) { self.model = model }
            deinit {
                model.gone += 1
                if model.gone == 1 { model.item = nil }
            }
        }
        let model = Model()
        model.item = Item(model)
        model.item = nil
        #expect(model.gone == 1)
    }
}
