import Foundation
import KumikoTesting
import Testing

/// Which view takes a click.
@MainActor
@Suite struct PointerTests {
    /// The names of what has been clicked.
    private final class Log {
        var names: [String] = []
    }

    private let log = Log()

    private func tapped(_ name: String, _ view: some View) -> some View {
        view.onTapGesture { [log] in log.names.append(name) }
    }

    private func click(_ view: some View, _ x: CGFloat, _ y: CGFloat) -> [String] {
        log.names = []
        try? MountedView(view).click(at: CGPoint(x: x, y: y))
        return log.names
    }

    @Test func offsetMovesWhatIsHit() {
        let view = tapped("a", A()).offset(x: 100, y: 50)
        #expect(click(view, 200, 300) == [])
        #expect(click(view, 300, 350) == ["a"])
    }

    @Test func lastViewIsInFront() {
        let view = ZStack {
            tapped("back", Fill())
            tapped("front", A())
        }
        #expect(click(view, 200, 300) == ["front"])
        #expect(click(view, 10, 10) == ["back"])
    }

    @Test func higherValueIsInFront() {
        let view = ZStack {
            tapped("one", A()).zIndex(1)
            tapped("two", A())
            tapped("three", A()).zIndex(-1)
        }
        #expect(click(view, 200, 300) == ["one"])
    }

    @Test func innermostGestureWins() {
        let view = tapped("outer", tapped("inner", A()).padding(20).background(.red))
        #expect(click(view, 200, 300) == ["inner"])
        #expect(click(view, 155, 275) == ["outer"])
    }

    @Test func emptySpaceIsNotHit() {
        let view = tapped(
            "stack",
            HStack(spacing: 100) {
                A()
                A()
            })
        #expect(click(view, 200, 300) == [])
        #expect(click(view, 110, 300) == ["stack"])
        #expect(click(view.contentShape(Rectangle()), 200, 300) == [])
        #expect(click(tapped("shape", A().padding(50).contentShape(Rectangle())), 130, 250) == ["shape"])
    }

    @Test func whatDoesNotTakeThePointerLetsItThrough() {
        let view = ZStack {
            tapped("back", Fill())
            tapped("front", A()).allowsHitTesting(false)
        }
        #expect(click(view, 200, 300) == ["back"])
        #expect(
            click(
                ZStack {
                    tapped("back", Fill()); tapped("front", A()).opacity(0)
                }, 200, 300) == ["back"])
        #expect(
            click(
                ZStack {
                    tapped("back", Fill()); tapped("front", A()).hidden()
                }, 200, 300) == ["back"])
    }

    @Test func clipTakesNothingOutside() {
        let view = tapped("clipped", Fill().frame(width: 100, height: 100).clipShape(Circle()))
        #expect(click(view, 200, 300) == ["clipped"])
        #expect(click(view, 152, 252) == [])
        #expect(click(tapped("cut", Fill().frame(width: 300, height: 20).frame(width: 100).clipped()), 100, 300) == [])
    }

    @Test func buttonWinsOverTheGestureAroundIt() {
        let view = tapped("row", Button("Press") { [log] in log.names.append("button") }.padding(20).background(.red))
        #expect(click(view, 200, 300) == ["button"])
        #expect(click(view, 152, 272) == ["row"])
    }

    @Test func viewInFrontOfAButtonTakesTheClick() {
        let press = Button("Press") { [log] in log.names.append("button") }
        #expect(
            click(
                ZStack {
                    press; tapped("cover", A())
                }, 200, 300) == ["cover"])
        #expect(
            click(
                ZStack {
                    tapped("behind", Fill()); press
                }, 200, 300) == ["button"])
        #expect(
            click(
                ZStack {
                    tapped("behind", Fill()); press.allowsHitTesting(false)
                }, 200, 300) == ["behind"])
    }

    @Test func buttonInAScrollView() {
        let view = ScrollView {
            A()
            Button("Press") { [log] in log.names.append("button") }
        }
        #expect(click(view, 200, 40) == ["button"])
        #expect(click(view, 20, 40) == [])
    }
}
