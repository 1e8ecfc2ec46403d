import Foundation
import Testing

@testable import Kumiko

struct PathGeometryTests {
    private func isClose(_ lhs: CGPoint?, _ rhs: CGPoint, _ tolerance: CGFloat = 0.01) -> Bool {
        lhs.map { ($0 - rhs).length < tolerance } ?? false
    }

    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test func boundsFollowCurvesNotTheirControlPoints() {
        let path = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        }
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
        let cubic = Path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        }
        #expect(abs(cubic.boundingRect.height - 75) < 1e-9)
        #expect(Path().boundingRect.isNull)
    }

    @Test func aFormContainsWhatItsCurvesContain() {
        for path in [
            Path(square), Path(ellipseIn: square), Path(roundedRect: square, cornerSize: CGSize(width: 40, height: 20)),
        ] {
            let curves = Path(form: .elements(path.elements))
            for x in stride(from: -4.5, to: 105, by: 3.7) {
                for y in stride(from: -4.5, to: 105, by: 3.7) {
                    let point = CGPoint(x: x, y: y)
                    #expect(path.contains(point) == curves.contains(point))
                }
            }
        }
    }

    @Test func aHoleIsOutsideByTheEvenOddRule() {
        let path = Path {
            $0.addRect(square)
            $0.addRect(square.insetBy(dx: 25, dy: 25))
        }
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 10), eoFill: true))
    }

    @Test func anOpenPathContainsWhatItWouldClosed() {
        let path = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]) }
        #expect(path.contains(CGPoint(x: 75, y: 25)))
        #expect(!path.contains(CGPoint(x: 25, y: 75)))
    }

    @Test func arcsTurnAsTheyDoWithYDownwards() {
        func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
            Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
                    clockwise: clockwise)
            }
        }
        let quarter = arc(0, 90, clockwise: false)
        #expect(isClose(quarter.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(abs(quarter.boundingRect.width - 10) < 0.01)
        let rest = arc(0, 90, clockwise: true)
        #expect(isClose(rest.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(abs(rest.boundingRect.width - 20) < 0.01)
        for whole in [arc(0, 360, clockwise: false), arc(0, 360, clockwise: true)] {
            #expect(abs(whole.boundingRect.height - 20) < 0.01)
            #expect(whole.contains(CGPoint(x: -9, y: 0)))
        }
    }

    @Test func anArcBeginsWithALineFromThePathSoFar() {
        let path = Path {
            $0.move(to: .zero)
            $0.addRelativeArc(center: CGPoint(x: 20, y: 0), radius: 10, startAngle: .degrees(180), delta: .degrees(90))
        }
        #expect(path.elements.count == 3)
        #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 10 * sin(Double.pi))))
        #expect(isClose(path.currentPoint, CGPoint(x: 20, y: -10)))
    }

    @Test func aCornerIsRoundedBetweenItsTangents() {
        for (end, side) in [(CGPoint(x: 100, y: 100), 10.0), (CGPoint(x: 100, y: -100), -10)] {
            let path = Path {
                $0.move(to: .zero)
                $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: 10)
            }
            #expect(isClose(path.currentPoint, CGPoint(x: 100, y: side)))
            #expect(path.elements.count == 3)
            #expect(abs(path.boundingRect.height - 10) < 0.01)
        }
    }

    @Test func withoutACornerATangentArcIsALine() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 10)
        }
        #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 50, y: 0))])
    }

    @Test func trimmingKeepsAPartOfTheLength() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]) }
        let middle = line.trimmedPath(from: 0.125, to: 0.5)
        #expect(
            middle.elements == [
                .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
            ])
        #expect(line.trimmedPath(from: -1, to: 2) == line)
        #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(line.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    }

    @Test func aTrimmedCircleBeginsAtItsTrailingSideAndGoesClockwise() {
        let half = Circle().trim(from: 0, to: 0.5).path(in: square)
        #expect(half.elements.first == .move(to: CGPoint(x: 100, y: 50)))
        #expect(isClose(half.currentPoint, CGPoint(x: 0, y: 50)))
        #expect(abs(half.boundingRect.minY - 50) < 0.01)
        let eighth = Circle().trim(from: 0.125, to: 0.25).path(in: square)
        let corner = 50 + 50 / 2.0.squareRoot()
        guard case .move(let start)? = eighth.elements.first else {
            Issue.record("a part of a circle begins somewhere")
            return
        }
        #expect(isClose(start, CGPoint(x: corner, y: corner), 0.05))
    }

    @Test func trimmingLeavesGapsBetweenSubpaths() {
        let path = Path {
            $0.addLines([.zero, CGPoint(x: 10, y: 0)])
            $0.addLines([CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0)])
        }
        #expect(
            path.trimmedPath(from: 0.25, to: 0.75).elements == [
                .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
                .move(to: CGPoint(x: 20, y: 0)), .line(to: CGPoint(x: 25, y: 0)),
            ])
    }
}
