import KumikoTesting
import Testing

@MainActor
@Suite struct PickerTests {
    private enum Size: String, CaseIterable, Identifiable {
        case small, medium, large
        var id: Self { self }
    }

    private struct Content: View {
        let writes: Record<Size>
        var isSegmented = false
        @State private var size = Size.medium
        var body: some View {
            VStack {
                let picker = Picker(
                    "Size",
                    selection: Binding(
                        get: { size },
                        set: {
                            size = $0
                            writes.add($0)
                        })
                ) {
                    Text("small").tag(Size.small)
                    Text("medium").tag(Size.medium)
                    Text("large").tag(Size.large)
                }
                if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.radioGroup) }
                Button("Code") { size = .small }
            }
        }
    }

    private let writes = Record<Size>()

    private func states(_ mounted: MountedView) throws -> [Bool] {
        try Size.allCases.map { try mounted.find(label: $0.rawValue).state == .on }
    }

    @Test(arguments: [false, true])
    func choosingWritesOnceInAnyStyle(_ isSegmented: Bool) throws {
        let mounted = MountedView(Content(writes: writes, isSegmented: isSegmented))
        #expect(try states(mounted) == [false, true, false])
        try mounted.find(label: "large").click()
        try mounted.find(label: "large").press()
        try mounted.find(label: "small").press()
        #expect(writes.entries == [.large, .small])
        #expect(try states(mounted) == [true, false, false])
    }

    @Test(arguments: [false, true])
    func keysMoveTheChoice(_ isSegmented: Bool) throws {
        let mounted = MountedView(Content(writes: writes, isSegmented: isSegmented))
        try mounted.find(label: "medium").send(.down)
        try mounted.find(label: "large").send(.right)
        try mounted.find(label: "small").send(.end)
        try mounted.find(label: "large").send(.character("m"))
        #expect(writes.entries == [.large, .small, .large, .medium])
    }

    @Test func codeSetsTheSelectionAndNothingIsWritten() throws {
        let mounted = MountedView(Content(writes: writes))
        try mounted.find(text: "Code").press()
        #expect(try states(mounted) == [true, false, false])
        #expect(writes.entries.isEmpty)
    }

    @Test(arguments: [false, true])
    func labelIsReadOutAndMayBeHidden(_ isHidden: Bool) throws {
        let picker = Content(writes: writes)
        let mounted = MountedView(VStack { if isHidden { picker.labelsHidden() } else { picker } })
        #expect(try mounted.find(label: "Size").role == .radioGroup)
        #expect(mounted.texts.contains("Size") != isHidden)
        let choice = try mounted.find(label: "medium")
        #expect(choice.role == .radio)
        #expect(choice.setPosition?.index == 1 && choice.setPosition?.count == 3)
        #expect(choice.isTabStop == true)
        #expect(try mounted.find(label: "small").isTabStop == false)
    }

    @Test func tagOfAnIntMatchesAnIntAndAnOptional() throws {
        struct Content: View {
            @State private var certain = 1
            @State private var maybe: Int?
            var body: some View {
                Picker("Certain", selection: $certain) {
                    ForEach(0..<3) { Text("c\($0)").tag($0) }
                }
                Picker("Maybe", selection: $maybe) {
                    Text("nobody").tag(Int?.none)
                    ForEach(0..<3) { Text("m\($0)").tag($0) }
                }
                Text("\(certain) \(maybe ?? -1)")
            }
        }
        let mounted = MountedView(Content())
        #expect(try mounted.find(label: "c1").state == .on)
        #expect(try mounted.find(label: "nobody").state == .on)
        try mounted.find(label: "c2").press()
        try mounted.find(label: "m2").press()
        #expect(mounted.texts.contains("2 2"))
        #expect(try mounted.find(label: "m2").state == .on)
        try mounted.find(label: "nobody").press()
        #expect(mounted.texts.contains("2 -1"))
    }

    @Test func identityInAForEachIsTheTagOfAViewWithoutOne() throws {
        struct Content: View {
            @State private var size = Size.small
            var body: some View {
                Picker("Size", selection: $size) {
                    ForEach(Size.allCases) { Text($0.rawValue) }
                }
                Text("chosen \(size.rawValue)")
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(label: "large").press()
        #expect(mounted.texts.contains("chosen large"))
    }

    @Test(arguments: [0, 1, 2, 3])
    func identityInAForEachStaysTheTagThroughModifiersAroundIt(_ way: Int) throws {
        struct Content: View {
            let way: Int
            @State private var size: Size? = .small
            @State private var isShort = false
            var body: some View {
                Picker("Size", selection: $size) {
                    Text("none").tag(Size?.none)
                    switch way {
                    case 0: ForEach(sizes) { Text($0.rawValue) }.padding(2)
                    case 1: ForEach(sizes) { Text($0.rawValue) }.foregroundColor(.red).background(Color.blue)
                    case 2: Group { ForEach(sizes) { Text($0.rawValue).bold() } }.opacity(0.9).padding().border(.red)
                    default:
                        ForEach(0..<1) { _ in ForEach(sizes) { Text($0.rawValue) }.padding(2) }.overlay { Color.clear }
                    }
                }
                Text("chosen \(size?.rawValue ?? "none")")
                Button("Fewer") { isShort = true }
            }
            private var sizes: [Size] { isShort ? [.large] : Size.allCases }
        }
        let mounted = MountedView(Content(way: way))
        func choice(_ name: String) throws -> FoundElement { try mounted.find(label: name) }
        #expect(try choice("small").state == .on)
        #expect(try choice("large").setPosition?.count == 4)
        try choice("large").press()
        #expect(mounted.texts.contains("chosen large"))
        try mounted.find(text: "Fewer").press()
        #expect(try choice("large").setPosition?.count == 2)
        #expect(try choice("large").state == .on)
        try choice("none").press()
        #expect(mounted.texts.contains("chosen none"))
    }

    @Test func tagInsideAForEachWinsOverItsIdentityThroughModifiers() throws {
        let mounted = MountedView(
            Picker("Number", selection: .constant(11)) {
                ForEach(0..<3) { Text("n\($0)").tag($0 + 10) }.padding(2)
            })
        #expect(try mounted.find(label: "n1").state == .on)
    }

    @Test func viewInsideAContainerIsNoChoiceOfItsOwn() throws {
        let mounted = MountedView(
            Picker("Number", selection: .constant(0)) {
                HStack { ForEach(0..<1) { Text("n\($0)") } }
                ForEach(0..<2) { Text("m\($0)") }.padding(2)
            })
        #expect(try mounted.find(label: "m1").setPosition?.count == 2)
        #expect(throws: TestingError.self) { try mounted.find(label: "n0") }
    }

    @Test func viewWithoutATagOfTheTypeIsShownAndCannotBeChosen() throws {
        let mounted = MountedView(
            Picker("Size", selection: .constant(1)) {
                Text("heading")
                Text("one").tag(1)
                Text("name").tag("two")
            })
        #expect(mounted.texts == ["Size", "heading", "one", "name"])
        #expect(try mounted.find(label: "one").setPosition?.count == 1)
        #expect(throws: TestingError.self) { try mounted.find(label: "name") }
    }

    @Test func selectionThatNoTagNamesIsLeftAlone() throws {
        struct Content: View {
            let writes: Record<Int>
            @State private var number = 9
            @State private var last = 3
            var body: some View {
                Picker(
                    "Number",
                    selection: Binding(
                        get: { number },
                        set: {
                            number = $0
                            writes.add($0)
                        })
                ) {
                    ForEach(1..<last + 1, id: \.self) { Text("n\($0)") }
                }
                Button("Fewer") { last -= 1 }
            }
        }
        let writes = Record<Int>()
        let mounted = MountedView(Content(writes: writes))
        #expect(try mounted.find(label: "n1").state == .off)
        try mounted.find(label: "n3").press()
        try mounted.find(text: "Fewer").press()
        #expect(throws: TestingError.self) { try mounted.find(label: "n3") }
        #expect(writes.entries == [3])
        try mounted.find(label: "n2").press()
        #expect(writes.entries == [3, 2])
    }

    @Test func choiceThatRefusesIsPassedOver() throws {
        let mounted = MountedView(
            Picker("Number", selection: .constant(1)) {
                Text("one").tag(1)
                Text("two").tag(2).selectionDisabled()
                Text("three").tag(3)
            })
        #expect(throws: TestingError.disabled("“two”")) { try mounted.find(label: "two").press() }
        #expect(try mounted.find(label: "three").isEnabled)
    }

    @Test func disabledPickerAnswersToNothing() throws {
        let mounted = MountedView(Content(writes: writes).disabled(true))
        #expect(throws: TestingError.self) { try mounted.find(label: "large").press() }
        #expect(throws: TestingError.self) { try mounted.find(label: "medium").send(.right) }
        #expect(writes.entries.isEmpty)
    }

    @Test func stateInsideAChoiceSurvivesAChoice() throws {
        struct Choice: View {
            @State private var count = 0
            var body: some View { Text("count \(count)").onAppear { count += 1 } }
        }
        struct Content: View {
            @State private var number = 1
            var body: some View {
                Picker("Number", selection: $number) {
                    Choice().tag(1)
                    Text("two").tag(2)
                }
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(label: "two").press()
        #expect(mounted.texts.contains("count 1"))
    }
}
