import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct ReadingTests {
    @Test func propertiesOfAControlAreReadThroughModifiers() throws {
        struct Save: View {
            var body: some View {
                Button("Save") {}.accessibilityHint("Keeps it").accessibilityIdentifier("save").padding().disabled(true)
            }
        }
        let found = try MountedView(Save()).find(Save.self)
        #expect(!found.isEnabled)
        #expect(found.label == "Save")
        #expect(found.text == "Save")
        #expect(found.accessibility.hint == "Keeps it")
        #expect(found.accessibility.identifier == "save")
    }

    @Test func textAndPictureAreReadAsTheyAreShown() throws {
        let mounted = MountedView(
            VStack {
                Text("**bold**").padding()
                Image(systemName: "star")
            })
        #expect(try mounted.find(Text.self).resolvedText?.string == "bold")
        #expect(try mounted.find(Image.self).resolvedImage?.label == "star")
        #expect(try mounted.find(Image.self).resolvedText == nil)
        #expect(try mounted.find(Image.self).lines == [])
    }

    @Test func visibilityIsThatOfAllAround() throws {
        struct Mark: View {
            let isClear: Bool
            var body: some View { Text("mark").opacity(isClear ? 0 : 1) }
        }
        #expect(try MountedView(Mark(isClear: false)).find(Mark.self).isVisible)
        #expect(try !MountedView(Mark(isClear: true)).find(Mark.self).isVisible)
        #expect(try !MountedView(VStack { Mark(isClear: false) }.hidden()).find(Mark.self).isVisible)
        #expect(try !MountedView(ScrollView { Mark(isClear: false) }.opacity(0)).find(Mark.self).isVisible)
        #expect(try MountedView(Mark(isClear: false).opacity(0.01)).find(Mark.self).isVisible)
    }

    @Test func whatHasLeftIsNotVisible() throws {
        struct Leaving: View {
            @State private var isGone = false
            var body: some View {
                VStack {
                    Button("go") { isGone = true }
                    if !isGone { Text("here") }
                }
            }
        }
        let mounted = MountedView(Leaving())
        let text = try mounted.find(text: "here")
        #expect(text.isVisible)
        try mounted.find(text: "go").press()
        #expect(!text.isVisible)
        #expect(throws: TestingError.self) { try text.click() }
    }

    @Test func stateOfATogglesOfEachStyle() throws {
        let mounted = MountedView(
            VStack {
                Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
                Toggle("check", isOn: .constant(false)).toggleStyle(.checkbox)
                Toggle("button", isOn: .constant(true)).toggleStyle(.button)
            })
        #expect(try mounted.find(label: "switch").state == .on)
        #expect(try mounted.find(text: "check").state == .off)
        #expect(try mounted.find(text: "button").state == .on)
        #expect(try mounted.find(text: "switch").state == .on)
    }

    @Test func colorsAndSizesComeFromTheWindowsEnvironment() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
        }
        let mounted = MountedView(Scheme()) { $0.colorScheme = .dark }
        #expect(mounted.texts == ["dark"])
        mounted.configure { $0.colorScheme = .light }
        #expect(mounted.texts == ["light"])
    }
}
