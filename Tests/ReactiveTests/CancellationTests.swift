import Reactive
import Testing

@Suite struct CancellationTests {
    final class Tracker {}

    @Test func aReleasedCancellableStops() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var subscription: AnyCancellable? = subject.sink { seen.append($0) }
        subject.send(1)
        subscription = nil
        subject.send(2)
        #expect(seen == [1])
        #expect(subscription == nil)
    }

    @Test func cancellingAnotherInTheMiddleOfAnEmissionStopsItAtOnce() {
        let subject = PassthroughSubject<Int, Never>()
        var second: AnyCancellable?
        var seen: [Int] = []
        let first = subject.sink { _ in second?.cancel() }
        second = subject.sink { seen.append($0) }
        subject.send(1)
        #expect(seen.isEmpty)
        first.cancel()
    }

    @Test func releasingAnotherInTheMiddleOfAPublishedChangeStopsItAtOnce() {
        final class Model { @Published var x = 0 }
        let model = Model()
        var second: AnyCancellable?
        var seen: [Int] = []
        let first = model.$x.sink { if $0 == 1 { second = nil } }
        second = model.$x.sink { seen.append($0) }
        model.x = 1
        #expect(seen == [0])
        #expect(second == nil)
        first.cancel()
    }

    @Test func aSinkCanCancelItself() {
        let subject = PassthroughSubject<Int, Never>()
        var subscription: AnyCancellable?
        var seen: [Int] = []
        subscription = subject.map { $0 }.sink {
            seen.append($0)
            subscription?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func cancelRunsItsActionOnce() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        cancellable?.cancel()
        cancellable?.cancel()
        cancellable = nil
        #expect(count == 1)
    }

    @Test func aStoredCancellableStaysTheSameObject() {
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        let cancellable = AnyCancellable {}
        cancellable.store(in: &set)
        cancellable.store(in: &set)
        cancellable.store(in: &array)
        #expect(set == [cancellable])
        #expect(array == [cancellable])
    }

    @Test func whatAClosureHoldsIsReleasedWhenCancelled() {
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Tracker?
        let subscription: AnyCancellable
        do {
            let tracker = Tracker()
            held = tracker
            subscription = subject.map { $0 + 1 }.filter { _ in true }.sink { _ in withExtendedLifetime(tracker) {} }
        }
        #expect(held != nil)
        subscription.cancel()
        #expect(held == nil)
    }

    @Test func whatAClosureHoldsIsReleasedWhenTheStreamEnds() {
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Tracker?
        let subscription: AnyCancellable
        do {
            let tracker = Tracker()
            held = tracker
            subscription = subject.merge(with: Just(1)).sink { _ in withExtendedLifetime(tracker) {} }
        }
        subject.send(completion: .finished)
        #expect(held == nil)
        subscription.cancel()
    }

    @Test func aSubjectAndItsValueAreReleased() {
        weak var subject: CurrentValueSubject<Tracker, Never>?
        weak var value: Tracker?
        do {
            let tracker = Tracker()
            value = tracker
            let current = CurrentValueSubject<Tracker, Never>(tracker)
            subject = current
            let subscription = current.share().removeDuplicates { $0 === $1 }.sink { _ in }
            current.send(Tracker())
            subscription.cancel()
        }
        #expect(subject == nil)
        #expect(value == nil)
    }

    @Test func anObjectWhoseSinksHoldItWeaklyIsReleasedWithThem() {
        final class Model: ObservableObject {
            @Published var x = 0
            @Published var y = 0
            var bag: Set<AnyCancellable> = []
            init() {
                $x.combineLatest($y).sink { [weak self] in self?.use($0) }.store(in: &bag)
                $x.map { $0 + 1 }.assign(to: &$y)
                objectWillChange.sink {}.store(in: &bag)
            }
            func use(_ pair: (Int, Int)) {}
        }
        weak var model: Model?
        do {
            let made = Model()
            model = made
            made.x = 2
            #expect(made.y == 3)
        }
        #expect(model == nil)
    }

    @Test func aSubscriberToASubjectThatHasEndedIsReleased() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        weak var recorder: Recorder<Int, Never>?
        do {
            let made = subject.recorded()
            recorder = made
            #expect(made.events == ["subscription", "finished"])
        }
        #expect(recorder == nil)
    }

    @Test(arguments: ["merge", "combineLatest", "zip", "flatMap", "switchToLatest", "append", "collect", "debounce"])
    func everyKindOfStepIsReleasedWhenCancelled(kind: String) {
        let a = PassthroughSubject<Int, Never>()
        let b = CurrentValueSubject<Int, Never>(1)
        weak var held: Tracker?
        do {
            let tracker = Tracker()
            held = tracker
            func use<T>(_ value: T) -> T { withExtendedLifetime(tracker) { value } }
            let publisher =
                switch kind {
                case "merge": a.merge(with: b).map(use).eraseToAnyPublisher()
                case "combineLatest": a.combineLatest(b) { use($0 + $1) }.eraseToAnyPublisher()
                case "zip": a.zip(b) { use($0 + $1) }.eraseToAnyPublisher()
                case "flatMap": a.flatMap { _ in use(b) }.eraseToAnyPublisher()
                case "switchToLatest": a.map { _ in use(b) }.switchToLatest().eraseToAnyPublisher()
                case "append": a.first().append(b.map(use)).eraseToAnyPublisher()
                case "collect": a.map(use).collect().map(\.count).eraseToAnyPublisher()
                default: a.map(use).debounce(for: 0, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher()
                }
            let subscription = publisher.sink { _ in }
            a.send(1)
            a.send(2)
            subscription.cancel()
        }
        #expect(held == nil)
    }
}
