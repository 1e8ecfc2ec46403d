import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct OperatingTests {
    private final class Log {
        var names: [String] = []
    }

    private let log = Log()

    private func button(_ name: String) -> some View { Button(name) { [log] in log.names.append(name) } }

    @Test func pressesAButtonOnce() throws {
        let mounted = MountedView(button("go").padding())
        try mounted.find(text: "go").press()
        try mounted.find(Button<Text>.self).press()
        #expect(log.names == ["go", "go"])
    }

    @Test func refusesWhatIsDisabled() throws {
        let mounted = MountedView(button("go").padding().disabled(true))
        #expect(throws: TestingError.disabled("“go”")) { try mounted.find(text: "go").press() }
        #expect(throws: TestingError.disabled("“go”")) { try mounted.find(text: "go").click() }
        #expect(throws: TestingError.self) { try mounted.click(at: CGPoint(x: 200, y: 300)) }
        #expect(log.names.isEmpty)
    }

    @Test func refusesWhatIsHidden() throws {
        for view in [
            AnyView(button("go").hidden()), AnyView(button("go").opacity(0)), AnyView(VStack { button("go") }.hidden()),
        ] {
            let mounted = MountedView(view)
            #expect(throws: TestingError.hidden("“go”")) { try mounted.find(label: "go").press() }
            #expect(throws: TestingError.notFound("the text “go”")) { try mounted.find(text: "go").press() }
            #expect(throws: TestingError.self) { try mounted.click(at: CGPoint(x: 200, y: 300)) }
        }
        #expect(log.names.isEmpty)
    }

    @Test func refusesWhatDoesNotAnswer() throws {
        let mounted = MountedView(Text("only a text"))
        #expect(throws: TestingError.self) { try mounted.find(text: "only a text").press() }
        #expect(throws: TestingError.notOperable("“only a text”")) { try mounted.find(text: "only a text").toggle() }
        #expect(throws: TestingError.notOperable("“only a text”")) { try mounted.find(text: "only a text").send(.left) }
        #expect(throws: TestingError.notOperable("“only a text”")) {
            try mounted.find(text: "only a text").drag(by: 10)
        }
        #expect(throws: TestingError.self) { try mounted.click(at: CGPoint(x: -5, y: 3000)) }
    }

    @Test func clickHitsTheInnermostGesture() throws {
        let mounted = MountedView(
            Text("inner").onTapGesture { [log] in log.names.append("inner") }
                .padding(20).background(.red)
                .onTapGesture { [log] in log.names.append("outer") })
        try mounted.find(text: "inner").click()
        try mounted.click(at: CGPoint(x: 165, y: 280))
        #expect(log.names == ["inner", "outer"])
    }

    @Test func countOfClicksChoosesTheGesture() throws {
        let mounted = MountedView(
            Text("text").onTapGesture(count: 2) { [log] in log.names.append("two") }
                .onTapGesture { [log] in log.names.append("one") })
        try mounted.find(text: "text").click(count: 2)
        try mounted.find(text: "text").click()
        // It may still become a double one.
        #expect(log.names == ["two"])
        mounted.advance(frames: 30)
        #expect(log.names == ["two", "one"])
        try mounted.find(text: "text").click(count: 3)
        mounted.advance(frames: 30)
        #expect(log.names == ["two", "one", "two", "one"])
    }

    @Test func disabledGestureTakesNothing() {
        let mounted = MountedView(Text("text").onTapGesture { [log] in log.names.append("tap") }.disabled(true))
        #expect(throws: TestingError.self) { try mounted.find(text: "text").click() }
        #expect(log.names.isEmpty)
    }

    @Test func clickReachesIntoScrollViewsAndButtonsWithMargins() throws {
        let mounted = MountedView(
            VStack {
                Color.clear.frame(height: 100)
                ScrollView { button("deep") }.padding(30)
            })
        let frame = try mounted.find(text: "deep").frame
        #expect(frame.minY == 138)
        try mounted.click(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(log.names == ["deep"])
    }

    @Test(arguments: [0, 1, 2, 3]) func togglesEachStyle(_ style: Int) throws {
        struct Muted: View {
            let style: Int
            @State private var isOn = false
            var body: some View {
                VStack {
                    Text(verbatim: isOn ? "muted" : "loud")
                    switch style {
                    case 0: toggle.toggleStyle(.switch)
                    case 1: toggle.toggleStyle(.checkbox)
                    case 2: toggle.toggleStyle(.button)
                    default: toggle.toggleStyle(Own())
                    }
                }
            }
            private var toggle: some View { Toggle("Mute", isOn: $isOn) }
        }
        struct Own: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding().onTapGesture { configuration.isOn.toggle() }
            }
        }
        let mounted = MountedView(Muted(style: style))
        try mounted.find(label: "Mute").toggle()
        #expect(mounted.texts.contains("muted"))
        #expect(try mounted.find(label: "Mute").state == .on)
        try mounted.find(label: "Mute").click()
        #expect(mounted.texts.contains("loud"))
    }

    @Test func refusesADisabledToggle() {
        let mounted = MountedView(Toggle("Mute", isOn: .constant(false)).toggleStyle(.checkbox).disabled(true))
        #expect(throws: TestingError.disabled("“Mute”")) { try mounted.find(text: "Mute").toggle() }
    }

    private struct Choosing: View {
        @State private var choice: String? = "b"
        var body: some View {
            VStack {
                Text(verbatim: "chosen: \(choice ?? "none")")
                RadioBoxGroup(["a", "b", "c"], selection: $choice) { Text(verbatim: $0) }
            }
        }
    }

    @Test func pressesAndKeysReachARegion() throws {
        let mounted = MountedView(Choosing())
        try mounted.find(label: "a").press()
        #expect(mounted.texts.contains("chosen: a"))
        try mounted.find(label: "a").send(.right)
        #expect(mounted.texts.contains("chosen: b"))
        try mounted.find(text: "c").click()
        #expect(mounted.texts.contains("chosen: c"))
        #expect(try mounted.find(label: "c").state == .on)
        #expect(try mounted.find(label: "c").role == .radio)
        #expect(throws: TestingError.self) { try mounted.find(label: "c").send(.pageUp) }
    }

    private struct Turning: View {
        @State private var page = 1
        var body: some View {
            VStack {
                Text(verbatim: "page \(page)")
                PageViewController(pages: (0..<4).map { Text(verbatim: "content \($0)") }, currentPage: $page)
            }
        }
    }

    @Test func dragsAndKeysTurnPages() throws {
        let mounted = MountedView(Turning())
        let pages = try mounted.find(PageViewController<Text>.self)
        #expect(pages.pages?.pageCount == 4)
        try pages.drag(by: -300)
        #expect(mounted.texts.contains("page 2"))
        try pages.drag(by: 300)
        #expect(mounted.texts.contains("page 1"))
        try pages.drag(by: 10)
        #expect(mounted.texts.contains("page 1"))
        try pages.send(.end)
        mounted.advance(frames: 120)
        #expect(mounted.texts.contains("page 3"))
        #expect(mounted.texts.contains("content 3"))
        #expect(!mounted.texts.contains("content 1"))
    }
}
