import Foundation
import Testing

@testable import Reactive

@Suite struct ObservableObjectTests {
    class Base: ObservableObject {
        let plain = 1
        @Published var a = 0
    }

    class Generic<T>: Base {
        @Published var b: T
        weak var other: AnyObject?
        lazy var later = [1]

        init(_ b: T) { self.b = b }
    }

    final class Leaf: Generic<String> {
        @Published private(set) var c: [Int]? = nil
        private var bag: Set<AnyCancellable> = []
        func grow() { c = (c ?? []) + [1] }
    }

    final class Bare: ObservableObject {
        var x = 0
    }

    @Test func aChangeOfAnyPublishedPropertyIsToldBeforeItHappens() {
        let leaf = Leaf("x")
        var seen: [String] = []
        let subscription = leaf.objectWillChange.sink { seen.append("\(leaf.a)\(leaf.b)\(leaf.c ?? [])") }
        leaf.a = 1
        leaf.b = "y"
        leaf.grow()
        #expect(seen == ["0x[]", "1x[]", "1y[]"])
        #expect(leaf.objectWillChange === leaf.objectWillChange)
        subscription.cancel()
        leaf.a = 2
        #expect(seen.count == 3)
    }

    @Test func anObjectWithoutPublishedPropertiesHasAPublisherToo() {
        let bare = Bare()
        var count = 0
        let subscription = bare.objectWillChange.sink { count += 1 }
        bare.objectWillChange.send()
        #expect(count == 1)
        subscription.cancel()
        bare.objectWillChange.send()
        #expect(count == 1)
    }

    @Test func aPublisherOfItsOwnWorksToo() {
        final class Own: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            var x = 0 {
                willSet { objectWillChange.send() }
            }
        }
        final class Subject: ObservableObject {
            let objectWillChange = PassthroughSubject<Int, Never>()
        }
        let own = Own()
        #expect(own.objectWillChange.map { own.x }.takingOne { own.x = 1 } == [0])
        let subject = Subject()
        #expect(subject.objectWillChange.takingOne { subject.objectWillChange.send(7) } == [7])
    }

    @Test func bareObjectsAreNotMistakenForFormerOnesAtTheirAddress() {
        var told = 0
        var subscriptions: [AnyCancellable] = []
        for _ in 0..<1_000 {
            let bare = Bare()
            subscriptions.append(bare.objectWillChange.sink { told += 1 })
        }
        let fresh = (0..<1_000).map { _ in Bare() }
        for bare in fresh { bare.objectWillChange.send() }
        #expect(told == 0)
    }

    @Test func bareObjectsLeaveNothingBehind() {
        weak var object: Bare?
        weak var publisher: ObservableObjectPublisher?
        for _ in 0..<5_000 {
            let bare = Bare()
            object = bare
            publisher = bare.objectWillChange
            bare.objectWillChange.send()
        }
        #expect(object == nil)
        #expect(publisher == nil)
        #expect(BareObjects.count < 5_000)
    }

    @Test func aChangeIsToldBeforeThePropertysOwnSubscribersHearOfIt() {
        let leaf = Leaf("x")
        var log: [String] = []
        let changes = leaf.objectWillChange.sink { log.append("object") }
        let values = leaf.$a.sink { log.append("\($0)") }
        leaf.a = 1
        #expect(log == ["0", "object", "1"])
        changes.cancel()
        values.cancel()
    }
}

extension Publisher where Failure == Never {
    /// What is sent while `body` runs.
    fileprivate func takingOne(_ body: () -> Void) -> [Output] {
        var taken: [Output] = []
        let subscription = sink { taken.append($0) }
        body()
        subscription.cancel()
        return taken
    }
}
