import KumikoTesting
import Testing

@testable import Kumiko
@testable import KumikoTesting

@MainActor
@Suite struct ButtonStyleTests {
    private struct Pressing: ButtonStyle {
        @State private var count = 0
        @Environment(\.greeting) private var greeting

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.isPressed ? "down" : "up")
                if configuration.role == .destructive { Text("!") }
                Text(greeting)
                Text("\(count)").onTapGesture { count += 1 }
            }
        }
    }

    private struct Outlined: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("<")
                Button(configuration)
                Text(">")
            }
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture {
                configuration.trigger()
                configuration.trigger()
            }
        }
    }

    private func buttons(in mount: Mount) -> [ButtonElement] {
        var found: [ButtonElement] = []
        mount.root.forEachElement { if let button = $0 as? ButtonElement { found.append(button) } }
        return found
    }

    private func texts(in mount: Mount) -> [String] {
        var found: [String] = []
        mount.root.forEachElement { if let text = $0 as? TextElement { found.append(text.content.string) } }
        return found
    }

    @Test func styleFollowsThePress() {
        let mount = Mount(
            Button("b", role: .destructive) {}.buttonStyle(Pressing()), platform: TestPlatform(),
            environment: EnvironmentValues())
        #expect(texts(in: mount) == ["b", "up", "!", "Hello", "0"])
        buttons(in: mount)[0].setPressed(true)
        mount.update()
        #expect(texts(in: mount) == ["b", "down", "!", "Hello", "0"])
        buttons(in: mount)[0].setPressed(false)
        mount.update()
        #expect(texts(in: mount) == ["b", "up", "!", "Hello", "0"])
    }

    @Test func buttonWithAStyleIsStillOneButton() throws {
        let record = Record<Int>()
        let mounted = MountedView(Button("b") { record.add(1) }.buttonStyle(Pressing()))
        try mounted.find(text: "b").press()
        #expect(record.entries == [1])
    }

    @Test func primitiveStyleDecidesWhatActs() throws {
        let record = Record<Int>()
        let mounted = MountedView(Button("b") { record.add(1) }.buttonStyle(Twice()))
        try mounted.find(text: "b").click()
        #expect(record.entries == [1, 1])
    }

    @Test func styleMayShowItsConfigurationInTheStyleAround() throws {
        let mounted = MountedView(
            VStack {
                Button("a") {}.buttonStyle(Outlined())
                Button("b") {}.buttonStyle(Outlined()).buttonStyle(Pressing())
            })
        #expect(mounted.texts == ["<", "a", ">", "<", "b", "up", "Hello", "0", ">"])
    }

    @Test func platformsStylesAreTheButtonsAppearance() {
        func appearance(_ view: some View) -> [ButtonAppearance] {
            buttons(in: Mount(view, platform: TestPlatform(), environment: EnvironmentValues())).map(\.appearance)
        }
        let button = Button("b") {}
        #expect(
            appearance(
                VStack {
                    button
                    button.buttonStyle(.automatic)
                    button.buttonStyle(.bordered)
                    button.buttonStyle(.borderedProminent)
                    button.buttonStyle(.borderless)
                    button.buttonStyle(.plain)
                    button.buttonStyle(Pressing())
                }) == [.automatic, .automatic, .bordered, .prominent, .borderless, .plain, .custom])
        #expect(appearance(button.buttonStyle(.plain).buttonStyle(Pressing())) == [.plain])
        #expect(appearance(button.buttonStyle(Pressing()).buttonStyle(.plain)) == [.custom])
    }

    @Test func equalStyleFromAboveEvaluatesNoButton() throws {
        struct Content: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("\(count)") { count += 1 }
                    Inner()
                }
                .buttonStyle(.plain)
            }
        }
        struct Inner: View {
            var body: some View {
                Button {
                } label: {
                    EmptyView()
                }
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "0").press()
        #expect(mounted.bodyCount(Button<EmptyView>.self) == 1)
    }
}
