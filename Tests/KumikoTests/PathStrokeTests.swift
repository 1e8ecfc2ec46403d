import Foundation
import Testing

@testable import Kumiko

struct PathStrokeTests {
    private let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
    private let corner = Path { $0.addLines([CGPoint(x: 0, y: 100), .zero, CGPoint(x: 100, y: 0)]) }

    @Test func aLineHasItsWidth() {
        let outline = line.strokedPath(StrokeStyle(lineWidth: 10))
        #expect(outline.boundingRect == CGRect(x: 0, y: -5, width: 100, height: 10))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test func endsReachAsTheirCapSays() {
        let square = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))
        #expect(square.boundingRect == CGRect(x: -5, y: -5, width: 110, height: 10))
        let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
        #expect(round.boundingRect == square.boundingRect)
        #expect(!round.contains(CGPoint(x: -4.5, y: -4.5)))
        #expect(square.contains(CGPoint(x: -4.5, y: -4.5)))
    }

    @Test func cornersLookAsTheirJoinSays() {
        func outline(_ join: CGLineJoin, limit: CGFloat = 10) -> Path {
            corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit))
        }
        let (tip, arc, cut) = (CGPoint(x: -4.9, y: -4.9), CGPoint(x: -3.4, y: -3.4), CGPoint(x: -2.4, y: -2.4))
        #expect([tip, arc, cut].map { outline(.miter).contains($0) } == [true, true, true])
        #expect([tip, arc, cut].map { outline(.round).contains($0) } == [false, true, true])
        #expect([tip, arc, cut].map { outline(.bevel).contains($0) } == [false, false, true])
        #expect(!outline(.miter, limit: 1).contains(tip))
    }

    @Test func aClosedLineHasAHole() {
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(!ring.contains(CGPoint(x: 50, y: 50)))
        #expect(ring.contains(CGPoint(x: 4.8, y: 50)))
        #expect(ring.contains(CGPoint(x: -4.8, y: 50)))
        #expect(!ring.contains(CGPoint(x: 5.2, y: 50)))
        let frame = Path(CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(frame.contains(CGPoint(x: -4.9, y: -4.9)))
        #expect(frame.boundingRect == CGRect(x: -5, y: -5, width: 110, height: 110))
    }

    @Test func dashesAlternateWithGaps() {
        let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [20, 10]))
        #expect(
            [5, 25, 35, 55, 95].map { outline.contains(CGPoint(x: $0, y: 0)) } == [true, false, true, false, true])
        let moved = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [20, 10], dashPhase: 20))
        #expect([5, 15, 35].map { moved.contains(CGPoint(x: $0, y: 0)) } == [false, true, false])
        let odd = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10]))
        #expect([5, 15, 25].map { odd.contains(CGPoint(x: $0, y: 0)) } == [true, false, true])
    }

    @Test func dashesWithoutLengthAreIgnored() {
        let plain = line.strokedPath(StrokeStyle(lineWidth: 2))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0])) == plain)
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [-5, 20])) == plain)
    }

    @Test func aPointShowsItsCaps() {
        let point = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
        #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        let dot = point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(dot.boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
    }
}
