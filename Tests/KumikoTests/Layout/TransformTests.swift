import Foundation
import KumikoTesting
import Testing

/// Scaled, turned and positioned views, in a window of 400 by 600.
@MainActor
@Suite struct TransformTests {
    private func frame(_ view: some View, rightToLeft: Bool = false) throws -> CGRect {
        let mounted = MountedView(view) { if rightToLeft { $0.layoutDirection = .rightToLeft } }
        let frame = try mounted.find(identifier: "box").frame
        func round(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        return CGRect(
            x: round(frame.minX), y: round(frame.minY), width: round(frame.width), height: round(frame.height))
    }

    private var box: some View {
        Button("") {}.buttonStyle(.plain).frame(width: 40, height: 20).accessibilityIdentifier("box")
    }

    @Test func layoutStaysAndWhatIsShownIsLarger() throws {
        let row = HStack(spacing: 0) {
            Button("box") {}.buttonStyle(.plain).accessibilityIdentifier("box").scaleEffect(2)
            Color.blue.frame(width: 40, height: 20).accessibilityElement().accessibilityIdentifier("other")
        }
        let plain = HStack(spacing: 0) {
            Button("box") {}.buttonStyle(.plain).accessibilityIdentifier("box")
            Color.blue.frame(width: 40, height: 20).accessibilityElement().accessibilityIdentifier("other")
        }
        let (scaled, still) = (MountedView(row), MountedView(plain))
        #expect(try scaled.find(identifier: "other").frame == still.find(identifier: "other").frame)
        let (large, small) = (try scaled.find(identifier: "box").frame, try still.find(identifier: "box").frame)
        #expect(large == small.insetBy(dx: -small.width / 2, dy: -small.height / 2))
    }

    @Test func anchorStaysWhereItIs() throws {
        let text = Text("box").accessibilityIdentifier("box")
        let still = try frame(text)
        let leading = try frame(text.scaleEffect(x: 2, y: 1, anchor: .leading))
        #expect(leading == CGRect(x: still.minX, y: still.minY, width: 2 * still.width, height: still.height))
        let turned = try frame(text.rotationEffect(.degrees(90), anchor: .topLeading))
        #expect(
            turned
                == CGRect(
                    x: still.minX - still.height, y: still.minY, width: still.height, height: still.width))
    }

    @Test func turnsClockwiseInBothReadingDirections() throws {
        let text = Text("box").accessibilityIdentifier("box").rotationEffect(.degrees(90), anchor: .topLeading)
        let still = try frame(Text("box").accessibilityIdentifier("box"))
        // Frames read from left to right: in the mirror the text hangs to the trailing side.
        #expect(try frame(text, rightToLeft: true).minX == still.minX)
    }

    @Test func pointerMeetsWhatIsShown() throws {
        let log = Record<String>()
        let mounted = MountedView(
            Color.red.frame(width: 40, height: 20).onTapGesture { log.add("tap") }
                .rotationEffect(.degrees(90)).scaleEffect(2))
        // 40 wide and 80 high around the middle.
        try mounted.click(at: CGPoint(x: 200, y: 335))
        #expect(throws: TestingError.self) { try mounted.click(at: CGPoint(x: 225, y: 300)) }
        #expect(log.entries == ["tap"])
    }

    @Test func nothingIsLeftAtScaleZero() throws {
        struct Shrinking: View {
            @State var scale = 1.0
            var body: some View {
                Button("shrinks") {}.scaleEffect(scale)
                Button("toggle") { scale = 1 - scale }
            }
        }
        let mounted = MountedView(VStack { Shrinking() })
        #expect(mounted.texts == ["shrinks", "toggle"])
        try mounted.find(text: "toggle").press()
        #expect(mounted.texts == ["toggle"])
        try mounted.find(text: "toggle").press()
        #expect(mounted.texts == ["shrinks", "toggle"])
    }

    @Test func numbersThatAreNoneChangeNothing() throws {
        let text = Text("box").accessibilityIdentifier("box")
        let still = try frame(text)
        #expect(try frame(text.scaleEffect(.nan)) == still)
        #expect(try frame(text.scaleEffect(.infinity)) == still)
        #expect(try frame(text.rotationEffect(.degrees(.nan))) == still)
    }

    @Test func positionTakesAllAndPutsTheMiddleThere() throws {
        let text = Text("box").accessibilityIdentifier("box")
        let still = try frame(text)
        let there = try frame(text.position(x: 100, y: 50))
        #expect(there.midX == 100)
        #expect(there.midY == 50)
        #expect(there.size == still.size)
    }
}
