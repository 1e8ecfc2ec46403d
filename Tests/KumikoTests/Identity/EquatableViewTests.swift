import KumikoTesting
import Testing

@MainActor
@Suite struct EquatableViewTests {
    private struct Parity: View, Equatable {
        let number: Int
        var body: some View { Text("parity \(number)") }
        nonisolated static func == (lhs: Parity, rhs: Parity) -> Bool { lhs.number % 2 == rhs.number % 2 }
    }

    private struct Content<Child: View>: View {
        @State private var number = 0
        let child: (Int) -> Child
        var body: some View {
            Button("More") { number += 1 }
            Button("Two") { number += 2 }
            child(number)
        }
    }

    @Test func equalContentIsNotEvaluated() throws {
        let mounted = MountedView(Content { Parity(number: $0).equatable() })
        try mounted.find(text: "Two").press()
        #expect(mounted.texts.last == "parity 0")
        try mounted.find(text: "More").press()
        #expect(mounted.texts.last == "parity 3")
        #expect(mounted.bodyCount(Parity.self) == 2)
    }

    @Test func initialiserIsTheSame() throws {
        let mounted = MountedView(Content { EquatableView(content: Parity(number: $0)) })
        try mounted.find(text: "Two").press()
        #expect(mounted.bodyCount(Parity.self) == 1)
    }

    private struct Plain: View {
        let title: String
        let values: [Int]
        let double: Double
        var body: some View { Text(title) }
    }

    @Test func viewOfEqualPropertiesIsNotEvaluated() throws {
        let mounted = MountedView(Content { Plain(title: "t", values: [1, $0 / 100], double: 0) })
        try mounted.find(text: "More").press()
        #expect(mounted.bodyCount(Plain.self) == 1)
    }

    @Test func viewOfAnotherPropertyIsEvaluated() throws {
        let mounted = MountedView(Content { Plain(title: "t\($0)", values: [], double: 0) })
        try mounted.find(text: "More").press()
        #expect(mounted.texts.last == "t1")
    }

    private final class Reference {}
    private enum Kind { case one, two(Reference), three(String) }
    private struct Odd: View {
        let reference: Reference
        let kind: Kind
        let any: any Sendable
        let nested: (Int, Kind)
        let act: (() -> Void)?
        var body: some View { Text("odd") }
    }

    @Test func propertiesOfAnyKindAreCompared() throws {
        let (a, b) = (Reference(), Reference())
        func run(_ make: @escaping (Int) -> Odd) throws -> Int {
            let mounted = MountedView(Content(child: make))
            try mounted.find(text: "More").press()
            return mounted.bodyCount(Odd.self)
        }
        #expect(try run { _ in Odd(reference: a, kind: .two(a), any: 1, nested: (1, .one), act: nil) } == 1)
        #expect(try run { Odd(reference: $0 == 0 ? a : b, kind: .one, any: 1, nested: (1, .one), act: nil) } == 2)
        #expect(try run { Odd(reference: a, kind: .two($0 == 0 ? a : b), any: 1, nested: (1, .one), act: nil) } == 2)
        #expect(try run { Odd(reference: a, kind: .one, any: $0, nested: (1, .one), act: nil) } == 2)
        #expect(try run { Odd(reference: a, kind: .one, any: "", nested: ($0, .one), act: nil) } == 2)
        #expect(try run { Odd(reference: a, kind: .three("x\($0)"), any: "", nested: (0, .one), act: nil) } == 2)
        #expect(try run { step in Odd(reference: a, kind: .one, any: "", nested: (0, .one), act: { _ = step }) } == 2)
    }
}
