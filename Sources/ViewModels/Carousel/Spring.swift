/// A critically damped spring that pulls a position to a target, in closed form.
///
/// It is exact at any time whatever the frame rate, and it never swings to and fro: it passes the target once at most,
/// when it was thrown at it fast enough.
struct Spring: Equatable {
    /// The mass the spring moves and how stiff it is; the damping ratio is 1.
    static let mass = 0.5
    static let stiffness = 500.0

    /// Closer than this to the target, in pages, and slower than this, in pages a second, nobody sees it move.
    static let restDistance = 0.000_5
    static let restSpeed = 0.01

    /// The angular frequency, in 1/s: the square root of stiffness by mass.
    private static let frequency = (stiffness / mass).squareRoot()

    /// Where it pulls to.
    var target: Double
    /// Where and how fast it began.
    var start: Double
    var velocity: Double

    /// Position and velocity `time` seconds after it began; times before that count as 0.
    func state(at time: Double) -> (position: Double, velocity: Double) {
        let time = max(0, time)
        let displacement = start - target
        let slope = velocity + Self.frequency * displacement
        let decay = exponential(-Self.frequency * time)
        guard decay > 0 else { return (target, 0) }
        return (
            target + (displacement + slope * time) * decay,
            (velocity - Self.frequency * slope * time) * decay
        )
    }

    /// Whether the spring may be called at rest in a state.
    func isAtRest(_ state: (position: Double, velocity: Double)) -> Bool {
        abs(state.position - target) < Self.restDistance && abs(state.velocity) < Self.restSpeed
    }
}

/// e to the power of `x` for `x` of 0 or less, to about 14 digits; Foundation, which has it, costs 10 ms at start-up.
///
/// The argument is halved until a short series is exact, and the result squared as often.
private func exponential(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    var reduced = x
    var squarings = 0
    while reduced < -0.5 {
        reduced /= 2
        squarings += 1
    }
    var term = 1.0
    var sum = 1.0
    for power in 1...14 {
        term *= reduced / Double(power)
        sum += term
    }
    for _ in 0..<squarings { sum *= sum }
    return sum
}
