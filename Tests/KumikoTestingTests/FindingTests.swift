import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct FindingTests {
    private struct Item: View {
        let name: String
        var body: some View {
            HStack {
                Image(systemName: "star").accessibilityLabel("star of \(name)")
                Text(verbatim: name)
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("item \(name)")
        }
    }

    private struct Items: View {
        var body: some View {
            VStack {
                Item(name: "one")
                Item(name: "two").padding()
                Text("two")
                Button("Save") {}
                Text("hidden").hidden()
            }
        }
    }

    private let mounted = MountedView(Items())

    @Test func findsViewsByType() throws {
        #expect(mounted.findAll(Item.self).map(\.texts) == [["one"], ["two"]])
        #expect(try mounted.find(Button<Text>.self).label == "Save")
        #expect(mounted.findAll(Divider.self).isEmpty)
        #expect(throws: TestingError.ambiguous("a view of type Item", 2)) { try mounted.find(Item.self) }
        #expect(throws: TestingError.notFound("a view of type Divider")) { try mounted.find(Divider.self) }
    }

    @Test func findsTextsThatCanBeSeen() throws {
        #expect(mounted.texts == ["one", "two", "two", "Save"])
        #expect(try mounted.find(text: "one").frame.size == CGSize(width: 24, height: 16))
        #expect(throws: TestingError.ambiguous("the text “two”", 2)) { try mounted.find(text: "two") }
        #expect(throws: TestingError.notFound("the text “hidden”")) { try mounted.find(text: "hidden") }
        #expect(throws: TestingError.notFound("the text “On”")) { try mounted.find(text: "On") }
    }

    @Test func textOfAControlFindsTheControl() throws {
        // 32 for the label and 10 on each side.
        #expect(try mounted.find(text: "Save").frame.width == 52)
    }

    @Test func switchIsFoundByItsTextByItsLabelAndByItsType() throws {
        struct Lamps: View {
            @State private var lamps = [false, true]
            @State private var door = false
            var body: some View {
                VStack {
                    Toggle("Lamp", isOn: $lamps[0])
                    Toggle("Light", isOn: $lamps[1])
                    HStack {
                        Text("Door")
                        Toggle(isOn: $door) { Label("Locked", systemImage: "lock") }
                    }
                }
            }
        }
        let mounted = MountedView(Lamps())
        let lamp = try mounted.find(text: "Lamp")
        #expect(lamp.state == .off && lamp.text == "Lamp" && lamp.isEnabled)
        try lamp.toggle()
        #expect(try mounted.find(label: "Lamp").state == .on)
        #expect(try mounted.find(text: "Light").state == .on)
        #expect(mounted.findAll(Toggle<Text>.self).map(\.state) == [.on, .on])
        #expect(mounted.findAll(Toggle<Text>.self).map(\.label) == ["Lamp", "Light"])
        try mounted.findAll(Toggle<Text>.self)[0].toggle()
        #expect(try mounted.find(text: "Lamp").state == .off)
        try mounted.find(text: "Locked").press()
        #expect(try mounted.find(text: "Locked").state == .on)
        // A text that stands beside a switch without being its label stays a text.
        #expect(try mounted.find(text: "Door").state == nil)
    }

    @Test func findsByLabel() throws {
        #expect(try mounted.find(label: "star of two").frame.size == CGSize(width: 16, height: 16))
        #expect(try mounted.find(label: "Save").frame == mounted.find(text: "Save").frame)
        #expect(throws: TestingError.notFound("the label “star”")) { try mounted.find(label: "star") }
    }

    @Test func windowAndScrollViewAreNotNamedByTheirContent() throws {
        let mounted = MountedView(ScrollView { Button("Save") {} })
        #expect(try mounted.find(label: "Save").frame.width == 52)
    }

    @Test func labelsThatAreTheSameAreAmbiguous() {
        let mounted = MountedView(
            VStack {
                Button("Save") {}
                Text("Keep").accessibilityLabel("Save")
            })
        #expect(throws: TestingError.ambiguous("the label “Save”", 2)) { try mounted.find(label: "Save") }
    }

    @Test func findsByIdentifier() throws {
        #expect(try mounted.find(identifier: "item one").texts == ["one"])
        #expect(throws: TestingError.notFound("the identifier “one”")) { try mounted.find(identifier: "one") }
    }

    @Test func errorsSayWhatIsWrong() {
        #expect("\(TestingError.notFound("the text “a”"))" == "Nothing has the text “a”.")
        #expect("\(TestingError.ambiguous("the text “a”", 2))" == "2 elements have the text “a”.")
        #expect("\(TestingError.disabled("“a”"))" == "“a” is disabled.")
    }
}
