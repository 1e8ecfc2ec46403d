import KumikoTesting
import Testing

@MainActor
@Suite struct ViewModifierTests {
    private struct Counting: ViewModifier {
        let title: String
        @State private var count = 0
        @Environment(\.greeting) private var greeting

        func body(content: Content) -> some View {
            VStack {
                content
                Button("\(greeting) \(title) \(count)") { count += 1 }
            }
        }
    }

    private struct Twice: ViewModifier {
        func body(content: Content) -> some View {
            HStack {
                content; content
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("c\(count)") { count += 1 } }
    }

    @Test func modifierHasStateAndEnvironment() throws {
        let mounted = MountedView(Text("content").modifier(Counting(title: "m"))) { $0.greeting = "Hi" }
        try mounted.find(text: "Hi m 0").press()
        #expect(mounted.texts == ["content", "Hi m 1"])
        mounted.configure { $0.greeting = "Yo" }
        #expect(mounted.texts == ["content", "Yo m 1"])
    }

    @Test func contentMayStandSeveralTimesWithStateOfItsOwn() throws {
        let mounted = MountedView(Counter().modifier(Twice()))
        #expect(mounted.texts == ["c0", "c0"])
        try mounted.findAll(Button<Text>.self)[1].press()
        #expect(mounted.texts == ["c0", "c1"])
    }

    @Test func contentFollowsTheViewAround() throws {
        struct Content: View {
            @State private var count = 0
            var body: some View {
                Button("More \(count)") { count += 1 }.modifier(Counting(title: "t\(count)"))
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "Hello t0 0").press()
        try mounted.find(text: "More 0").press()
        #expect(mounted.texts == ["More 1", "Hello t1 1"])
    }

    @Test func joinedModifiersApplyInOrder() {
        let joined = Counting(title: "inner").concat(Counting(title: "outer"))
        #expect(MountedView(Text("t").modifier(joined)).texts == ["t", "Hello inner 0", "Hello outer 0"])
    }
}
