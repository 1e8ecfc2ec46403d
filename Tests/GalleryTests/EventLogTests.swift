import Testing

@testable import Gallery

@Suite("The log of events") @MainActor
struct EventLogTests {
    @Test("has the newest event first")
    func newestFirst() {
        let log = EventLog()
        log.record("one")
        log.record("two")
        #expect(log.events.map(\.text) == ["two", "one"])
        #expect(log.events.map(\.id) == [2, 1])
    }

    @Test("keeps eight events and goes on counting")
    func keepsEight() {
        let log = EventLog()
        for _ in 0..<20 { log.record("x") }
        #expect(log.events.map(\.id) == Array((13...20).reversed()))
    }

    @Test("starts anew when it is cleared")
    func clears() {
        let log = EventLog()
        log.record("one")
        log.clear()
        #expect(log.events.isEmpty)
        log.record("two")
        #expect(log.events.map(\.id) == [1])
    }
}
