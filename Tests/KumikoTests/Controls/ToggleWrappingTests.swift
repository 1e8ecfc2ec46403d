import KumikoTesting
import Testing

/// A style that shows the toggle it is given, in the style around it.
@MainActor
@Suite struct ToggleWrappingTests {
    private struct Framed: ToggleStyle {
        var isHidden = false
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("[")
                if isHidden { Text("hidden") } else { Toggle(configuration) }
            }
        }
    }

    private struct Content: View {
        let writes: Record<Bool>
        @State private var isOn = false
        @State private var isHidden = false
        var body: some View {
            Toggle(
                "Wi-Fi",
                isOn: Binding(
                    get: { isOn },
                    set: {
                        isOn = $0
                        writes.add($0)
                    })
            )
            .toggleStyle(Framed(isHidden: isHidden))
            .accessibilityHint("Radio")
            Button("Swap") { isHidden.toggle() }
        }
    }

    private let writes = Record<Bool>()

    @Test(arguments: [0, 1, 2, 3])
    func isOneToggleToAssistiveTechnology(_ style: Int) throws {
        let content = Content(writes: writes)
        let mounted = MountedView(
            VStack {
                switch style {
                case 0: content
                case 1: content.toggleStyle(.checkbox)
                case 2: content.toggleStyle(.button)
                default: content.toggleStyle(Framed()).toggleStyle(.checkbox)
                }
            })
        let toggle = try mounted.find(label: "Wi-Fi")
        #expect(toggle.state == .off)
        #expect(toggle.accessibility.hint == "Radio")
        try toggle.toggle()
        #expect(try mounted.find(label: "Wi-Fi").state == .on)
        #expect(writes.entries == [true])
    }

    @Test func regionAroundIsTheToggleWhileNothingInsideIs() throws {
        let mounted = MountedView(Content(writes: writes))
        try mounted.find(text: "Swap").press()
        let toggle = try mounted.find(label: "Wi-Fi")
        #expect(toggle.role == .checkbox)
        #expect(toggle.accessibility.hint == "Radio")
        try toggle.toggle()
        try mounted.find(text: "Swap").press()
        #expect(try mounted.find(label: "Wi-Fi").state == .on)
        #expect(try mounted.find(label: "Wi-Fi").role == nil)
        #expect(writes.entries == [true])
    }
}
