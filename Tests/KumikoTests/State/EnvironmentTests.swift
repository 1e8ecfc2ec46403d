import Foundation
import KumikoTesting
import Testing

extension EnvironmentValues {
    @Entry var greeting = "Hello"
    @Entry var depth: Int?
}

private struct RoomKey: EnvironmentKey { static let defaultValue = "hall" }

extension EnvironmentValues {
    var room: String {
        get { self[RoomKey.self] }
        set { self[RoomKey.self] = newValue }
    }
}

@MainActor
@Suite struct EnvironmentTests {
    private struct Greeting: View {
        @Environment(\.greeting) private var greeting
        var body: some View { Text(greeting) }
    }

    private struct Room: View {
        @Environment(\.room) private var room
        @Environment(\.depth) private var depth
        var body: some View { Text("\(room) \(depth ?? 0)") }
    }

    @Test func entriesAndKeysHaveDefaults() {
        #expect(
            MountedView(
                VStack {
                    Greeting(); Room()
                }
            ).texts == ["Hello", "hall 0"])
    }

    @Test func nearestValueWins() {
        let view = VStack {
            Greeting().environment(\.greeting, "near")
            Greeting()
            Greeting().environment(\.greeting, "inner").environment(\.greeting, "outer")
        }
        .environment(\.greeting, "far")
        #expect(MountedView(view).texts == ["near", "far", "inner"])
    }

    @Test func valuesFlowIntoAllBelow() {
        let view = VStack {
            HStack { Group { Room() } }; ForEach(0..<1) { _ in Room() }
        }
        .environment(\.room, "attic").environment(\.depth, 3)
        #expect(MountedView(view).texts == ["attic 3", "attic 3"])
    }

    @Test func transformSeesTheValueFromAbove() {
        let view = Greeting().transformEnvironment(\.greeting) { $0 += "!" }.environment(\.greeting, "Ciao")
        #expect(MountedView(view).texts == ["Ciao!"])
    }

    @Test func onlyReadersOfAChangedValueAreEvaluated() throws {
        struct Content: View {
            @State private var room = "a"
            var body: some View {
                VStack {
                    Button("Move") { room = "b" }
                    Room()
                    Greeting()
                }
                .environment(\.room, room)
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "Move").press()
        #expect(mounted.texts == ["Move", "b 0", "Hello"])
        #expect(mounted.bodyCount(Room.self) == 2)
        #expect(mounted.bodyCount(Greeting.self) == 1)
    }

    @Test func windowsEnvironmentIsFollowed() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let mounted = MountedView(
            VStack {
                Scheme(); Greeting()
            })
        mounted.configure { $0.colorScheme = .dark }
        #expect(mounted.texts == ["dark", "Hello"])
        #expect(mounted.bodyCount(Greeting.self) == 1)
    }

    @Test func fontAndColorReachTheTextsOfACustomView() throws {
        struct Badge: View {
            var body: some View { Text("badge") }
        }
        let mounted = MountedView(VStack { Badge() }.font(.largeTitle).foregroundColor(.red))
        let expected = MountedView(Text("badge").font(.largeTitle).foregroundColor(.red))
        #expect(try mounted.find(text: "badge").resolvedText == expected.find(text: "badge").resolvedText)
        #expect(
            try mounted.find(text: "badge").resolvedText != MountedView(Text("badge")).find(text: "badge").resolvedText)
    }

    @Test func textsOwnWeightWinsOverTheEnvironments() throws {
        func weight(_ view: some View) throws -> Int? {
            try MountedView(view).find(text: "t").resolvedText?.runs.first?.attributes.font.weight
        }
        #expect(try weight(Text("t").fontWeight(.black).fontWeight(.light)) == 900)
        #expect(try weight(VStack { Text("t").fontWeight(.black) }.fontWeight(.light)) == 900)
        #expect(try weight(VStack { Text("t") }.fontWeight(.heavy)) == 800)
    }

    @Test func nothingIsEnabledInsideOfADisabledView() throws {
        struct Content: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Button(isEnabled ? "enabled" : "disabled") {} }
        }
        let mounted = MountedView(
            VStack {
                Content().disabled(false)
                Content()
            }
            .disabled(true))
        #expect(mounted.texts == ["disabled", "disabled"])
        #expect(MountedView(Content().disabled(true).disabled(false)).texts == ["disabled"])
        #expect(MountedView(Content().disabled(false)).texts == ["enabled"])
    }

    @Test func disabledControlsAnswerToNothing() throws {
        let log = Record<String>()
        let mounted = MountedView(
            VStack {
                Button("Button") { log.add("button") }
                Toggle("Toggle", isOn: Binding(get: { false }, set: { _ in log.add("toggle") }))
                Text("Tap").onTapGesture { log.add("tap") }
            }
            .disabled(true))
        #expect(throws: TestingError.self) { try mounted.find(text: "Button").press() }
        #expect(throws: TestingError.self) { try mounted.find(label: "Toggle").press() }
        #expect(throws: TestingError.self) { try mounted.find(text: "Tap").click() }
        let button = try mounted.find(text: "Button")
        #expect(!button.isEnabled)
        _ = try? mounted.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        #expect(log.entries.isEmpty)
    }

    @Test func enabledAgainAnswersAgain() throws {
        struct Content: View {
            @State private var isOff = true
            @State private var count = 0
            var body: some View {
                Button("Switch") { isOff.toggle() }
                Button("Count \(count)") { count += 1 }.disabled(isOff)
            }
        }
        let mounted = MountedView(Content())
        #expect(throws: TestingError.disabled("“Count 0”")) { try mounted.find(text: "Count 0").press() }
        try mounted.find(text: "Switch").press()
        try mounted.find(text: "Count 0").press()
        #expect(mounted.texts.last == "Count 1")
    }
}
