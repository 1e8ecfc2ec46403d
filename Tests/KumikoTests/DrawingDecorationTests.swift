import Foundation
import Testing

@testable import Kumiko

@MainActor
struct DrawingDecorationTests {
    private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
        color.frame(width: width, height: height)
    }

    @Test func aBackgroundIsBelowAndAsLargeAsItsContent() {
        let view = DrawnView(box(.red, 60, 20).background(Rectangle().fill(.blue)))
        #expect(view.paints == [paint(.blue), paint(.red)])
        #expect(view.frames == Array(repeating: CGRect(x: 170, y: 290, width: 60, height: 20), count: 2))
    }

    @Test func anOverlayIsAboveAndAsLargeAsItsContent() {
        let view = DrawnView(box(.red, 60, 20).overlay(Rectangle().fill(.blue)))
        #expect(view.paints == [paint(.red), paint(.blue)])
        #expect(view.frames == Array(repeating: CGRect(x: 170, y: 290, width: 60, height: 20), count: 2))
    }

    @Test func aDecorationDoesNotChangeTheSize() {
        let view = VStack(spacing: 0) {
            box(.red, 60, 20).background { box(.blue, 100, 100) }
            box(.green, 60, 20)
        }
        let frames = DrawnView(view).frames
        #expect(frames[0] == CGRect(x: 150, y: 240, width: 100, height: 100))
        #expect(frames[1] == CGRect(x: 170, y: 280, width: 60, height: 20))
        #expect(frames[2] == CGRect(x: 170, y: 300, width: 60, height: 20))
    }

    @Test(
        arguments: zip(
            [Alignment.topLeading, .center, .bottomTrailing, .trailing],
            [
                CGPoint(x: 150, y: 250), CGPoint(x: 190, y: 290), CGPoint(x: 230, y: 330), CGPoint(x: 230, y: 290),
            ]))
    func decorationsAreAligned(_ alignment: Alignment, _ origin: CGPoint) {
        let view = box(.red, 100, 100).overlay(alignment: alignment) { box(.blue, 20, 20) }
        #expect(DrawnView(view).frames[1].origin == origin)
    }

    @Test func severalViewsOfADecorationLieOnOneAnother() {
        let view = box(.red, 100, 100).background(alignment: .top) {
            box(.blue, 20, 20)
            box(.green, 40, 10)
        }
        let drawn = DrawnView(view)
        #expect(drawn.paints == [paint(.blue), paint(.green), paint(.red)])
        #expect(drawn.frames.map(\.minY) == [250, 250, 250])
        #expect(drawn.frames.map(\.minX) == [190, 180, 150])
    }

    @Test func eachViewOfAGroupIsDecorated() {
        let view = VStack(spacing: 0) {
            Group {
                box(.red, 60, 20)
                box(.green, 40, 20)
            }
            .background { Color.blue }
        }
        #expect(DrawnView(view).paints == [paint(.blue), paint(.red), paint(.blue), paint(.green)])
    }

    @Test func stylesFillTheBackgroundInAShape() {
        let view = DrawnView(box(.red, 60, 20).background(.green, in: Capsule()))
        let capsule = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 20), cornerRadius: 10)
        #expect(view.calls.first == .fill(capsule, CGRect(x: 170, y: 290, width: 60, height: 20), paint(.green)))
        #expect(DrawnView(box(.red, 60, 20).background(.blue)).paints == [paint(.blue), paint(.red)])
        #expect(DrawnView(box(.red, 60, 20).overlay(.blue)).paints == [paint(.red), paint(.blue)])
    }

    @Test func priorityPassesThroughADecoration() {
        let view = HStack(spacing: 0) {
            Color.red.layoutPriority(1).background { Color.blue }
            box(.green, 60, 20)
        }
        #expect(DrawnView(view).frames.map(\.width) == [340, 340, 60])
    }

    @Test func theFirstBaselinePassesThroughADecoration() {
        let plain = DrawnView(
            HStack(alignment: .firstTextBaseline) {
                Text("A"); box(.red, 10, 10)
            })
        let decorated = DrawnView(
            HStack(alignment: .firstTextBaseline) {
                Text("A").background { Color.clear }.overlay(.clear).opacity(0.9).clipped()
                box(.red, 10, 10)
            })
        #expect(plain.frames.last == decorated.frames.last)
    }

    @Test func aDecorationStaysWhileTheContentIsReplaced() {
        let flag = Flag()
        let view = DrawnView(
            Switching(flag: flag) { isOn in
                Group {
                    if isOn { box(.green, 60, 20) } else { box(.red, 60, 20) }
                }
                .background { Color.blue.onAppear { flag.count += 1 } }
            })
        #expect(view.paints == [paint(.blue), paint(.red)])
        flag.isOn = true
        #expect(view.paints == [paint(.blue), paint(.green)])
        #expect(flag.count == 1)
    }

    @Test func decorationsComeAndLeaveWithTheirContent() {
        let flag = Flag()
        let view = DrawnView(
            Switching(flag: flag) { isOn in
                Group {
                    box(.red, 60, 20)
                    if isOn { box(.green, 60, 20) }
                }
                .overlay { Color.blue }
            })
        let count = view.mount.graph.nodeCount
        #expect(view.paints.count == 2)
        flag.isOn = true
        #expect(view.paints.count == 4)
        flag.isOn = false
        #expect(view.paints.count == 2)
        #expect(view.mount.graph.nodeCount == count)
    }

    @Test func anotherAlignmentMovesTheDecoration() {
        let flag = Flag()
        let view = DrawnView(
            Switching(flag: flag) { isOn in
                box(.red, 100, 100).overlay(alignment: isOn ? .bottom : .top) { box(.blue, 20, 20) }
            })
        #expect(view.frames[1].minY == 250)
        flag.isOn = true
        #expect(view.frames[1].minY == 330)
    }
}
