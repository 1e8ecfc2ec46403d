import KumikoTesting
import Testing

/// Toggles of several styles over shared state; each act counts once.
@MainActor
@Suite struct OptionsTests {
    fileprivate struct Ticked: ToggleStyle {
        var tint = Color.accentColor
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                RoundedRectangle(cornerRadius: 4).stroke(lineWidth: 2).frame(width: 18, height: 18)
                    .overlay { if configuration.isOn { Image(systemName: "checkmark").foregroundColor(tint) } }
                    .onTapGesture { configuration.isOn.toggle() }
                configuration.label
            }
            .contentShape(Rectangle())
            .onTapGesture { configuration.isOn.toggle() }
        }
    }

    private struct Options: View {
        @State private var sound = true
        @State private var metric = true
        @State private var acts = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                Toggle("Sound", isOn: $sound).toggleStyle(.ticked)
                Toggle(isOn: $metric) { Text("Units") }.toggleStyle(.twoChoice(on: "Metric", off: "Imperial"))
                Toggle("Switch", isOn: $sound)
                Toggle("Check", isOn: $sound).toggleStyle(.checkbox)
                Group {
                    Toggle("Later", isOn: .constant(true)).toggleStyle(.ticked)
                    Button("Never") { acts += 100 }.disabled(false)
                }
                .disabled(true)
                Text("acts \(acts)")
            }
            .onChange(of: sound) { acts += 1 }
            .onChange(of: metric) { _, _ in acts += 1 }
        }
    }

    @Test func everyActCountsOnce() throws {
        let mounted = MountedView(Options())
        try mounted.find(label: "Sound").toggle()
        #expect(mounted.texts.last == "acts 1")
        for name in ["Sound", "Switch", "Check"] { #expect(try mounted.find(label: name).state == .off) }
        try mounted.find(label: "Switch").toggle()
        try mounted.find(label: "Check").click()
        try mounted.find(text: "Imperial").press()
        #expect(mounted.texts.last == "acts 4")
        #expect(try mounted.find(label: "Sound").state == .off)
        #expect(try mounted.find(label: "Units").state == .off)
        let box = try mounted.find(label: "Sound").frame
        try mounted.click(at: .init(x: box.minX + 9, y: box.midY))
        #expect(mounted.texts.last == "acts 5")
        #expect(try mounted.find(label: "Sound").state == .on)
    }

    @Test func whatIsDisabledAnswersToNothing() throws {
        let mounted = MountedView(Options())
        #expect(throws: TestingError.self) { try mounted.find(label: "Later").toggle() }
        #expect(throws: TestingError.self) { try mounted.find(text: "Never").press() }
        #expect(try mounted.find(label: "Later").state == .on)
        #expect(mounted.texts.last == "acts 0")
    }
}

extension ToggleStyle where Self == OptionsTests.Ticked {
    fileprivate static var ticked: OptionsTests.Ticked { OptionsTests.Ticked() }
}
