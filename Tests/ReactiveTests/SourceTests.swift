import Foundation
import Reactive
import Testing

@Suite struct SourceTests {
    @Test func simpleSources() {
        #expect(Just(1).events == ["1", "finished"])
        #expect(Empty<Int, Never>().events == ["finished"])
        #expect(Empty<Int, Never>(completeImmediately: false).events == [])
        #expect(Fail<Int, Problem>(error: .bad).events == ["bad"])
        #expect(Optional(1).publisher.events == ["1", "finished"])
        #expect(Int?.none.publisher.events == ["finished"])
        #expect(Result<Int, Problem>.success(1).publisher.events == ["1", "finished"])
        #expect(Result<Int, Problem>.failure(.bad).publisher.events == ["bad"])
    }

    @Test func theSubscriptionAlwaysComesFirst() {
        #expect(Int?.none.publisher.recorded().events == ["subscription", "finished"])
        #expect(Result<Int, Problem>.failure(.bad).publisher.recorded().events == ["subscription", "bad"])
        #expect([Int]().publisher.recorded().events == ["subscription", "finished"])
    }

    @Test func aSequenceSendsAsMuchAsAskedFor() {
        let recorder = (1...3).publisher.recorded(demand: .max(2))
        #expect(recorder.events == ["subscription", "1", "2"])
        recorder.request(1)
        #expect(recorder.events == ["subscription", "1", "2", "3", "finished"])
        let endless = sequence(first: 1) { $0 + 1 }.publisher
        #expect(endless.prefix(3).events == ["1", "2", "3", "finished"])
    }

    @Test func justWaitsForDemand() {
        let recorder = Just(1).recorded(demand: .none)
        #expect(recorder.events == ["subscription"])
        recorder.request(1)
        #expect(recorder.events == ["subscription", "1", "finished"])
    }

    @Test func aDeferredPublisherIsMadeForEachSubscriber() {
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(deferred.events == ["1", "finished"])
        #expect(deferred.events == ["2", "finished"])
    }

    @Test func aFutureWorksOnceAndAnswersAll() {
        var runs = 0
        var promise: Future<Int, Problem>.Promise?
        let future = Future<Int, Problem> {
            runs += 1
            promise = $0
        }
        let early = future.recorded()
        let gone = future.recorded()
        gone.cancel()
        promise?(.success(1))
        promise?(.failure(.bad))
        #expect(early.events == ["subscription", "1", "finished"])
        #expect(gone.events == ["subscription"])
        #expect(future.events == ["1", "finished"])
        #expect(runs == 1)
    }

    @Test func aFutureCanBeAwaited() async throws {
        #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
        await #expect(throws: Problem.bad) { try await Future<Int, Problem> { $0(.failure(.bad)) }.value }
    }

    @Test func notificationsAreSentUntilCancelled() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        let recorder = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.recorded()
        center.post(name: name, object: nil, userInfo: ["n": 1])
        recorder.cancel()
        center.post(name: name, object: nil, userInfo: ["n": 2])
        #expect(recorder.events == ["subscription", "1"])
    }

    @Test func valuesCanBeLoopedOver() async throws {
        var seen: [Int] = []
        for await value in (1...3).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
        await #expect(throws: Problem.bad) {
            for try await _ in Fail<Int, Problem>(error: .bad).values {}
        }
    }

    @Test func aLoopOverValuesEndsWithItsTaskAndItsSubscription() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        let (cancelled, signal) = AsyncStream.makeStream(of: Void.self)
        let (began, start) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            let values = subject.handleEvents(receiveCancel: { signal.yield() }).values
            for await _ in values { start.yield() }
        }
        for await _ in began { break }
        task.cancel()
        await task.value
        for await _ in cancelled { break }
    }
}
