import Reactive
import Testing

@Suite struct AssignTests {
    final class Model {
        @Published var text = ""
        @Published var length = 0
        var plain = 0
        var seen: [String] = []
        var bag: Set<AnyCancellable> = []
    }

    @Test func assignWritesAPropertyUntilCancelled() {
        let subject = PassthroughSubject<Int, Never>()
        let model = Model()
        let subscription = subject.assign(to: \.plain, on: model)
        subject.send(1)
        subscription.cancel()
        subject.send(2)
        #expect(model.plain == 1)
    }

    @Test func assignToAPublishedPropertyEndsWithItsObject() {
        let subject = CurrentValueSubject<String, Never>("a")
        var cancelled = false
        weak var weakModel: Model?
        do {
            let model = Model()
            weakModel = model
            subject.handleEvents(receiveCancel: { cancelled = true }).assign(to: &model.$text)
            #expect(model.text == "a")
            subject.send("b")
            #expect(model.text == "b")
        }
        #expect(weakModel == nil)
        #expect(cancelled)
    }

    @Test func thePropertyCanBeReadWhileItIsAssignedTo() {
        let model = Model()
        model.$text.sink { [unowned model] in model.seen.append(model.text + ">" + $0) }.store(in: &model.bag)
        Just("x").assign(to: &model.$text)
        #expect(model.text == "x")
        #expect(model.seen == [">", ">x"])
    }

    @Test func onePublishedPropertyCanFollowAnother() {
        let model = Model()
        model.$text.map(\.count).assign(to: &model.$length)
        model.text = "four"
        #expect(model.length == 4)
    }
}
