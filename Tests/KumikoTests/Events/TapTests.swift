import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct TapTests {
    private func box(_ size: CGFloat) -> some View { Color.red.frame(width: size, height: size) }

    @Test func innerGestureWinsOnce() throws {
        let log = Record<String>()
        let mounted = MountedView(
            box(40).onTapGesture { log.add("inner") }.padding(20).contentShape(Rectangle())
                .onTapGesture { log.add("outer") })
        try mounted.click(at: CGPoint(x: 200, y: 300))
        #expect(log.entries == ["inner"])
        try mounted.click(at: CGPoint(x: 200, y: 330))
        #expect(log.entries == ["inner", "outer"])
    }

    @Test func buttonWinsOverTheGestureAround() throws {
        let log = Record<String>()
        let mounted = MountedView(
            VStack {
                Button("Button") { log.add("button") }
                Text("text")
            }
            .onTapGesture { log.add("stack") })
        try mounted.find(text: "Button").click()
        try mounted.find(text: "text").click()
        #expect(log.entries == ["button", "stack"])
    }

    @Test func countOfTapsIsAwaited() throws {
        let log = Record<String>()
        let mounted = MountedView(
            box(40).onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") })
        try mounted.click(at: CGPoint(x: 200, y: 300), count: 2)
        try mounted.click(at: CGPoint(x: 200, y: 300))
        #expect(log.entries == ["double"])
        mounted.advance(frames: 30)
        #expect(log.entries == ["double", "single"])
    }

    @Test func contentShapeTakesWhatIsNotDrawn() throws {
        let log = Record<Int>()
        let gap = HStack(spacing: 40) {
            box(10); box(10)
        }
        let bare = MountedView(gap.onTapGesture { log.add(0) })
        #expect(throws: TestingError.self) { try bare.click(at: CGPoint(x: 200, y: 300)) }
        try MountedView(gap.contentShape(Rectangle()).onTapGesture { log.add(1) }).click(at: CGPoint(x: 200, y: 300))
        #expect(log.entries == [1])
    }

    @Test func gestureOfADisabledViewAndOneBehindAreLeftAlone() throws {
        let log = Record<String>()
        let mounted = MountedView(
            ZStack {
                box(100).onTapGesture { log.add("behind") }
                box(40).onTapGesture { log.add("front") }.allowsHitTesting(false)
            })
        try mounted.click(at: CGPoint(x: 200, y: 300))
        #expect(log.entries == ["behind"])
    }

    @Test func actionIsTheLatest() throws {
        struct Content: View {
            @State private var count = 0
            var body: some View { Text("tapped \(count)").onTapGesture { [count] in self.count = count + 1 } }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "tapped 0").click()
        try mounted.find(text: "tapped 1").click()
        #expect(mounted.texts == ["tapped 2"])
    }
}
