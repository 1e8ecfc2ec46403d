import KumikoTesting
import Testing

@MainActor
@Suite struct TabViewTests {
    private struct Tagged<Value: Hashable>: View {
        @State var selection: Value
        let writes: Record<Value>
        var body: some View {
            let binding = Binding(
                get: { selection },
                set: {
                    selection = $0; writes.add($0)
                })
            TabView(selection: binding) {
                Text("ten").tag(10)
                Text("twenty").padding().tag(20)
                Text("thirty").tag(30).opacity(0.9)
            }
            .tabViewStyle(.page)
            .frame(width: 300, height: 200)
            .accessibilityIdentifier("tabs")
            Button("Last") { if let last = 30 as? Value { selection = last } }
            Button("Unknown") { if let other = 7 as? Value { selection = other } }
            Button("None") { if let none = Int?.none as? Value { selection = none } }
        }
    }

    private func shown(_ mounted: MountedView) -> [String] {
        mounted.texts.filter { ["ten", "twenty", "thirty"].contains($0) }
    }

    @Test func selectionIsThePagesTag() throws {
        let writes = Record<Int>()
        let mounted = MountedView(Tagged(selection: 20, writes: writes))
        let tabs = try mounted.find(Tagged<Int>.self)
        #expect(shown(mounted) == ["twenty"])
        try tabs.send(.right)
        mounted.advance(frames: 120)
        #expect(shown(mounted) == ["thirty"])
        try tabs.send(.home)
        mounted.advance(frames: 120)
        try mounted.find(text: "Last").press()
        mounted.advance(frames: 120)
        #expect(shown(mounted) == ["thirty"])
        #expect(writes.entries == [30, 10])
    }

    @Test func valueOfNoPageIsCorrectedOnce() throws {
        let writes = Record<Int>()
        let mounted = MountedView(Tagged(selection: 30, writes: writes))
        try mounted.find(text: "Unknown").press()
        mounted.advance(frames: 10)
        #expect(shown(mounted) == ["thirty"])
        #expect(writes.entries == [30])
    }

    @Test func optionalSelectionMatchesPlainTagsAndNilLeavesThePage() throws {
        let writes = Record<Int?>()
        let mounted = MountedView(Tagged(selection: Int?(20), writes: writes))
        #expect(shown(mounted) == ["twenty"])
        try mounted.find(text: "None").press()
        mounted.advance(frames: 10)
        #expect(shown(mounted) == ["twenty"])
        #expect(writes.entries.isEmpty)
        try mounted.find(Tagged<Int?>.self).send(.left)
        mounted.advance(frames: 120)
        #expect(writes.entries == [10])
        #expect(shown(mounted) == ["ten"])
        #expect(shown(MountedView(Tagged(selection: Int?.none, writes: writes))) == ["ten"])
    }

    @Test func withoutTagsTheSelectionIsTheIndex() throws {
        struct Plain: View {
            @State var page = 1
            var body: some View {
                TabView(selection: $page) {
                    Text("a")
                    Text("b")
                    Text("c")
                }
                Text("page \(page)")
            }
        }
        let mounted = MountedView(Plain())
        #expect(mounted.texts == ["b", "page 1"])
        try mounted.find(Plain.self).send(.end)
        mounted.advance(frames: 120)
        #expect(mounted.texts == ["c", "page 2"])
        // Without wrapping nothing comes after the last page.
        #expect(throws: TestingError.self) { try mounted.find(Plain.self).send(.right) }
    }

    @Test func withoutTagsTheSelectionIsTheElementsID() throws {
        struct Named: View {
            @State var name = "b"
            var body: some View {
                TabView(selection: $name) { ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: "is \($0)") } }
                Text(verbatim: name)
            }
        }
        let mounted = MountedView(Named())
        #expect(mounted.texts == ["is b", "b"])
        try mounted.find(Named.self).send(.right)
        mounted.advance(frames: 120)
        #expect(mounted.texts == ["is c", "c"])
    }

    @Test func withoutASelectionTheViewKeepsThePage() throws {
        let mounted = MountedView(
            TabView {
                Text("a")
                Text("b")
            })
        #expect(mounted.texts == ["a"])
        try mounted.find(label: "Page 2 of 2").press()
        mounted.advance(frames: 120)
        #expect(mounted.texts == ["b"])
    }

    @Test func bindingThatRefusesHasThePagesGoBack() throws {
        let mounted = MountedView(
            TabView(selection: .constant(0)) {
                Text("a")
                Text("b")
            })
        try mounted.find(label: "Page 2 of 2").press()
        mounted.advance(frames: 120)
        #expect(mounted.texts == ["a"])
    }

    // MARK: Dots

    private func dots(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) -> Int {
        let mounted = MountedView(
            TabView { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }
                .tabViewStyle(.page(indexDisplayMode: mode)))
        return mounted.findAll(FillShapeView<Circle, Color, EmptyView>.self).count
    }

    @Test func dotsShowAsTheStyleSays() {
        #expect((0...3).map { dots($0, .automatic) } == [0, 0, 2, 3])
        #expect((0...3).map { dots($0, .always) } == [0, 1, 2, 3])
        #expect((0...3).map { dots($0, .never) } == [0, 0, 0, 0])
    }

    @Test func dotsAreOneTabStopAndTheirKeysStopAtTheEnds() throws {
        let mounted = MountedView(TabView { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") } })
        let first = try mounted.find(label: "Page 1 of 3")
        try first.send(.left)
        #expect(mounted.texts == ["0"])
        try first.send(.right)
        mounted.advance(frames: 120)
        #expect(try (1...3).map { try mounted.find(label: "Page \($0) of 3").isSelected } == [false, true, false])
        #expect(mounted.texts == ["1"])
    }

    @Test func dotsFollowASwipe() throws {
        let mounted = MountedView(TabView { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") } })
        try mounted.find(TabView<Int, ForEach<Range<Int>, Int, Text>>.self).drag(by: -300)
        #expect(try mounted.find(label: "Page 2 of 3").isSelected == true)
    }

    @Test func backgroundOfTheDotsShowsAsTheStyleSays() throws {
        func hasBackground(_ mode: PageIndexViewStyle.BackgroundDisplayMode, hovered: Bool = false) throws -> Bool {
            let mounted = MountedView(
                TabView {
                    Text("a")
                    Text("b")
                }
                .indexViewStyle(.page(backgroundDisplayMode: mode)).tabViewStyle(.page))
            let tabs = try mounted.find(TabView<Int, TupleView<Text, Text>>.self)
            tabs.pages?.isHovered = hovered
            mounted.advance()
            return !mounted.findAll(FillShapeView<Capsule, Color, EmptyView>.self).isEmpty
        }
        #expect(try hasBackground(.automatic))
        #expect(try hasBackground(.always))
        #expect(try !hasBackground(.never))
        #expect(try !hasBackground(.interactive))
        #expect(try hasBackground(.interactive, hovered: true))
    }

    @Test func fewOfManyPagesHaveDots() {
        #expect(dots(20, .automatic) == 20)
        #expect(dots(10_000, .automatic) == 11)
    }
}
