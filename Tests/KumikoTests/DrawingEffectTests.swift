import Foundation
import KumikoTesting
import Testing

@testable import Kumiko

@MainActor
struct DrawingEffectTests {
    private func box(_ color: Color = .red) -> some View { color.frame(width: 100, height: 50) }
    /// Where a box of 100 × 50 stands in the window.
    private let frame = CGRect(x: 150, y: 275, width: 100, height: 50)

    @Test func aColourFillsWhatItIsGiven() {
        #expect(
            DrawnView(Color.red).calls == [
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 400, height: 600)),
                    CGRect(x: 0, y: 0, width: 400, height: 600), paint(.red))
            ])
        #expect(DrawnView(Color.red.fixedSize()).frames == [CGRect(x: 195, y: 295, width: 10, height: 10)])
    }

    @Test func aBorderLiesInsideTheBounds() {
        let line = CGRect(x: 2, y: 2, width: 96, height: 46)
        #expect(
            DrawnView(box().border(.black, width: 4)).calls.last
                == .stroke(Path(line), frame, paint(.black), width: 4))
    }

    @Test(arguments: [CGFloat(0), -1]) func aBorderWithoutWidthDrawsNothing(_ width: CGFloat) {
        #expect(DrawnView(box().border(.black, width: width)).paints == [paint(.red)])
    }

    @Test func aBorderAppearsWithItsWidth() {
        let flag = Flag()
        let view = DrawnView(Switching(flag: flag) { box().border(.black, width: $0 ? 4 : 0) })
        #expect(view.paints.count == 1)
        flag.isOn = true
        #expect(view.paints == [paint(.red), paint(.black)])
        flag.isOn = false
        #expect(view.paints.count == 1)
    }

    @Test func whatIsTransparentIsNeitherDrawnNorHit() {
        for view in [AnyView(box().opacity(0)), AnyView(box().hidden())] {
            let drawn = DrawnView(view)
            #expect(drawn.calls.isEmpty)
            #expect(!drawn.isHit(200, 300))
        }
    }

    @Test func opacitySurroundsWhatItFades() {
        let fill = DrawingRecorder.Call.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 50)), frame, paint(.red))
        #expect(DrawnView(box().opacity(0.5)).calls == [.opacity(0.5), fill, .pop])
        #expect(DrawnView(box().opacity(3)).calls == [fill])
    }

    @Test func whatTurnsTransparentHidesItsWidgets() {
        let flag = Flag()
        let view = DrawnView(Switching(flag: flag) { Text("A").opacity($0 ? 0 : 1) })
        #expect(view.calls == [.widget])
        flag.isOn = true
        #expect(view.calls.isEmpty)
        flag.isOn = false
        #expect(view.calls == [.widget])
    }

    @Test func whatTurnsTransparentCannotBeSeen() {
        let flag = Flag()
        let view = MountedView(Switching(flag: flag) { Text("A").opacity($0 ? 0 : 1) })
        #expect(view.texts == ["A"])
        flag.isOn = true
        view.advance()
        #expect(view.texts.isEmpty)
    }

    @Test func aTransparentPlaceIsKept() {
        let view = VStack(spacing: 0) {
            box().hidden()
            box(.blue)
        }
        #expect(DrawnView(view).frames == [CGRect(x: 150, y: 300, width: 100, height: 50)])
    }

    @Test func aClipCutsTheDrawingAndThePointer() {
        let view = DrawnView(box().clipShape(Circle()))
        let circle = Path(ellipseIn: CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(view.calls.first == .clip(circle, frame))
        #expect(view.calls.last == .pop)
        #expect(view.isHit(200, 300))
        #expect(!view.isHit(155, 280))
    }

    @Test func cornersAreCutRound() {
        let rounded = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 10)
        #expect(DrawnView(box().cornerRadius(10)).calls.first == .clip(rounded, frame))
    }

    @Test func aShadowIsOfAllThatIsInside() {
        let calls = DrawnView(box().border(.black).shadow(color: .blue, radius: 3, x: 1, y: 2)).calls
        let color = Color.blue.resolve(in: EnvironmentValues())
        #expect(calls.first == .shadow(color, radius: 3, offset: CGSize(width: 1, height: 2)))
        #expect(calls.last == .pop)
        #expect(calls.count == 4)
    }

    @Test func whatIsClearIsNotHit() {
        #expect(DrawnView(box()).isHit(200, 300))
        #expect(!DrawnView(box(.clear)).isHit(200, 300))
    }

    @Test func aFilledShapeIsHitInsideAndALineOnTheLine() {
        let disc = DrawnView(Circle().fill(.red).frame(width: 100, height: 100))
        #expect(disc.isHit(200, 300))
        #expect(!disc.isHit(153, 253))
        let ring = DrawnView(Circle().stroke(.red, lineWidth: 10).frame(width: 100, height: 100))
        #expect(!ring.isHit(200, 300))
        #expect(ring.isHit(152, 300))
    }
}
