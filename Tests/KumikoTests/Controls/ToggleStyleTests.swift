import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct ToggleStyleTests {
    /// Two gestures, one inside the other, that both toggle.
    private struct Boxed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Rectangle().fill(.red).frame(width: 20, height: 20).onTapGesture { configuration.isOn.toggle() }
                if configuration.isOn { Text("tick") }
                configuration.label
            }
            .contentShape(Rectangle())
            .onTapGesture { configuration.isOn.toggle() }
        }
    }

    private struct Pair: ToggleStyle {
        let on: String
        let off: String
        func makeBody(configuration: Self.Configuration) -> some View {
            HStack {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    Text(on)
                }.disabled(configuration.isOn)
                Button {
                    configuration.isOn.toggle()
                } label: {
                    Text(off)
                }.disabled(!configuration.isOn)
            }
        }
    }

    private struct Counting: ToggleStyle {
        let read: Record<Bool>
        @State private var presses = 0
        func makeBody(configuration: Configuration) -> some View {
            Button {
                presses += 1
                configuration.isOn.toggle()
                read.add(configuration.isOn)
            } label: {
                HStack {
                    configuration.label
                    Text("pressed \(presses)")
                }
            }
        }
    }

    private struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("[")
                Toggle(configuration)
                Text(configuration.isMixed ? "mixed" : "plain")
            }
        }
    }

    private struct Content<Style: ToggleStyle>: View {
        let style: Style
        @State private var isOn = false
        @State private var writes = 0
        @State private var round = 0
        var body: some View {
            VStack {
                Toggle(
                    "Wi-Fi",
                    isOn: Binding(
                        get: { isOn },
                        set: {
                            isOn = $0; writes += 1
                        })
                ).toggleStyle(style)
                Text("\(isOn) \(writes)")
                Button("Round \(round)") { round += 1 }
            }
        }
    }

    @Test func innerGestureWinsOnce() throws {
        let mounted = MountedView(Content(style: Boxed()))
        let frame = try mounted.find(label: "Wi-Fi").frame
        try mounted.click(at: CGPoint(x: frame.minX + 10, y: frame.midY))
        #expect(mounted.texts.contains("true 1"))
        try mounted.click(at: CGPoint(x: frame.maxX - 2, y: frame.midY))
        #expect(mounted.texts.contains("false 2"))
    }

    @Test func toggleOfAnyLookIsAToggleToAScreenReader() throws {
        let mounted = MountedView(
            VStack {
                Content(style: Boxed())
                Toggle("Off", isOn: .constant(true)).toggleStyle(Boxed()).disabled(true)
            })
        let toggle = try mounted.find(label: "Wi-Fi")
        #expect(toggle.role == .checkbox)
        #expect(toggle.state == .off)
        try toggle.toggle()
        #expect(mounted.texts.contains("true 1"))
        #expect(try mounted.find(label: "Wi-Fi").state == .on)
        let disabled = try mounted.find(label: "Off")
        #expect(!disabled.isEnabled)
        #expect(disabled.state == .on)
        #expect(throws: TestingError.disabled("“Off”")) { try disabled.toggle() }
    }

    @Test func nameIsTheLabelAlsoWhenTheStyleDoesNotShowIt() throws {
        let mounted = MountedView(Content(style: Pair(on: "Metric", off: "Imperial")))
        #expect(try mounted.find(label: "Wi-Fi").state == .off)
        #expect(!mounted.texts.contains("Wi-Fi"))
    }

    @Test func exactlyOneOfTwoButtonsIsSensitive() throws {
        let mounted = MountedView(Content(style: Pair(on: "Metric", off: "Imperial")))
        func sensitive() throws -> [Bool] { try ["Metric", "Imperial"].map { try mounted.find(text: $0).isEnabled } }
        #expect(try sensitive() == [true, false])
        try mounted.find(text: "Metric").press()
        #expect(try sensitive() == [false, true])
        #expect(mounted.texts.contains("true 1"))
        try mounted.find(text: "Imperial").press()
        #expect(try sensitive() == [true, false])
        #expect(mounted.texts.contains("false 2"))
    }

    @Test func twoChoicesAreBuiltIn() throws {
        let mounted = MountedView(Content(style: .twoChoice(on: "Yes", off: "No")))
        try mounted.find(text: "Yes").press()
        #expect(mounted.texts.contains("true 1"))
        #expect(try !mounted.find(text: "Yes").isEnabled)
        #expect(throws: TestingError.self) { try mounted.find(text: "Yes").press() }
    }

    @Test func styleHasStateAndReadsWhatItWrote() throws {
        let read = Record<Bool>()
        let mounted = MountedView(Content(style: Counting(read: read)))
        try mounted.find(text: "pressed 0").press()
        try mounted.find(text: "Round 0").press()
        try mounted.find(text: "pressed 1").press()
        #expect(mounted.texts == ["Wi-Fi", "pressed 2", "false 2", "Round 1"])
        #expect(read.entries == [true, false])
    }

    @Test func styleMayShowItsConfigurationInTheStyleAround() throws {
        let mounted = MountedView(
            VStack {
                Toggle("a", isOn: .constant(true)).toggleStyle(Framed())
                Toggle("b", sources: [Binding.constant(true), .constant(false)], isOn: \.self)
                    .toggleStyle(Framed()).toggleStyle(Boxed())
            })
        #expect(mounted.texts == ["[", "a", "plain", "[", "b", "mixed"])
    }

    @Test func nearestStyleWins() {
        let mounted = MountedView(
            VStack { Toggle("a", isOn: .constant(true)).toggleStyle(.checkbox) }.toggleStyle(Boxed()))
        #expect(mounted.texts == ["a"])
    }

    @Test func tintIsTheStylesOwnElseTheViewsAround() throws {
        func tint<V: View>(_ view: V) throws -> Color.Resolved? { try MountedView(view).find(label: "On").tint }
        let toggle = Toggle("On", isOn: .constant(true))
        let (red, green) = (Color.red.resolve(in: EnvironmentValues()), Color.green.resolve(in: EnvironmentValues()))
        #expect(try tint(toggle) == nil)
        #expect(try tint(toggle.toggleStyle(SwitchToggleStyle(tint: .red))) == red)
        #expect(try tint(toggle.toggleStyle(SwitchToggleStyle(tint: .red)).tint(.green)) == red)
        for style in [ToggleAppearance.switch, .checkbox, .button] {
            let tinted = Group {
                switch style {
                case .switch: toggle.toggleStyle(.switch)
                case .checkbox: toggle.toggleStyle(.checkbox)
                case .button: toggle.toggleStyle(.button)
                }
            }
            #expect(try tint(tinted.tint(.green)) == green)
            #expect(try tint(tinted.tint(nil).tint(.green)) == nil)
        }
        #expect(try MountedView(ProgressView("On").tint(.green)).find(label: "On").tint == green)
    }
}
