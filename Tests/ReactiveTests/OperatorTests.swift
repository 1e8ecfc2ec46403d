import Reactive
import Testing

@Suite struct OperatorTests {
    struct Point {
        var x = 1
        var y = 2
        var z = 3
    }

    @Test func mapTransformsByClosureAndByKeyPaths() {
        #expect([1, 2].publisher.map { $0 * 2 }.events == ["2", "4", "finished"])
        #expect(Just(Point()).map(\.x).events == ["1", "finished"])
        #expect(Just(Point()).map(\.x, \.y).events == ["(1, 2)", "finished"])
        #expect(Just(Point()).map(\.x, \.y, \.z).events == ["(1, 2, 3)", "finished"])
    }

    @Test func tryMapFailsWithWhatIsThrownAndStopsUpstream() {
        var isCancelled = false
        let publisher = [1, 2, 3].publisher.handleEvents(receiveCancel: { isCancelled = true }).tryMap { value in
            if value == 2 { throw Problem.bad }
            return value
        }
        #expect(publisher.events == ["1", "bad"])
        #expect(isCancelled)
    }

    @Test func filtersLeaveOut() {
        #expect([1, 2, 3, 4].publisher.filter { $0 % 2 == 0 }.events == ["2", "4", "finished"])
        #expect(["1", "x", "3"].publisher.compactMap(Int.init).events == ["1", "3", "finished"])
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().events == ["1", "2", "1", "finished"])
        #expect([1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.events == ["1", "2", "finished"])
        #expect([1, nil, 3].publisher.replaceNil(with: 0).events == ["1", "0", "3", "finished"])
        #expect([1, 2].publisher.ignoreOutput().events == ["finished"])
    }

    @Test func aFilterAsksForAnotherValueInPlaceOfOneLeftOut() {
        let recorder = (1...9).publisher.filter { $0 % 3 == 0 }.recorded(demand: .max(2))
        #expect(recorder.events == ["subscription", "3", "6"])
    }

    @Test func takingFromTheFrontEndsTheStream() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.prefix(2).recorded()
        for value in 1...3 { subject.send(value) }
        #expect(recorder.events == ["subscription", "1", "2", "finished"])
        #expect([1, 2, 3].publisher.first().events == ["1", "finished"])
        #expect([1, 2, 3].publisher.first { $0 > 1 }.events == ["2", "finished"])
        #expect([1, 2, 3].publisher.prefix { $0 < 3 }.events == ["1", "2", "finished"])
        #expect([1, 2].publisher.prefix(0).events == ["finished"])
        #expect([1, 2].publisher.prefix(-1).events == ["finished"])
        #expect([1].publisher.prefix(5).events == ["1", "finished"])
        #expect([1, 2, 3, 4].publisher.output(in: 1...2).events == ["2", "3", "finished"])
        #expect([1, 2, 3].publisher.output(at: 1).events == ["2", "finished"])
        #expect([Int]().publisher.first().events == ["finished"])
    }

    @Test func droppingFromTheFront() {
        #expect([1, 2, 3].publisher.dropFirst().events == ["2", "3", "finished"])
        #expect([1, 2, 3].publisher.dropFirst(5).events == ["finished"])
        #expect([1, 2, 1].publisher.drop { $0 < 2 }.events == ["2", "1", "finished"])
    }

    @Test func resultsThatComeAtTheEnd() {
        let numbers = [1, 2, 3].publisher
        #expect(numbers.reduce(10, +).events == ["16", "finished"])
        #expect(numbers.collect().events == ["[1, 2, 3]", "finished"])
        #expect(numbers.collect(2).events == ["[1, 2]", "[3]", "finished"])
        #expect(numbers.count().events == ["3", "finished"])
        #expect(numbers.last().events == ["3", "finished"])
        #expect(numbers.last { $0 < 3 }.events == ["2", "finished"])
        #expect([Int]().publisher.last().events == ["finished"])
        #expect([Int]().publisher.collect().events == ["[]", "finished"])
        #expect(Fail<Int, Problem>(error: .bad).collect().events == ["bad"])
        #expect(numbers.scan(0, +).events == ["1", "3", "6", "finished"])
    }

    @Test func aResultWaitsForDemand() {
        let recorder = [1, 2].publisher.collect().recorded(demand: .none)
        #expect(recorder.events == ["subscription"])
        recorder.request(1)
        #expect(recorder.events == ["subscription", "[1, 2]", "finished"])
    }

    @Test func errorsCanBeReplacedMappedAndCaught() {
        let failing = [1].publisher.setFailureType(to: Problem.self).append(Fail(error: Problem.bad))
        #expect(failing.events == ["1", "bad"])
        #expect(failing.mapError { _ in Problem.worse }.events == ["1", "worse"])
        #expect(failing.replaceError(with: 9).events == ["1", "9", "finished"])
        #expect(failing.catch { _ in [7, 8].publisher }.events == ["1", "7", "8", "finished"])
        #expect(failing.tryCatch { _ -> Just<Int> in throw Problem.worse }.events == ["1", "worse"])
        #expect(failing.tryCatch { _ in Just(5) }.events == ["1", "5", "finished"])
        #expect(failing.retry(2).events == ["1", "1", "1", "bad"])
        #expect([Int]().publisher.replaceEmpty(with: 4).events == ["4", "finished"])
        #expect([3].publisher.replaceEmpty(with: 4).events == ["3", "finished"])
    }

    @Test func handleEventsSeesEverything() {
        var log: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(
            receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("\($0)") },
            receiveCompletion: { log.append("\($0)") }, receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("\($0)") }
        ).recorded(demand: .max(2))
        subject.send(1)
        recorder.cancel()
        subject.send(2)
        #expect(log == ["subscription", "max(2)", "1", "cancel"])
        #expect(recorder.events == ["subscription", "1"])
    }

    @Test func printWritesALineForEachEvent() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = [1].publisher.print("p", to: lines).events
        #expect(lines.text.hasSuffix("p: request unlimited\np: receive value: (1)\np: receive finished\n"))
        #expect(lines.text.hasPrefix("p: receive subscription: ("))
    }
}
