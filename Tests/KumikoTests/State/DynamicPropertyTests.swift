import KumikoTesting
import Testing

@MainActor
@Suite struct DynamicPropertyTests {
    private struct Draft: DynamicProperty {
        @State private var text = ""
        @Environment(\.greeting) private var greeting
        private(set) var updates = 0

        mutating func update() { updates += 1 }
        var shown: String { "\(greeting) \(text)" }
        func type(_ more: String) { text += more }
    }

    private struct Content: View {
        let title: String
        var draft = Draft()
        var body: some View { Button("\(title) \(draft.shown) \(draft.updates)") { draft.type("x") } }
    }

    @Test func structureOfPropertiesOfItsOwnTakesPart() throws {
        let mounted = MountedView(Content(title: "t").environment(\.greeting, "Hi"))
        try mounted.find(text: "t Hi  1").press()
        #expect(mounted.texts == ["t Hi x 2"])
    }

    @Test func itsStateIsKeptForThePlace() throws {
        struct Parent: View {
            @State private var round = 0
            var body: some View {
                Button("Round") { round += 1 }
                Content(title: "\(round)")
            }
        }
        let mounted = MountedView(Parent())
        try mounted.find(text: "0 Hello  1").press()
        try mounted.find(text: "Round").press()
        #expect(mounted.texts.last == "1 Hello x 1")
    }

    @Test func itsEnvironmentIsFollowed() {
        let mounted = MountedView(Content(title: "t")) { $0.greeting = "a" }
        mounted.configure { $0.greeting = "b" }
        #expect(mounted.texts == ["t b  2"])
    }
}
