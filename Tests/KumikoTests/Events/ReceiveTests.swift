import KumikoTesting
import Reactive
import Testing

@MainActor
@Suite struct ReceiveTests {
    private final class Model: ObservableObject {
        @Published var value = 0
    }

    @Test func valuesArriveWhileTheViewIsOnScreen() throws {
        struct Content: View {
            let subject: PassthroughSubject<Int, Never>
            let log: Record<Int>
            @State private var isShown = true
            var body: some View {
                Button("Hide") { isShown = false }
                if isShown { Text("t").onReceive(subject) { log.add($0) } }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let log = Record<Int>()
        let mounted = MountedView(Content(subject: subject, log: log))
        subject.send(1)
        subject.send(2)
        try mounted.find(text: "Hide").press()
        subject.send(3)
        #expect(log.entries == [1, 2])
    }

    @Test func currentValueArrivesOnceTheViewIsThere() {
        struct Content: View {
            @ObservedObject var model: Model
            @State private var shown = -1
            var body: some View {
                Text("\(shown)").onReceive(model.$value) { value in withAnimation { shown = value } }
            }
        }
        let model = Model()
        let mounted = MountedView(Content(model: model))
        #expect(mounted.texts == ["0"])
        model.value = 4
        mounted.advance()
        #expect(mounted.texts == ["4"])
    }

    @Test func evaluationDoesNotSubscribeAgain() {
        struct Content: View {
            @ObservedObject var model: Model
            let log: Record<Int>
            var body: some View { Text("\(model.value)").onReceive(model.$value) { log.add($0) } }
        }
        let model = Model()
        let log = Record<Int>()
        let mounted = MountedView(Content(model: model, log: log))
        for value in 1...3 {
            model.value = value
            mounted.advance()
        }
        #expect(log.entries == [0, 1, 2, 3])
    }

    @Test func anotherPublisherTakesThePlaceOfTheOneBefore() throws {
        struct Content: View {
            let models: [Model]
            let log: Record<Int>
            @State private var index = 0
            var body: some View {
                Button("Other") { index = 1 }.onReceive(models[index].$value) { log.add($0) }
            }
        }
        let models = [Model(), Model()]
        models[1].value = 10
        let log = Record<Int>()
        let mounted = MountedView(Content(models: models, log: log))
        try mounted.find(text: "Other").press()
        models[0].value = 1
        models[1].value = 11
        #expect(log.entries == [0, 10, 11])
    }

    @Test func actionIsTheOneOfTheLatestEvaluation() throws {
        struct Content: View {
            let subject: PassthroughSubject<Int, Never>
            let log: Record<String>
            let name: String
            var body: some View { Text(name).onReceive(subject) { log.add("\(name) \($0)") } }
        }
        struct Parent: View {
            let subject: PassthroughSubject<Int, Never>
            let log: Record<String>
            @State private var name = "a"
            var body: some View {
                Button("Rename") { name = "b" }
                Content(subject: subject, log: log, name: name)
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let log = Record<String>()
        let mounted = MountedView(Parent(subject: subject, log: log))
        subject.send(1)
        try mounted.find(text: "Rename").press()
        subject.send(2)
        #expect(log.entries == ["a 1", "b 2"])
    }
}
