import Testing

@testable import ViewModels

struct SpringTests {
    /// The same spring by its differential equation in small steps.
    func integrated(_ spring: Spring, to time: Double) -> (position: Double, velocity: Double) {
        let damping = 2 * (Spring.stiffness * Spring.mass).squareRoot()
        var (position, velocity) = (spring.start, spring.velocity)
        let steps = 200_000
        let step = time / Double(steps)
        for _ in 0..<steps {
            let force = -Spring.stiffness * (position - spring.target) - damping * velocity
            velocity += force / Spring.mass * step
            position += velocity * step
        }
        return (position, velocity)
    }

    @Test(arguments: [(0.0, 1.0, 0.0), (0.4, 1, 5), (0.4, 1, -3), (2.9, 3, 40), (-1, -1, 2)])
    func closedFormSolvesTheEquationOfMotion(start: Double, target: Double, velocity: Double) {
        let spring = Spring(target: target, start: start, velocity: velocity)
        for time in [0.01, 0.05, 0.1, 0.3] {
            let (position, speed) = integrated(spring, to: time)
            let state = spring.state(at: time)
            #expect(abs(state.position - position) < 1e-3)
            #expect(abs(state.velocity - speed) < 2e-2)
        }
    }

    @Test func beginsWhereAndAsFastAsItWasLetGo() {
        let state = Spring(target: 1, start: 0.25, velocity: 3).state(at: -1)
        #expect(state.position == 0.25)
        #expect(state.velocity == 3)
    }

    @Test func releasedAtRestItNeverPassesTheTarget() {
        let spring = Spring(target: 1, start: 0, velocity: 0)
        var before = 0.0
        for frame in 0..<120 {
            let position = spring.state(at: Double(frame) / 120).position
            #expect(position >= before && position <= 1)
            before = position
        }
    }

    @Test func isAtRestAfterAnyLengthOfTime() {
        for time in [1.0, 10, 1e6, .greatestFiniteMagnitude] {
            let spring = Spring(target: 7, start: 0, velocity: 100)
            let state = spring.state(at: time)
            #expect(spring.isAtRest(state))
        }
    }
}
