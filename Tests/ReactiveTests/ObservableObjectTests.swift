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
}
