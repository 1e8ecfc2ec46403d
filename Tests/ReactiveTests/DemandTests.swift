import Reactive
import Testing

@Suite struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test func arithmeticStaysInRange() {
        #expect(Demand.max(2) + 3 == .max(5))
        #expect(Demand.max(2) - .max(3) == .none)
        #expect(Demand.unlimited - 1 == .unlimited)
        #expect(Demand.unlimited + 1 == .unlimited)
        #expect(Demand.max(.max) + .max(.max) == .unlimited)
        #expect(Demand.max(2) * 3 == 6)
        #expect(Demand.max(2) < .unlimited)
        #expect(Demand.unlimited > 5)
        #expect(Demand.unlimited.max == nil)
        #expect("\(Demand.unlimited) \(Demand.max(1))" == "unlimited max(1)")
    }

    @Test func aSubscriberMayAskForMoreWithEachValue() {
        final class Two: Subscriber {
            var seen: [Int] = []
            func receive(subscription: any Subscription) { subscription.request(.max(1)) }
            func receive(_ input: Int) -> Subscribers.Demand {
                seen.append(input)
                return input < 3 ? .max(1) : .none
            }
            func receive(completion: Subscribers.Completion<Never>) { seen.append(-1) }
        }
        let two = Two()
        (1...9).publisher.subscribe(AnySubscriber(two))
        #expect(two.seen == [1, 2, 3])
    }
}
