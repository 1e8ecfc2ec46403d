import KumikoTesting
import Testing

private let names = ["a", "b", "c", "d"]

@MainActor
@Suite struct RadioBoxMultipleTests {
    private struct Content: View {
        let writes: Record<Set<String>>
        var disabled: Set<String> = []
        @State private var chosen: Set<String> = []
        var body: some View {
            VStack {
                RadioBoxGroup(
                    names,
                    selection: Binding(
                        get: { chosen },
                        set: {
                            chosen = $0
                            writes.add($0)
                        }),
                    disabledChoices: disabled
                ) { Text($0) }
                Button("Code") { chosen = ["d"] }
            }
        }
    }

    private let writes = Record<Set<String>>()

    private func states(_ mounted: MountedView) throws -> [Bool] {
        try names.map { try mounted.find(label: $0).state == .on }
    }

    @Test func clickReplacesCtrlTogglesAndShiftExtends() throws {
        let mounted = MountedView(Content(writes: writes))
        try mounted.find(label: "a").click()
        try mounted.find(label: "b").click()
        try mounted.find(label: "d").click(modifiers: .control)
        try mounted.find(label: "b").click(modifiers: .control)
        try mounted.find(label: "c").click(modifiers: .shift)
        #expect(writes.entries == [["a"], ["b"], ["b", "d"], ["d"], ["b", "c"]])
        #expect(try states(mounted) == [false, true, true, false])
    }

    @Test func keysMoveWithoutChoosingAndShiftChoosesARange() throws {
        let mounted = MountedView(Content(writes: writes))
        try mounted.find(label: "a").press()
        try mounted.find(label: "a").send(.right)
        #expect(writes.entries == [["a"]])
        try mounted.find(label: "b").press()
        try mounted.find(label: "b").send(.end, modifiers: .shift)
        #expect(writes.entries == [["a"], ["a", "b"], ["b", "c", "d"]])
    }

    @Test func ctrlAChoosesAllThatCanBe() throws {
        let mounted = MountedView(Content(writes: writes, disabled: ["c"]))
        try mounted.find(label: "a").send(.character("a"), modifiers: .control)
        #expect(writes.entries == [["a", "b", "d"]])
        #expect(throws: TestingError.self) {
            try mounted.find(label: "a").send(.character("b"), modifiers: .control)
        }
    }

    @Test func assistiveTechnologyMeetsCheckBoxesThatItTogglesOneByOne() throws {
        let mounted = MountedView(Content(writes: writes))
        #expect(try mounted.find(label: "a").role == .checkbox)
        try mounted.find(label: "a").press()
        try mounted.find(label: "c").press()
        try mounted.find(label: "a").press()
        #expect(writes.entries == [["a"], ["a", "c"], ["c"]])
    }

    @Test func codeSetsTheSelectionAndNothingIsWritten() throws {
        let mounted = MountedView(Content(writes: writes))
        try mounted.find(text: "Code").press()
        #expect(try states(mounted) == [false, false, false, true])
        #expect(writes.entries.isEmpty)
    }
}
