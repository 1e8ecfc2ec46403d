import Dispatch
import Foundation
import Testing

@testable import Reactive

/// A scheduler whose clock the test turns.
final class TestScheduler: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    let minimumTolerance: SchedulerSeconds = 0
    private var waiting: [(date: SchedulerTimeType, action: () -> Void)] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        waiting.append((now, action))
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: Never?, _ action: @escaping () -> Void
    ) {
        waiting.append((date, action))
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        waiting.append((date, action))
        return AnyCancellable {}
    }

    func advance(by interval: SchedulerSeconds) {
        let end = now.advanced(by: interval)
        while let next = waiting.indices.filter({ waiting[$0].date <= end }).min(by: {
            (waiting[$0].date, $0) < (waiting[$1].date, $1)
        }) {
            let (date, action) = waiting.remove(at: next)
            now = max(now, date)
            action()
        }
        now = end
    }
}

@Suite struct SchedulerTests {
    let scheduler = TestScheduler()
    let subject = PassthroughSubject<Int, Problem>()

    @Test func receiveOnDeliversInOrderAndNothingOnceCancelled() {
        let recorder = subject.receive(on: scheduler).recorded()
        subject.send(1)
        subject.send(2)
        #expect(recorder.events == ["subscription"])
        scheduler.advance(by: 0)
        #expect(recorder.events == ["subscription", "1", "2"])
        subject.send(3)
        recorder.cancel()
        scheduler.advance(by: 0)
        #expect(recorder.events == ["subscription", "1", "2"])
    }

    @Test func delayHoldsValuesAndCompletionBack() {
        let recorder = subject.delay(for: 1, scheduler: scheduler).recorded()
        subject.send(1)
        subject.send(completion: .failure(.bad))
        scheduler.advance(by: 0.9)
        #expect(recorder.events == ["subscription"])
        scheduler.advance(by: 0.1)
        #expect(recorder.events == ["subscription", "1", "bad"])
    }

    @Test func debounceSendsWhatNothingFollowed() {
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).recorded()
        subject.send(1)
        scheduler.advance(by: 0.5)
        subject.send(2)
        scheduler.advance(by: 0.9)
        #expect(recorder.events == ["subscription"])
        scheduler.advance(by: 0.1)
        #expect(recorder.events == ["subscription", "2"])
        subject.send(3)
        subject.send(completion: .finished)
        scheduler.advance(by: 5)
        #expect(recorder.events == ["subscription", "2", "finished"])
    }

    @Test(arguments: [(true, "4"), (false, "2")])
    func throttleSendsOneInEachInterval(latest: Bool, second: String) {
        let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: latest).recorded()
        subject.send(1)
        scheduler.advance(by: 0)
        for value in 2...4 { subject.send(value) }
        #expect(recorder.events == ["subscription", "1"])
        scheduler.advance(by: 1)
        #expect(recorder.events == ["subscription", "1", second])
        subject.send(5)
        subject.send(completion: .finished)
        scheduler.advance(by: 1)
        #expect(recorder.events == ["subscription", "1", second, "5", "finished"])
    }

    @Test func subscribeOnSubscribesThere() {
        let recorder = [1].publisher.subscribe(on: scheduler).recorded()
        #expect(recorder.events.isEmpty)
        scheduler.advance(by: 0)
        #expect(recorder.events == ["subscription", "1", "finished"])
    }

    @Test func anImmediateSchedulerWaitsForNothing() {
        #expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).events == ["1", "2", "finished"])
        #expect(Just(1).delay(for: .seconds(9), scheduler: ImmediateScheduler.shared).events == ["1", "finished"])
    }

    @Test func queuesAndTheMainRunLoopDeliverThroughDispatch() async {
        let background = DispatchQueue(label: "background")
        let key = DispatchSpecificKey<Bool>()
        background.setSpecific(key: key, value: true)
        for await isThere in Just(1).receive(on: background).map({ _ in DispatchQueue.getSpecific(key: key) }).values {
            #expect(isThere == true)
        }
        for await isMain in Just(1).receive(on: RunLoop.main).map({ _ in MainQueue.isCurrent }).values {
            #expect(isMain)
        }
        for await isMain in Just(1).receive(on: OperationQueue.main).map({ _ in MainQueue.isCurrent }).values {
            #expect(isMain)
        }
        let delayed = Just(1).delay(for: .milliseconds(1), scheduler: RunLoop.main).map { _ in MainQueue.isCurrent }
        for await isMain in delayed.values { #expect(isMain) }
    }

    @Test func aTimerIsStoppedByWhoeverCancelsItsConnection() async throws {
        let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        var count = 0
        let subscription = timer.sink { _ in
            count += 1
            if count == 3 { timer.upstream.connect().cancel() }
        }
        while count < 3 { try await Task.sleep(for: .milliseconds(1)) }
        try await Task.sleep(for: .milliseconds(50))
        #expect(count == 3)
        // It can be started again.
        let again = timer.upstream.connect()
        while count < 5 { try await Task.sleep(for: .milliseconds(1)) }
        again.cancel()
        subscription.cancel()
    }

    @Test func aTimerTicksOnTheMainQueue() async {
        let ticks = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(3)
        var subscription: AnyCancellable?
        // With a sink each tick is delivered where it happens.
        let places = await withCheckedContinuation { continuation in
            subscription = ticks.map { _ in MainQueue.isCurrent }.collect().sink { continuation.resume(returning: $0) }
        }
        subscription?.cancel()
        #expect(places == [true, true, true])
    }
}
