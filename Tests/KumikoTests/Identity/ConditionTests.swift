import KumikoTesting
import Testing

@MainActor
@Suite struct ConditionTests {
    private struct Counter: View {
        let title: String
        @State private var count = 0
        var body: some View { Button("\(title) \(count)") { count += 1 } }
    }

    private struct Switcher<Content: View>: View {
        @ViewBuilder let content: (Int) -> Content
        @State private var step = 0
        var body: some View {
            content(step)
            Button("Next") { step += 1 }
        }
    }

    private func next(_ mounted: MountedView) throws { try mounted.find(text: "Next").press() }

    @Test func branchesHaveStateOfTheirOwn() throws {
        let mounted = MountedView(
            Switcher { step in
                if step.isMultiple(of: 2) { Counter(title: "even") } else { Counter(title: "odd") }
            })
        try mounted.find(text: "even 0").press()
        try next(mounted)
        #expect(mounted.texts == ["odd 0", "Next"])
        try next(mounted)
        #expect(mounted.texts == ["even 0", "Next"])
    }

    @Test func valueWithinABranchKeepsItsState() throws {
        let mounted = MountedView(Switcher { step in Counter(title: step == 0 ? "a" : "b") })
        try mounted.find(text: "a 0").press()
        try next(mounted)
        #expect(mounted.texts == ["b 1", "Next"])
    }

    @Test func optionalComesAndGoes() throws {
        let mounted = MountedView(Switcher { step in if step != 1 { Counter(title: "c") } })
        try mounted.find(text: "c 0").press()
        try next(mounted)
        #expect(mounted.texts == ["Next"])
        try next(mounted)
        #expect(mounted.texts == ["c 0", "Next"])
        try next(mounted)
        #expect(mounted.texts == ["c 0", "Next"])
    }

    private enum Phase { case loading, failed(String), loaded([Int]) }

    @Test func switchOverCasesWithValues() throws {
        let phases: [Phase] = [.loading, .failed("no"), .loaded([1, 2]), .loaded([3])]
        let mounted = MountedView(
            Switcher { step in
                switch phases[step] {
                case .loading: Text("…")
                case .failed(let reason): Counter(title: reason)
                case .loaded(let values): ForEach(values, id: \.self) { Text("\($0)") }
                }
            })
        #expect(mounted.texts == ["…", "Next"])
        try next(mounted)
        #expect(mounted.texts == ["no 0", "Next"])
        try next(mounted)
        #expect(mounted.texts == ["1", "2", "Next"])
        try next(mounted)
        #expect(mounted.texts == ["3", "Next"])
    }

    @Test func buildersTakeLetOptionalsAndAvailability() throws {
        let name: String? = "n"
        let mounted = MountedView(
            VStack {
                let sum = 1 + 2
                Text("\(sum)")
                if let name { Text(name) }
                if #available(macOS 15, *) { Text("new") }
                if false { Text("never") } else if name == nil { Text("none") } else { Text("else") }
                EmptyView()
            })
        #expect(mounted.texts == ["3", "n", "new", "else"])
    }

    @Test func anyNumberOfChildren() {
        let mounted = MountedView(
            VStack(spacing: 0) {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
                Text("10"); Text("11"); Text("12")
            })
        #expect(mounted.texts == (1...12).map(String.init))
    }

    @Test func nestedConditionsUpdateTheContainerAround() throws {
        let mounted = MountedView(
            VStack {
                Switcher { step in
                    if step > 0 { if step > 1 { Text("deep") } else { EmptyView() } }
                }
                Text("end")
            })
        #expect(mounted.texts == ["Next", "end"])
        try next(mounted)
        #expect(mounted.texts == ["Next", "end"])
        try next(mounted)
        #expect(mounted.texts == ["deep", "Next", "end"])
    }

    @Test func anyViewKeepsStateWhileTheTypeStays() throws {
        let mounted = MountedView(
            Switcher { step in
                step == 2 ? AnyView(Text("other")) : AnyView(Counter(title: "s\(step)"))
            })
        try mounted.find(text: "s0 0").press()
        try next(mounted)
        #expect(mounted.texts == ["s1 1", "Next"])
        try next(mounted)
        #expect(mounted.texts == ["other", "Next"])
        try next(mounted)
        #expect(mounted.texts == ["s3 0", "Next"])
    }

    @Test func optionalViewsAreViews() {
        let some: Text? = Text("some")
        let none: Text? = nil
        #expect(
            MountedView(
                VStack {
                    some; none
                }
            ).texts == ["some"])
    }

    @Test func groupAppliesItsModifierToEach() throws {
        let mounted = MountedView(
            VStack(spacing: 0) {
                Group {
                    Text("a"); Text("b")
                }.padding(10)
            })
        #expect(try mounted.find(text: "b").frame.minY - mounted.find(text: "a").frame.maxY == 20)
    }

    @Test func groupAddsNothingOfItsOwn() {
        let grouped = MountedView(
            VStack {
                Group {
                    Text("a"); Group { Text("b") }
                }; Text("c")
            })
        let plain = MountedView(
            VStack {
                Text("a"); Text("b"); Text("c")
            })
        #expect(grouped.findAll(Text.self).map(\.frame) == plain.findAll(Text.self).map(\.frame))
    }
}
