import Reactive
import Testing

@Suite struct SubjectTests {
    @Test func aPassthroughSubjectSendsWhatComesAfterTheSubscription() {
        let subject = PassthroughSubject<Int, Problem>()
        subject.send(1)
        let recorder = subject.recorded()
        subject.send(2)
        subject.send(completion: .failure(.bad))
        subject.send(3)
        #expect(recorder.events == ["subscription", "2", "bad"])
        #expect(subject.recorded().events == ["subscription", "bad"])
    }

    @Test func aPassthroughSubjectDropsWhatIsNotAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.recorded(demand: .max(1))
        subject.send(1)
        subject.send(2)
        recorder.request(1)
        subject.send(3)
        #expect(recorder.events == ["subscription", "1", "3"])
    }

    @Test func aCurrentValueSubjectSendsItsValueFirstAndTheLatestMissedOneLater() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.recorded(demand: .max(1))
        subject.send(1)
        subject.value = 2
        #expect(recorder.events == ["subscription", "0"])
        recorder.request(2)
        #expect(recorder.events == ["subscription", "0", "2"])
        subject.send(3)
        subject.send(completion: .finished)
        subject.send(4)
        #expect(recorder.events == ["subscription", "0", "2", "3", "finished"])
        #expect(subject.value == 3)
    }

    @Test func aCurrentValueSubjectHasTheValueWhileItTellsIt() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var seen: [Int] = []
        let subscription = subject.sink { _ in seen.append(subject.value) }
        subject.send(5)
        #expect(seen == [0, 5])
        subscription.cancel()
    }

    @Test func aSendFromWithinASinkIsDeliveredAtOnceAndInOneOrderForAll() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        var bag: Set<AnyCancellable> = []
        subject.sink { value in
            log.append("a\(value)")
            if value == 1 { subject.send(2) }
            log.append("/a\(value)")
        }.store(in: &bag)
        subject.sink { log.append("b\($0)") }.store(in: &bag)
        subject.send(1)
        #expect(log == ["a1", "a2", "/a2", "b1", "b2", "/a1"])
    }

    @Test func aSubscriberAddedDuringAnEmissionOfAPassthroughSubjectWaitsForTheNext() {
        let subject = PassthroughSubject<Int, Never>()
        var late: [Int] = []
        var bag: [AnyCancellable] = []
        subject.first().sink { _ in subject.sink { late.append($0) }.store(in: &bag) }.store(in: &bag)
        subject.send(1)
        subject.send(2)
        #expect(late == [2])
    }

    @Test func aPublisherCanFeedASubject() {
        let source = PassthroughSubject<Int, Never>()
        let target = CurrentValueSubject<Int, Never>(0)
        let link = source.subscribe(target)
        source.send(1)
        #expect(target.value == 1)
        link.cancel()
        source.send(2)
        #expect(target.value == 1)
    }

    @Test func anErasedPublisherSendsTheSame() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let erased: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher().eraseToAnyPublisher()
        #expect(erased.events == ["1"])
    }
}
