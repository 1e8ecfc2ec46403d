import Reactive
import Testing

@Suite struct CombiningTests {
    let a = PassthroughSubject<Int, Problem>()
    let b = PassthroughSubject<Int, Problem>()
    let c = PassthroughSubject<Int, Problem>()
    let d = PassthroughSubject<Int, Problem>()

    @Test func combineLatestSendsOnceAllHaveSentAndEndsWhenAllHaveEnded() {
        let recorder = a.combineLatest(b).recorded()
        a.send(1)
        a.send(2)
        b.send(3)
        a.send(4)
        a.send(completion: .finished)
        b.send(5)
        b.send(completion: .finished)
        #expect(recorder.events == ["subscription", "(2, 3)", "(4, 3)", "(4, 5)", "finished"])
    }

    @Test func combineLatestTakesUpToFourAndATransform() {
        let three = a.combineLatest(b, c) { $0 + $1 + $2 }.recorded()
        let four = a.combineLatest(b, c, d).recorded()
        let sum = a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.recorded()
        for (index, subject) in [a, b, c, d].enumerated() { subject.send(index) }
        b.send(10)
        #expect(three.events == ["subscription", "3", "12"])
        #expect(four.events == ["subscription", "(0, 1, 2, 3)", "(0, 10, 2, 3)"])
        #expect(sum.events == ["subscription", "6", "15"])
        d.send(completion: .failure(.bad))
        a.send(1)
        #expect(four.events.last == "bad")
    }

    @Test func mergeSendsAsItComesAndEndsWhenAllHaveEnded() {
        let recorder = a.merge(with: b).recorded()
        let all = a.merge(with: b, c, d).recorded()
        let many = Publishers.MergeMany(a, b, c).recorded()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(recorder.events == ["subscription", "1", "2", "3", "finished"])
        c.send(completion: .failure(.bad))
        #expect(all.events == ["subscription", "1", "2", "3", "bad"])
        #expect(many.events == all.events)
        #expect(Publishers.MergeMany([Just<Int>]()).events == ["finished"])
    }

    @Test func mergeKeepsToTheDemand() {
        let recorder = (1...3).publisher.merge(with: (11...13).publisher).recorded(demand: .max(2))
        #expect(recorder.events.count == 3)
        recorder.request(10)
        #expect(recorder.events.dropFirst().dropLast().compactMap(Int.init).sorted() == [1, 2, 3, 11, 12, 13])
        #expect(recorder.events.last == "finished")
    }

    @Test func zipPairsInOrderAndEndsWhenNoPairCanCome() {
        let recorder = a.zip(b).recorded()
        a.send(1)
        a.send(2)
        b.send(10)
        a.send(completion: .finished)
        #expect(recorder.events == ["subscription", "(1, 10)"])
        b.send(20)
        #expect(recorder.events == ["subscription", "(1, 10)", "(2, 20)", "finished"])
        #expect([1, 2].publisher.zip([3, 4].publisher, [5].publisher).events == ["(1, 3, 5)", "finished"])
        #expect([1, 2].publisher.zip([3].publisher) { $0 + $1 }.events == ["4", "finished"])
    }

    @Test func flatMapFollowsAllInnerPublishers() {
        let outer = PassthroughSubject<Int, Problem>()
        let inner = [a, b]
        let recorder = outer.flatMap { inner[$0] }.recorded()
        outer.send(0)
        outer.send(1)
        a.send(1)
        b.send(2)
        outer.send(completion: .finished)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(recorder.events == ["subscription", "1", "2", "3", "finished"])
    }

    @Test func flatMapFollowsAFewAtATimeIfAsked() {
        var started: [Int] = []
        let recorder = (0...2).publisher.setFailureType(to: Problem.self)
            .flatMap(maxPublishers: .max(1)) { [a, b, c] index in
                started.append(index)
                return [a, b, c][index]
            }.recorded()
        #expect(started == [0])
        a.send(completion: .finished)
        #expect(started == [0, 1])
        b.send(completion: .failure(.bad))
        #expect(started == [0, 1])
        #expect(recorder.events == ["subscription", "bad"])
    }

    @Test func flatMapMixesPublishersThatFailWithOnesThatDoNot() {
        #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.events == ["1", "10", "2", "20", "finished"])
        #expect(Just(1).flatMap { _ in Fail<Int, Problem>(error: .bad) }.events == ["bad"])
        #expect(Fail<Int, Problem>(error: .worse).flatMap { Just($0) }.events == ["worse"])
    }

    @Test func switchToLatestLeavesTheFormerPublisher() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Problem>, Problem>()
        let recorder = outer.switchToLatest().recorded()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        b.send(4)
        b.send(completion: .finished)
        #expect(recorder.events == ["subscription", "1", "3", "4", "finished"])
    }

    @Test func prependAndAppendKeepTheOrder() {
        let publisher = [3].publisher.prepend(1, 2).append([4, 5]).prepend(Just(0)).append(Just(6))
        #expect(publisher.events == ["0", "1", "2", "3", "4", "5", "6", "finished"])
    }

    @Test func shareSubscribesOnce() {
        var subscriptions = 0
        var cancels = 0
        let shared = a.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
        ).share()
        let first = shared.recorded()
        let second = shared.recorded()
        a.send(1)
        #expect(subscriptions == 1)
        #expect(first.events == second.events)
        first.cancel()
        #expect(cancels == 0)
        second.cancel()
        #expect(cancels == 1)
        let third = shared.recorded()
        a.send(2)
        #expect(subscriptions == 2)
        #expect(third.events == ["subscription", "2"])
    }

    @Test func aConnectablePublisherWaits() {
        let connectable = [1, 2].publisher.makeConnectable()
        let first = connectable.recorded()
        let second = connectable.recorded()
        #expect(first.events == ["subscription"])
        let connection = connectable.connect()
        #expect(first.events == ["subscription", "1", "2", "finished"])
        #expect(second.events == first.events)
        connection.cancel()
    }
}
