import Foundation
import Testing

@testable import Kumiko

struct PathFormTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func simpleFormsAreKept() {
        #expect(Path(rect).form == .rect(rect))
        #expect(Path(ellipseIn: rect).form == .ellipse(rect))
        #expect(Path(roundedRect: rect, cornerRadius: 5).form == .roundedRect(rect, CGSize(width: 5, height: 5)))
        #expect(Path { $0.addEllipse(in: rect) }.form == .ellipse(rect))
        #expect(Path { $0.addPath(Path(rect)) }.form == .rect(rect))
    }

    @Test func formsStayWhatTheyAreWhenMovedOrScaled() {
        #expect(Path(rect).offsetBy(dx: 1, dy: 2).form == .rect(rect.offsetBy(dx: 1, dy: 2)))
        let scaled = Path(roundedRect: rect, cornerRadius: 5).applying(CGAffineTransform(scaleX: 2, y: 1))
        let wide = CGRect(x: 20, y: 20, width: 60, height: 40)
        #expect(scaled.form == .roundedRect(wide, CGSize(width: 10, height: 5)))
    }

    @Test func cornersAreAtMostHalfTheRectangle() {
        #expect(
            Path(roundedRect: rect, cornerRadius: 100).form == .roundedRect(rect, CGSize(width: 15, height: 15)))
        #expect(
            Path(roundedRect: rect, cornerSize: CGSize(width: 100, height: 100)).form
                == .roundedRect(rect, CGSize(width: 15, height: 20)))
        #expect(Path(roundedRect: rect, cornerRadius: 0).form == .rect(rect))
    }

    @Test func unevenCornersShareASide() {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let path = Path(roundedRect: square, cornerRadii: RectangleCornerRadii(topLeading: 30, topTrailing: 10))
        #expect(path.boundingRect == square)
        #expect(path.elements.first == .move(to: CGPoint(x: 7.5, y: 0)))
        let even = RectangleCornerRadii(topLeading: 2, bottomLeading: 2, bottomTrailing: 2, topTrailing: 2)
        #expect(Path(roundedRect: square, cornerRadii: even) == Path(roundedRect: square, cornerRadius: 2))
    }

    @Test func stepsAreKeptInOrder() {
        var path = Path()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 2, y: 1))
        path.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 2.5, y: 2))
        #expect(path.currentPoint == CGPoint(x: 3, y: 1))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        var steps: [Path.Element] = []
        path.forEach { steps.append($0) }
        #expect(
            steps == [
                .move(to: CGPoint(x: 1, y: 1)), .line(to: CGPoint(x: 2, y: 1)),
                .quadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 2.5, y: 2)), .closeSubpath,
            ])
    }

    @Test func anEmptyPathTakesAStepAsItsBegin() {
        var path = Path()
        path.closeSubpath()
        #expect(path.isEmpty)
        path.addLine(to: CGPoint(x: 4, y: 4))
        #expect(path.elements == [.move(to: CGPoint(x: 4, y: 4))])
    }

    @Test func whatIsAddedToAFormComesAfterIt() {
        var path = Path(rect)
        path.addRect(rect)
        path.addLines([.zero, CGPoint(x: 1, y: 1)])
        #expect(path.elements.count == 12)
    }

    @Test func transformsMoveEveryPoint() {
        let turned = Path { $0.addLines([CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0)]) }
            .applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned.currentPoint.map { abs($0.x) < 1e-9 && abs($0.y - 2) < 1e-9 } == true)
        let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 5, y: 6))
        #expect(CGPoint(x: 5, y: 6).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
    }
}
