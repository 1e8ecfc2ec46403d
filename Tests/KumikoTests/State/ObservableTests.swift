import Foundation
import KumikoTesting
import Observation
import Testing

@MainActor
@Suite struct ObservableTests {
    @Observable final class Model {
        var count = 0
        var title = "t"
        var unread = 0
        var isOn = false
        var items = ["a", "b"]
    }

    @Test func onlyReadersAreEvaluated() {
        struct Content: View {
            let model: Model
            var body: some View {
                Count(model: model)
                Title(model: model)
            }
        }
        struct Count: View {
            let model: Model
            var body: some View { Text("\(model.count)") }
        }
        struct Title: View {
            let model: Model
            var body: some View { Text(model.title) }
        }
        let model = Model()
        let mounted = MountedView(Content(model: model))
        model.count = 1
        mounted.advance()
        #expect(mounted.texts == ["1", "t"])
        #expect(mounted.bodyCount(Content.self) == 1)
        #expect(mounted.bodyCount(Count.self) == 2)
        #expect(mounted.bodyCount(Title.self) == 1)
        model.unread = 1
        mounted.advance()
        #expect(mounted.bodyCount == 4)
    }

    @Test func propertyThatIsNoLongerReadCausesNothing() throws {
        struct Content: View {
            let model: Model
            @State private var shows = true
            var body: some View {
                Button("Toggle") { shows.toggle() }
                if shows { Text("\(model.count)") }
            }
        }
        let model = Model()
        let mounted = MountedView(Content(model: model))
        try mounted.find(text: "Toggle").press()
        model.count = 1
        mounted.advance()
        #expect(mounted.bodyCount(Content.self) == 2)
        try mounted.find(text: "Toggle").press()
        #expect(mounted.texts == ["Toggle", "1"])
        model.count = 2
        mounted.advance()
        #expect(mounted.texts == ["Toggle", "2"])
    }

    @Test func stateOwnsTheModel() throws {
        struct Content: View {
            @State private var model = Model()
            var body: some View { Button("\(model.count)") { model.count += 1 } }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "0").press()
        try mounted.find(text: "1").press()
        #expect(mounted.texts == ["2"])
    }

    @Test func bindableGivesBindings() throws {
        struct Content: View {
            @State private var model = Model()
            var body: some View {
                @Bindable var model = model
                Toggle("On", isOn: $model.isOn).toggleStyle(.checkbox)
                Text("\(model.isOn)")
                Child(model: model)
            }
        }
        struct Child: View {
            @Bindable var model: Model
            var body: some View { Setter(text: $model.items[1]) }
        }
        struct Setter: View {
            @Binding var text: String
            var body: some View { Button("item \(text)") { text += "!" } }
        }
        let mounted = MountedView(Content())
        try mounted.find(label: "On").toggle()
        try mounted.find(text: "item b").press()
        #expect(mounted.texts == ["On", "true", "item b!"])
    }

    @Test func elementReachedThroughStateIsReadWhileItsArrayChanges() throws {
        struct Content: View {
            @State private var model = Model()
            var body: some View {
                ForEach($model.items, id: \.self) { $item in
                    Button("remove \(item)") { model.items.removeAll { $0 == item } }
                }
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "remove a").press()
        #expect(mounted.texts == ["remove b"])
        try mounted.find(text: "remove b").press()
        #expect(mounted.texts == [])
    }

    @Test func environmentHandsTheModelDown() throws {
        struct Reader: View {
            @Environment(Model.self) private var model
            var body: some View { Button("\(model.count)") { model.count += 1 } }
        }
        struct Asker: View {
            @Environment(Model.self) private var model: Model?
            var body: some View { Text(model == nil ? "none" : "some") }
        }
        let model = Model()
        let mounted = MountedView(
            VStack {
                Reader()
                Asker()
                Asker().environment(nil as Model?)
            }
            .environment(model))
        try mounted.find(text: "0").press()
        #expect(mounted.texts == ["1", "some", "none"])
        #expect(MountedView(Asker()).texts == ["none"])
    }

    @Test func changesOnAnotherThreadAreShown() async {
        struct Content: View {
            let model: Model
            var body: some View { Text("\(model.count)") }
        }
        let model = Model()
        let mounted = MountedView(Content(model: model))
        nonisolated(unsafe) let shared = model
        await Task.detached { shared.count = 3 }.value
        #expect(await mounted.wait(timeout: .seconds(30)) { mounted.texts == ["3"] })
    }

    /// The program's resident memory, in pages of 4096 bytes.
    private func residentPages() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(fields[1]))
    }

    private struct Ticking: View {
        let model: Model
        let ticks: Int
        var body: some View { Text("\(ticks) \(model.count)") }
    }

    private struct Ticker: View {
        let model: Model
        @State private var ticks = 0
        var body: some View {
            Button("Tick") { ticks += 1 }
            Ticking(model: model, ticks: ticks)
        }
    }

    /// Each evaluation tracks anew, and Observation keeps trackings until they fire; here they never would.
    @Test func evaluationsForOtherReasonsLeaveNoTrackings() throws {
        let model = Model()
        let mounted = MountedView(Ticker(model: model))
        let button = try mounted.find(text: "Tick")
        for _ in 0..<100 { try button.press() }
        let before = try residentPages()
        for _ in 0..<10_000 { try button.press() }
        #expect(try residentPages() - before < 500)
        model.count = 7
        mounted.advance()
        #expect(mounted.texts == ["Tick", "10,100 7"])
        #expect(mounted.bodyCount(Ticking.self) == 10_102)
    }
}
