import Foundation
import Testing

@testable import Kumiko

@MainActor
struct DrawingShapeTests {
    private struct Diamond: InsettableShape {
        var inset: CGFloat = 0

        func path(in rect: CGRect) -> Path {
            let rect = rect.insetBy(dx: inset, dy: inset)
            return Path {
                $0.addLines([
                    CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                    CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
                ])
                $0.closeSubpath()
            }
        }

        func inset(by amount: CGFloat) -> Diamond { Diamond(inset: inset + amount) }
    }

    private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test func shapesTakeWhatTheyAreProposed() {
        let proposal = ProposedViewSize(width: 30, height: nil)
        #expect(Rectangle().sizeThatFits(proposal) == CGSize(width: 30, height: 10))
        #expect(Diamond().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
        #expect(Circle().sizeThatFits(proposal) == CGSize(width: 30, height: 30))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Circle().inset(by: 2).stroke().sizeThatFits(.init(rect.size)) == CGSize(width: 50, height: 50))
    }

    @Test func shapesHaveTheirForm() {
        #expect(Circle().path(in: rect) == Path(ellipseIn: CGRect(x: 25, y: 0, width: 50, height: 50)))
        #expect(Ellipse().path(in: rect) == Path(ellipseIn: rect))
        #expect(Capsule().path(in: rect) == Path(roundedRect: rect, cornerRadius: 25))
        #expect(RoundedRectangle(cornerRadius: 90).path(in: rect) == Path(roundedRect: rect, cornerRadius: 25))
        #expect(AnyShape(Diamond()).path(in: rect) == Diamond().path(in: rect))
    }

    @Test func insetsKeepTheCentresOfCorners() {
        let inner = rect.insetBy(dx: 4, dy: 4)
        #expect(Rectangle().inset(by: 4).path(in: rect) == Path(inner))
        #expect(
            RoundedRectangle(cornerRadius: 10).inset(by: 4).path(in: rect) == Path(roundedRect: inner, cornerRadius: 6))
        #expect(RoundedRectangle(cornerRadius: 3).inset(by: 4).path(in: rect) == Path(inner))
        #expect(Rectangle().inset(by: 100).path(in: rect).boundingRect.size == .zero)
    }

    @Test func outlinesAreMovedRotatedAndScaled() {
        #expect(Rectangle().offset(x: 5, y: 6).path(in: rect) == Path(rect.offsetBy(dx: 5, dy: 6)))
        #expect(Rectangle().scale(0.5).path(in: rect) == Path(CGRect(x: 25, y: 12.5, width: 50, height: 25)))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.minX - 25) < 1e-9 && abs(turned.width - 50) < 1e-9)
    }

    @Test func aShapeOfOnesOwnDrawsWithItsContainer() {
        let view = DrawnView(Diamond().fill(.red).frame(width: 100, height: 50))
        #expect(
            view.calls == [
                .fill(
                    Diamond().path(in: rect), CGRect(x: 150, y: 275, width: 100, height: 50),
                    paint(.red))
            ])
        #expect(view.isHit(200, 300))
        #expect(!view.isHit(155, 280))
    }

    @Test func waysOfDrawingLieOnOneAnother() {
        let view = DrawnView(
            Rectangle().fill(.red).stroke(.black, lineWidth: 2).strokeBorder(.blue, lineWidth: 4)
                .frame(width: 100, height: 50))
        #expect(view.paints == [paint(.red), paint(.black), paint(.blue)])
        #expect(
            view.calls.last
                == .stroke(
                    Path(CGRect(x: 2, y: 2, width: 96, height: 46)),
                    CGRect(x: 150, y: 275, width: 100, height: 50), paint(.blue), width: 4))
        #expect(view.frames.allSatisfy { $0.size == CGSize(width: 100, height: 50) })
    }

    @Test func theOutlineOfALineIsDrawnAsThatLine() {
        let view = DrawnView(Rectangle().stroke(lineWidth: 3).foregroundStyle(.red).frame(width: 100, height: 50))
        #expect(
            view.calls == [
                .stroke(
                    Path(rect), CGRect(x: 150, y: 275, width: 100, height: 50), paint(.red),
                    width: 3)
            ])
    }

    @Test func aShapeFollowsItsValues() {
        let flag = Flag()
        let view = DrawnView(
            Switching(flag: flag) { RoundedRectangle(cornerRadius: $0 ? 8 : 4).frame(width: 100, height: 50) })
        let frame = CGRect(x: 150, y: 275, width: 100, height: 50)
        for radius in [CGFloat(4), 8] {
            flag.isOn = radius == 8
            #expect(
                view.calls == [.fill(Path(roundedRect: rect, cornerRadius: radius), frame, .foreground(opacity: 1))])
        }
    }
}
