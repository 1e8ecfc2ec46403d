import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Reactive

@Suite struct ThreadTests {
    final class Model: ObservableObject, @unchecked Sendable {
        @Published var x = 0
        @Published var y = 0
    }

    /// Not guarded by anything: only delivery one at a time keeps it right.
    final class Tally: @unchecked Sendable {
        var count = 0
        var last = 0
    }

    @Test func valuesSentByManyThreadsReachASinkOneAfterTheOther() {
        let subject = PassthroughSubject<Int, Never>()
        let tally = Tally()
        let subscription = subject.map { $0 }.sink { _ in tally.count += 1 }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for value in 0..<2_000 { subject.send(value) }
        }
        #expect(tally.count == 16_000)
        subscription.cancel()
    }

    @Test func theLastValueASinkGetsIsTheSubjectsValue() {
        let a = CurrentValueSubject<Int, Never>(0)
        let b = CurrentValueSubject<Int, Never>(0)
        let tally = Tally()
        let single = a.sink { tally.last = $0 }
        let pair = Tally()
        let both = a.combineLatest(b).sink {
            pair.count = $0
            pair.last = $1
        }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for value in 0..<2_000 { (thread % 2 == 0 ? a : b).send(value * 4 + thread) }
        }
        #expect(tally.last == a.value)
        #expect(pair.count == a.value)
        #expect(pair.last == b.value)
        single.cancel()
        both.cancel()
    }

    @Test func publishedPropertiesMayBeUsedFromManyThreads() {
        let model = Model()
        let told = Tally()
        let changes = model.objectWillChange.sink { told.count += 1 }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for value in 0..<500 {
                if thread % 2 == 0 { model.x = value } else { model.y = value }
                let subscription = model.$x.sink { _ in }
                _ = model.y
                subscription.cancel()
            }
        }
        #expect(told.count == 4_000)
        changes.cancel()
    }

    @Test func manyThreadsGetTheSameObjectWillChange() {
        for _ in 0..<200 {
            let model = Model()
            let first = Atomic<Int>(0)
            let differing = Atomic<Int>(0)
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                let address = Int(bitPattern: ObjectIdentifier(model.objectWillChange))
                let (isFirst, former) = first.compareExchange(
                    expected: 0, desired: address, ordering: .sequentiallyConsistent)
                if !isFirst, former != address { differing.add(1, ordering: .relaxed) }
            }
            #expect(differing.load(ordering: .relaxed) == 0)
        }
    }

    @Test func subscribingAndCancellingWhileSendingIsSafe() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let received = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: 6) { thread in
            for value in 0..<500 {
                if thread < 3 {
                    subject.send(value)
                } else {
                    let subscription = subject.merge(with: subject.prefix(2)).sink { _ in
                        received.add(1, ordering: .relaxed)
                    }
                    subscription.cancel()
                }
            }
        }
        #expect(received.load(ordering: .relaxed) >= 1_500)
    }
}
