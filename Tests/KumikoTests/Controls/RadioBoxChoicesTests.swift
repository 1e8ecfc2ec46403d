import KumikoTesting
import Testing
import ViewModels

/// What a group does about its choices and about the model behind it.
@MainActor
@Suite struct RadioBoxChoicesTests {
    private struct Fewer: View {
        let writes: Record<String?>
        @State private var choices = ["a", "b", "c"]
        @State private var chosen: String? = "c"
        var body: some View {
            RadioBoxGroup(
                choices,
                selection: Binding(
                    get: { chosen },
                    set: {
                        chosen = $0
                        writes.add($0)
                    })
            ) { Text($0) }
            Button("Fewer") { choices.removeLast() }
            Button("Other") {
                choices.removeLast()
                chosen = "a"
            }
            Text("chosen \(chosen ?? "none")")
        }
    }

    private struct FewerOfMany: View {
        let writes: Record<Set<Int>>
        @State private var choices = [1, 2, 3, 4]
        @State private var chosen: Set<Int> = [2, 3, 9]
        var body: some View {
            RadioBoxGroup(
                choices,
                selection: Binding(
                    get: { chosen },
                    set: {
                        chosen = $0
                        writes.add($0)
                    })
            ) { Text("\($0)") }
            Button("Fewer") { choices = [1, 2] }
        }
    }

    @Test func choiceThatDisappearsTakesTheSelectionWithItInOneWrite() throws {
        let writes = Record<String?>()
        let mounted = MountedView(Fewer(writes: writes))
        try mounted.find(text: "Fewer").press()
        mounted.advance(frames: 3)
        #expect(writes.entries == [nil])
        #expect(mounted.texts.contains("chosen none"))
        try mounted.find(text: "Fewer").press()
        #expect(writes.entries == [nil])
    }

    @Test func selectionThatMovesOnWithTheChoicesIsKept() throws {
        let writes = Record<String?>()
        let mounted = MountedView(Fewer(writes: writes))
        try mounted.find(text: "Other").press()
        mounted.advance(frames: 3)
        #expect(writes.entries.isEmpty)
        #expect(try mounted.find(label: "a").state == .on)
    }

    @Test func ofManyOnlyThoseThatDisappearedAreTakenBack() throws {
        let writes = Record<Set<Int>>()
        let mounted = MountedView(FewerOfMany(writes: writes))
        try mounted.find(text: "Fewer").press()
        mounted.advance(frames: 3)
        #expect(writes.entries == [[2, 9]])
    }

    @Test func choosingTheChosenOneTakesItBackWhenAllowed() throws {
        struct Content: View {
            @State private var chosen: String?
            var body: some View {
                VStack {
                    RadioBoxGroup(["a", "b"], selection: $chosen, allowsDeselection: true) { Text($0) }
                    Text("chosen \(chosen ?? "none")")
                }
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(label: "b").click()
        #expect(mounted.texts.contains("chosen b"))
        try mounted.find(label: "b").press()
        #expect(mounted.texts.contains("chosen none"))
    }

    @Test func disabledChoiceRefusesAndKeysPassOverIt() throws {
        struct Content: View {
            @State private var chosen: String? = "a"
            var body: some View {
                RadioBoxGroup(["a", "b", "c"], selection: $chosen, disabledChoices: ["b"]) { Text($0) }
            }
        }
        let mounted = MountedView(Content())
        #expect(throws: TestingError.disabled("“b”")) { try mounted.find(label: "b").press() }
        try mounted.find(label: "a").send(.right)
        #expect(try mounted.find(label: "c").state == .on)
    }

    @Test func typingFindsATitle() throws {
        struct Content: View {
            @State private var chosen: Int?
            var body: some View {
                RadioBoxGroup([1, 2, 3], selection: $chosen, title: { ["One", "Two", "Three"][$0 - 1] }) {
                    Text("\($0)")
                }
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(label: "1").send(.character("t"))
        #expect(try mounted.find(label: "2").state == .on)
        try mounted.find(label: "2").send(.character("h"))
        #expect(try mounted.find(label: "3").state == .on)
    }

    @Test func eachBoxSaysItsPlaceAndOneIsTheTabStop() throws {
        let mounted = MountedView(
            RadioBoxGroup(["a", "b", "c"], selection: .constant(Optional("b"))) { Text($0) }
                .accessibilityLabel("Letters"))
        #expect(try mounted.find(label: "Letters").role == .radioGroup)
        let boxes = try ["a", "b", "c"].map { try mounted.find(label: $0) }
        #expect(boxes.map { $0.setPosition?.index } == [0, 1, 2])
        #expect(boxes.allSatisfy { $0.setPosition?.count == 3 && $0.role == .radio })
        #expect(boxes.map { $0.isTabStop } == [false, true, false])
    }

    @Test func modelFromOutsideIsShownAndFollowed() throws {
        let model = RadioBoxGroupModel(choices: ["a", "b"], disabledChoices: ["a"], mode: .multiple)
        let told = Record<Set<String>>()
        model.onSelections = { told.add($0) }
        let mounted = MountedView(RadioBoxGroup(model: model, arrangement: .column) { Text($0) })
        try mounted.find(label: "b").press()
        #expect(told.entries == [["b"]])
        model.choices = ["b", "c"]
        model.selections = ["c"]
        mounted.advance()
        #expect(try mounted.find(label: "c").state == .on)
        #expect(try mounted.find(label: "b").state == .off)
        #expect(told.entries == [["b"]])
    }
}
