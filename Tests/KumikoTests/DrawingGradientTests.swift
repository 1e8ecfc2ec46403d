import Foundation
import Testing

@testable import Kumiko

@MainActor
struct DrawingGradientTests {
    private func locations(_ gradient: Gradient) -> [CGFloat] {
        gradient.resolved(in: EnvironmentValues()).map(\.location)
    }

    @Test func coloursStandAtEqualDistances() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func placesNeverRunBackNorLeaveTheGradient() {
        let stops = [-1, 0.5, 0.25, 2].map { Gradient.Stop(color: .red, location: $0) }
        #expect(locations(Gradient(stops: stops)) == [0, 0.5, 0.5, 1])
    }

    @Test func aLineRunsBetweenPointsOfTheFrame() {
        let view = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .bottomTrailing)
        guard case .linear(let stops, let start, let end)? = DrawnView(view).paints.first else {
            Issue.record("a linear gradient is painted")
            return
        }
        #expect(stops.map(\.color) == [Color.Resolved(0x000000), Color.Resolved(0xffffff)])
        #expect(start == CGPoint(x: 0, y: 300))
        #expect(end == CGPoint(x: 400, y: 600))
    }

    @Test func ringsLieAroundAPointOfTheFrame() {
        let view = RadialGradient(colors: [.black, .white], center: .center, startRadius: 2, endRadius: 30)
        guard case .radial(_, let center, let start, let end)? = DrawnView(view).paints.first else {
            Issue.record("a radial gradient is painted")
            return
        }
        #expect(center == CGPoint(x: 200, y: 300))
        #expect((start, end) == (2, 30))
    }

    @Test func anAngularGradientGoesOnceAround() {
        let view = AngularGradient(colors: [.black, .white], center: .topLeading, angle: .degrees(90))
        guard case .angular(_, let center, let start, let end)? = DrawnView(view).paints.first else {
            Issue.record("an angular gradient is painted")
            return
        }
        #expect(center == .zero)
        #expect(abs(start - 90) < 1e-9)
        #expect(abs(end - 450) < 1e-9)
    }

    @Test func aColoursGradientEndsInTheColour() {
        let stops = Color.red.gradient.gradient.stops
        #expect(stops.last?.color == .red)
        #expect(stops.first?.color != .red)
    }
}
