import Foundation
import Observation
import KumikoTesting
import Testing

@MainActor
@Suite struct TimeTests {
    private struct Loading: View {
        @State private var text = "waiting"
        var body: some View {
            Text(verbatim: text).task {
                try? await Task.sleep(for: .milliseconds(20))
                text = "loaded"
            }
        }
    }

    @Test func waitShowsWhatTasksDo() async {
        let mounted = MountedView(Loading())
        #expect(mounted.texts == ["waiting"])
        #expect(await mounted.wait { mounted.texts == ["loaded"] })
    }

    @Test func waitGivesUp() async {
        let mounted = MountedView(Text("still"))
        #expect(await mounted.wait(timeout: .milliseconds(30)) { mounted.texts == ["moved"] } == false)
    }

    @Test func changesFromOutsideAreShownWithTheNextFrame() {
        struct Outside: View {
            let model: Model
            var body: some View { Text(verbatim: "\(model.value)") }
        }
        let model = Model()
        let mounted = MountedView(Outside(model: model))
        model.value = 7
        #expect(mounted.texts == ["0"])
        mounted.advance()
        #expect(mounted.texts == ["7"])
    }

    @Test func framesMoveWhatIsAnimated() throws {
        struct Turning: View {
            @State private var page = 0
            var body: some View {
                VStack {
                    Button("next") { page = 1 }
                    PageViewController(pages: [Text("zero"), Text("one"), Text("two")], currentPage: $page)
                }
            }
        }
        let mounted = MountedView(Turning())
        #expect(mounted.texts == ["next", "zero"])
        try mounted.find(text: "next").press()
        mounted.advance(frames: 2)
        #expect(mounted.texts == ["next", "zero", "one"])
        mounted.advance(frames: 200)
        #expect(mounted.texts == ["next", "one"])
    }
}

@Observable @MainActor private final class Model {
    var value = 0
}
