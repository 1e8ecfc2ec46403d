import KumikoTesting
import Reactive
import Testing

@MainActor
@Suite struct ObservableObjectTests {
    @MainActor private final class Model: ObservableObject {
        @Published var a = 0
        @Published var b = 0
        var silent = 0
        static var made = 0
        init() { Self.made += 1 }
    }

    private struct Part: View {
        let name: String
        let value: Int
        var body: some View { Text("\(name)\(value)") }
    }

    private struct PartB: View {
        let value: Int
        var body: some View { Text("b\(value)") }
    }

    @Test func changeEvaluatesTheContainerAndThePartWhoseValueChanged() {
        struct Content: View {
            @ObservedObject var model: Model
            var body: some View {
                Part(name: "a", value: model.a)
                PartB(value: model.b)
            }
        }
        let model = Model()
        let mounted = MountedView(Content(model: model))
        model.a = 1
        mounted.advance()
        #expect(mounted.texts == ["a1", "b0"])
        #expect(mounted.bodyCount(Content.self) == 2)
        #expect(mounted.bodyCount(Part.self) == 2)
        #expect(mounted.bodyCount(PartB.self) == 1)
        model.a = 1
        mounted.advance()
        #expect(mounted.bodyCount(Content.self) == 3)
        #expect(mounted.bodyCount(Part.self) == 2)
    }

    @Test func stateObjectIsMadeOnceForItsPlace() throws {
        struct Content: View {
            @State private var round = 0
            @State private var id = 0
            var body: some View {
                Button("Round") { round += 1 }
                Button("ID") { id += 1 }
                Child(round: round).id(id)
            }
        }
        struct Child: View {
            let round: Int
            @StateObject private var model = Model()
            var body: some View { Button("\(round): \(model.a)") { model.a += 1 } }
        }
        Model.made = 0
        let mounted = MountedView(Content())
        try mounted.find(text: "0: 0").press()
        try mounted.find(text: "Round").press()
        #expect(mounted.texts.last == "1: 1")
        #expect(Model.made == 1)
        try mounted.find(text: "ID").press()
        #expect(mounted.texts.last == "1: 0")
        #expect(Model.made == 2)
    }

    @Test func stateObjectGoesWithItsView() throws {
        struct Content: View {
            @State private var isShown = true
            let log: Record<Weak>
            var body: some View {
                Button("Toggle") { isShown.toggle() }
                if isShown { Child(log: log) }
            }
        }
        struct Child: View {
            let log: Record<Weak>
            @StateObject private var model = Model()
            var body: some View { Text("child").onAppear { log.add(Weak(model)) } }
        }
        let log = Record<Weak>()
        let mounted = MountedView(Content(log: log))
        #expect(log.entries[0].object != nil)
        try mounted.find(text: "Toggle").press()
        #expect(log.entries[0].object == nil)
    }

    @Test func observedObjectIsWhateverIsPassed() throws {
        struct Content: View {
            let models: [Model]
            @State private var index = 0
            var body: some View {
                Button("Other") { index = 1 - index }
                Child(model: models[index])
            }
        }
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { Text("\(model.a)") }
        }
        let models = [Model(), Model()]
        models[1].a = 10
        let mounted = MountedView(Content(models: models))
        try mounted.find(text: "Other").press()
        #expect(mounted.texts.last == "10")
        models[1].a = 11
        mounted.advance()
        #expect(mounted.texts.last == "11")
        let count = mounted.bodyCount(Child.self)
        models[0].a = 1
        mounted.advance()
        #expect(mounted.bodyCount(Child.self) == count)
    }

    @Test func observedObjectMayHaveADefault() throws {
        struct Content: View {
            @ObservedObject var model = Model()
            var body: some View { Button("\(model.a)") { model.a += 1 } }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "0").press()
        #expect(mounted.texts == ["1"])
    }

    @Test func environmentObjectReachesAllBelow() throws {
        struct Reader: View {
            @EnvironmentObject private var model: Model
            var body: some View { Button("\(model.a)") { model.a += 1 } }
        }
        struct Content: View {
            let model: Model
            @State private var other: Model?
            var body: some View {
                VStack {
                    Button("Other") { other = Model() }
                    HStack { Reader() }
                }
                .environmentObject(other ?? model)
            }
        }
        let model = Model()
        let mounted = MountedView(Content(model: model))
        try mounted.find(text: "0").press()
        #expect(model.a == 1)
        #expect(mounted.texts == ["Other", "1"])
        #expect(mounted.bodyCount(Content.self) == 1)
        try mounted.find(text: "Other").press()
        #expect(mounted.texts == ["Other", "0"])
        let count = mounted.bodyCount(Reader.self)
        model.a = 5
        mounted.advance()
        #expect(mounted.bodyCount(Reader.self) == count)
    }

    @Test func projectionGivesBindings() throws {
        struct Content: View {
            @StateObject private var model = Model()
            var body: some View {
                Child(value: $model.a)
                Text("is \(model.a)")
            }
        }
        struct Child: View {
            @Binding var value: Int
            var body: some View { Button("\(value)") { value += 1 } }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "0").press()
        try mounted.find(text: "1").press()
        #expect(mounted.texts == ["2", "is 2"])
    }

    @Test func readingInTheActionAfterTheWriteHidesNothing() throws {
        struct Content: View {
            @ObservedObject var model: Model
            var body: some View { Middle(value: $model.a) }
        }
        struct Middle: View {
            @Binding var value: Int
            var body: some View { Child(value: $value) }
        }
        struct Child: View {
            @Binding var value: Int
            var body: some View {
                Button("\(value)") {
                    value += 1
                    _ = value
                }
            }
        }
        let mounted = MountedView(Content(model: Model()))
        try mounted.find(text: "0").press()
        #expect(mounted.texts == ["1"])
    }

    @Test func objectsOwnPublisherIsHeard() {
        final class Own: ObservableObject {
            let objectWillChange = PassthroughSubject<Void, Never>()
            var count = 0 { willSet { objectWillChange.send() } }
            var unsaid = 0
        }
        struct Content: View {
            @ObservedObject var model: Own
            var body: some View { Text("\(model.count) \(model.unsaid)") }
        }
        let model = Own()
        let mounted = MountedView(Content(model: model))
        model.unsaid = 1
        mounted.advance()
        #expect(mounted.texts == ["0 0"])
        model.count = 1
        mounted.advance()
        #expect(mounted.texts == ["1 1"])
        #expect(mounted.bodyCount(Content.self) == 2)
    }

    @Test func changeOnAnotherThreadIsShown() async {
        struct Content: View {
            @ObservedObject var model: Model
            var body: some View { Text("\(model.a)") }
        }
        let model = Model()
        let mounted = MountedView(Content(model: model))
        let announce = model.objectWillChange
        await Task.detached { announce.send() }.value
        #expect(await mounted.wait(timeout: .seconds(30)) { mounted.bodyCount(Content.self) == 2 })
    }

    private struct Weak {
        weak var object: Model?
        init(_ object: Model) { self.object = object }
    }
}
