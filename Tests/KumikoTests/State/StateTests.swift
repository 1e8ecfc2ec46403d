import KumikoTesting
import Testing

@MainActor
@Suite struct StateTests {
    @Test func initialisersGiveTheFirstValue() {
        struct Content: View {
            @State private var wrapped = 1
            @State private var initial: Int
            @State private var assigned: Int
            @State private var nothing: Int?
            init() {
                _initial = State(initialValue: 2)
                _assigned = State(wrappedValue: 3)
            }
            var body: some View { Text("\(wrapped) \(initial) \(assigned) \(nothing ?? 4)") }
        }
        #expect(MountedView(Content()).texts == ["1 2 3 4"])
    }

    @Test func writeIsShown() throws {
        struct Content: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "0").press()
        try mounted.find(text: "1").press()
        #expect(mounted.texts == ["2"])
        #expect(mounted.bodyCount(Content.self) == 3)
    }

    @Test func readingRightAfterWritingGivesTheNewValue() throws {
        let log = Record<Int>()
        struct Content: View {
            let log: Record<Int>
            @State private var count = 0
            var body: some View {
                Button("Go") {
                    count += 1
                    log.add(count)
                    count += 1
                    log.add(count)
                }
            }
        }
        try MountedView(Content(log: log)).find(text: "Go").press()
        #expect(log.entries == [1, 2])
    }

    @Test func orderOfPropertiesDoesNotMatter() throws {
        struct First: View {
            @State private var count = 1
            let title: String
            @State private var name = "a"
            var body: some View { Button("\(title) \(count) \(name)") { (count, name) = (count + 1, name + "b") } }
        }
        struct Last: View {
            let title: String
            @State private var name = "a"
            @State private var count = 1
            var body: some View { Button("\(title) \(count) \(name)") { (count, name) = (count + 1, name + "b") } }
        }
        let mounted = MountedView(
            VStack {
                First(title: "f"); Last(title: "l")
            })
        try mounted.find(text: "f 1 a").press()
        try mounted.find(text: "l 1 a").press()
        #expect(mounted.texts == ["f 2 ab", "l 2 ab"])
    }

    private struct Counter: View {
        let title: String
        @State private var count = 0
        init(title: String, start: Int = 0) {
            self.title = title
            _count = State(initialValue: start)
        }
        var body: some View { Button("\(title) \(count)") { count += 1 } }
    }

    @Test func stateSurvivesEvaluationOfTheParent() throws {
        struct Content: View {
            @State private var round = 0
            var body: some View {
                Button("Parent") { round += 1 }
                Counter(title: "round \(round)", start: round * 10)
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "round 0 0").press()
        try mounted.find(text: "Parent").press()
        #expect(mounted.texts == ["Parent", "round 1 1"])
    }

    @Test func newIDStartsAnew() throws {
        struct Content: View {
            @State private var id = 0
            var body: some View {
                Button("Reset") { id += 1 }
                Counter(title: "c").id(id)
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "c 0").press()
        try mounted.find(text: "c 1").press()
        try mounted.find(text: "Reset").press()
        #expect(mounted.texts == ["Reset", "c 0"])
        try mounted.find(text: "c 0").press()
        #expect(mounted.texts == ["Reset", "c 1"])
    }

    @Test func equalValueShowsNothingAndTellsNobody() throws {
        let log = Record<Int>()
        struct Content: View {
            let log: Record<Int>
            @State private var count = 5
            var body: some View {
                Button("\(count)") { count = 5 }.onChange(of: count) { log.add(count) }
            }
        }
        let mounted = MountedView(Content(log: log))
        try mounted.find(text: "5").press()
        #expect(mounted.bodyCount(Content.self) == 1)
        #expect(log.entries.isEmpty)
    }

    /// All of them have one hash.
    private struct Collided: Hashable {
        var value: Int
        func hash(into hasher: inout Hasher) {}
    }

    @Test func unequalValuesWithEqualHashesAreAChange() throws {
        let log = Record<Int>()
        struct Content: View {
            let log: Record<Int>
            @State private var item = Collided(value: 1)
            var body: some View {
                Button("\(item.value)") { item = Collided(value: 2) }
                    .onChange(of: item) { log.add($1.value) }
                Text("id").id(item).onAppear { log.add(0) }
            }
        }
        let mounted = MountedView(Content(log: log))
        try mounted.find(text: "1").press()
        #expect(mounted.texts == ["2", "id"])
        #expect(log.entries == [0, 2])
    }

    private struct Item { var title = "old"; var size = 1 }

    @Test func memberWritesTheStructure() throws {
        struct Content: View {
            @State private var item = Item()
            var body: some View {
                Text("\(item.title) \(item.size)")
                Field(text: $item.title)
                Button("Grow") { item.size += 1 }
            }
        }
        struct Field: View {
            @Binding var text: String
            var body: some View { Button("Set") { text = "new" } }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "Set").press()
        try mounted.find(text: "Grow").press()
        #expect(mounted.texts == ["new 2", "Set", "Grow"])
    }

    @Test func onlyReadersAreEvaluated() throws {
        struct Content: View {
            @State private var count = 0
            @State private var unread = 0
            var body: some View {
                Button("Unread") { unread += 1 }
                Button("Child") { count += 1 }
                Child(count: $count)
            }
        }
        struct Child: View {
            @Binding var count: Int
            var body: some View { Text("\(count)") }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "Unread").press()
        #expect(mounted.bodyCount(Content.self) == 1)
        try mounted.find(text: "Child").press()
        #expect(mounted.texts.last == "1")
        #expect(mounted.bodyCount(Content.self) == 1)
        #expect(mounted.bodyCount(Child.self) == 2)
    }

    @Test func manyWritesAreOneEvaluation() throws {
        struct Content: View {
            @State private var a = 0
            @State private var b = 0
            var body: some View { Button("\(a) \(b)") { for _ in 0..<100 { a += 1; b += 2 } } }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "0 0").press()
        #expect(mounted.texts == ["100 200"])
        #expect(mounted.bodyCount(Content.self) == 2)
    }

    @Test func parentAndChildThatReadTheSameAreEvaluatedOnce() throws {
        struct Content: View {
            @State private var count = 0
            var body: some View {
                Button("\(count)") { count += 1 }
                Child(count: $count, copy: count)
            }
        }
        struct Child: View {
            @Binding var count: Int
            let copy: Int
            var body: some View { Text("\(count) \(copy)") }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "0").press()
        #expect(mounted.texts == ["1", "1 1"])
        #expect(mounted.bodyCount(Content.self) == 2)
        #expect(mounted.bodyCount(Child.self) == 2)
    }

    @Test func writeOutsideOfTheScreenIsIgnored() {
        struct Content: View {
            @State var count = 7
            var body: some View { Text("\(count)") }
        }
        let content = Content()
        content.count = 8
        content.$count.wrappedValue = 9
        #expect(content.count == 7)
        #expect(MountedView(content).texts == ["7"])
    }
}
