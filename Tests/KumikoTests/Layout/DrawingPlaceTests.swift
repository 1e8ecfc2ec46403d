import Foundation
import Testing

@testable import Kumiko
@testable import KumikoTesting

/// Where things are drawn, and in which order.
@MainActor
@Suite struct DrawingPlaceTests {
    /// What was drawn, in order: each shape's outline in the window.
    private final class Recorder: DrawingContext {
        struct Entry {
            /// What the shape covers, the line's width included.
            var outer: CGRect
            /// The width of the line; 0 for a filled shape.
            var lineWidth: CGFloat
            var paint: Paint
        }

        var entries: [Entry] = []

        func fill(_ path: Path, in frame: CGRect, with paint: Paint, style: FillStyle) {
            let bounds = path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
            entries.append(Entry(outer: bounds, lineWidth: 0, paint: paint))
        }

        func stroke(_ path: Path, in frame: CGRect, with paint: Paint, style: StrokeStyle) {
            let bounds = path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
            let half = style.lineWidth / 2
            entries.append(
                Entry(outer: bounds.insetBy(dx: -half, dy: -half), lineWidth: style.lineWidth, paint: paint))
        }

        func pushClip(_ path: Path, in frame: CGRect, style: FillStyle) {}
        func pushOpacity(_ opacity: Double) {}
        func pushShadow(_ color: Color.Resolved, radius: CGFloat, offset: CGSize) {}
        func pushTransform(_ transform: Transform) {}
        func pushColorMatrix(_ matrix: ColorMatrix) {}
        func pop() {}
        func draw(_ widget: any PlatformWidget) {}
    }

    private func draw(_ view: some View) -> [Recorder.Entry] {
        let mount = Mount(view, platform: TestPlatform(), environment: EnvironmentValues())
        mount.root.layOut(in: CGSize(width: 400, height: 600))
        let recorder = Recorder()
        mount.root.drawContent(in: recorder)
        return recorder.entries
    }

    private func paint(_ color: Color) -> Paint { .color(color.resolve(in: EnvironmentValues())) }

    @Test func borderLiesInsideTheBounds() throws {
        let drawn = draw(Color.red.frame(width: 100, height: 100).padding().border(.blue, width: 4))
        #expect(drawn.map(\.paint) == [paint(.red), paint(.blue)])
        let box = CGRect(134, 234, 132, 132)
        #expect(drawn[0].outer == box.insetBy(dx: 16, dy: 16))
        // A line of 4 along the inside of the box: 0…4 and 128…132.
        #expect(drawn[1].outer == box)
        #expect(drawn[1].lineWidth == 4)
    }

    @Test func backgroundIsDrawnBehindAndOverlayInFront() {
        let drawn = draw(
            Color.red.frame(width: 60, height: 20).background(Color.green).overlay { Color.blue.frame(width: 10) })
        #expect(drawn.map(\.paint) == [paint(.green), paint(.red), paint(.blue)])
        #expect(drawn[0].outer == CGRect(170, 290, 60, 20))
        #expect(drawn[2].outer == CGRect(195, 290, 10, 20))
    }

    @Test func higherValuesAreDrawnLater() {
        let drawn = draw(
            ZStack {
                Color.red.zIndex(1)
                Color.green
                Color.blue.padding(1).zIndex(-1)
            })
        #expect(drawn.map(\.paint) == [paint(.blue), paint(.green), paint(.red)])
    }

    @Test func offsetMovesTheDrawing() {
        let drawn = draw(Color.red.frame(width: 60, height: 20).offset(x: 5, y: 50).background(Color.blue))
        #expect(drawn[0].outer == CGRect(170, 290, 60, 20))
        #expect(drawn[1].outer == CGRect(175, 340, 60, 20))
    }

    @Test func dividerIsALine() {
        let drawn = draw(VStack { Divider() })
        #expect(drawn.map(\.outer) == [CGRect(0, 299.5, 400, 1)])
    }

    @Test func whatIsHiddenIsNotDrawn() {
        #expect(draw(Color.red.hidden()).isEmpty)
        #expect(draw(Color.red.opacity(0)).isEmpty)
        #expect(draw(Color.clear).isEmpty)
    }
}
