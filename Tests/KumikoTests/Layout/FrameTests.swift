import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct FrameTests {
    nonisolated static let fixed: [LayoutCase] = [
        LayoutCase("frame in frame in frame", 300, 200, a: [CGRect(120, 90, 60, 20)]) {
            A().frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200)
        },
        LayoutCase("bottom trailing", 200, 200, a: [CGRect(140, 180, 60, 20)]) {
            A().frame(width: 200, height: 200, alignment: .bottomTrailing)
        },
        LayoutCase("proposes exactly its size", 100, 50, fill: [CGRect(0, 0, 100, 50)]) {
            Fill().frame(width: 100, height: 50)
        },
        LayoutCase("the child overflows a smaller one", 20, 10, a: [CGRect(-20, -5, 60, 20)]) {
            A().frame(width: 20, height: 10)
        },
        LayoutCase("only a width", 100, 600, fill: [CGRect(0, 0, 100, 600)]) { Fill().frame(width: 100) },
        LayoutCase("only a height", 400, 50, fill: [CGRect(0, 0, 400, 50)]) { Fill().frame(height: 50) },
        LayoutCase("zero", 0, 0, a: [CGRect(-30, -10, 60, 20)]) { A().frame(width: 0, height: 0) },
        LayoutCase("a negative length counts as none", 60, 20, a: [CGRect(0, 0, 60, 20)]) {
            A().frame(width: -4, height: .infinity)
        },
    ]

    nonisolated static let flexible: [LayoutCase] = [
        LayoutCase("maxWidth infinity, leading", 400, 20, a: [CGRect(0, 0, 60, 20)]) {
            A().frame(maxWidth: .infinity, alignment: .leading)
        },
        LayoutCase("minHeight", 60, 180, a: [CGRect(0, 80, 60, 20)]) { A().frame(minHeight: 180) },
        LayoutCase("minWidth below the child", 60, 20, a: [CGRect(0, 0, 60, 20)]) { A().frame(minWidth: 10) },
        LayoutCase("maxWidth above the proposal", 400, 20, a: [CGRect(170, 0, 60, 20)]) { A().frame(maxWidth: 900) },
        LayoutCase("maxWidth below the child", 30, 20, a: [CGRect(-15, 0, 60, 20)]) { A().frame(maxWidth: 30) },
        LayoutCase("maxWidth proposes no more than itself", 50, 600, fill: [CGRect(0, 0, 50, 600)]) {
            Fill().frame(maxWidth: 50)
        },
        LayoutCase("minWidth proposes no less than itself", 500, 600, fill: [CGRect(0, 0, 500, 600)]) {
            Fill().frame(minWidth: 500)
        },
        LayoutCase("min and max clamp the proposal", 150, 100, a: [CGRect(45, 40, 60, 20)]) {
            A().frame(minWidth: 100, maxWidth: 150, minHeight: 50, maxHeight: 100)
        },
        LayoutCase("the ideal without a proposal", 70, 40, fill: [CGRect(0, 0, 70, 40)]) {
            Fill().frame(minWidth: 10, idealWidth: 70, maxWidth: .infinity, idealHeight: 40).fixedSize()
        },
        LayoutCase("the ideal, clamped", 80, 20, a: [CGRect(10, 0, 60, 20)]) {
            A().frame(idealWidth: 120, maxWidth: 80).fixedSize()
        },
        LayoutCase("the child's own without a proposal", 60, 20, a: [CGRect(0, 0, 60, 20)]) {
            A().frame(maxWidth: .infinity, maxHeight: .infinity).fixedSize()
        },
        LayoutCase("two of them share evenly", 400, 20, a: [CGRect(70, 0, 60, 20), CGRect(270, 0, 60, 20)]) {
            HStack(spacing: 0) {
                A().frame(maxWidth: .infinity)
                A().frame(maxWidth: .infinity)
            }
        },
    ]

    nonisolated static let sizes: [LayoutCase] = [
        LayoutCase("fixedSize takes the ideal of a shape", 10, 10, fill: [CGRect(0, 0, 10, 10)]) { Fill().fixedSize() },
        LayoutCase("fixedSize along one axis", 400, 10, fill: [CGRect(0, 0, 400, 10)]) {
            Fill().fixedSize(horizontal: false, vertical: true)
        },
        LayoutCase("opacity(0) keeps the place", 60, 58, a: [CGRect(0, 0, 60, 20)], b: [CGRect(10, 28, 40, 30)]) {
            VStack {
                A().opacity(0)
                B()
            }
        },
        LayoutCase("hidden() keeps the place", 60, 58, a: [CGRect(0, 0, 60, 20)], b: [CGRect(10, 28, 40, 30)]) {
            VStack {
                A().hidden()
                B()
            }
        },
        LayoutCase(
            "offset moves the view alone", 60, 60, a: [CGRect(5, 50, 60, 20)], b: [CGRect(10, 30, 40, 30)]
        ) {
            VStack(spacing: 10) {
                A().offset(x: 5, y: 50)
                B()
            }
        },
    ]

    @Test(arguments: fixed) func fixedFrame(_ layout: LayoutCase) throws { try layout.check() }
    @Test(arguments: flexible) func flexibleFrame(_ layout: LayoutCase) throws { try layout.check() }
    @Test(arguments: sizes) func size(_ layout: LayoutCase) throws { try layout.check() }

    @Test(arguments: [
        (Alignment.topLeading, 0.0, 0.0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 40), (.center, 20, 40),
        (.trailing, 40, 40), (.bottomLeading, 0, 80), (.bottom, 20, 80), (.bottomTrailing, 40, 80),
    ])
    func alignmentInAFrame(_ alignment: Alignment, x: CGFloat, y: CGFloat) throws {
        let mounted = MountedView(Whole { A().frame(width: 100, height: 100, alignment: alignment) })
        #expect(mounted.frames(A.self, in: CGRect(150, 250, 100, 100)) == [CGRect(x, y, 60, 20)])
    }

    @Test func rootFollowsTheWindow() throws {
        let mounted = MountedView(A())
        #expect(try mounted.frame(A.self) == CGRect(170, 290, 60, 20))
        mounted.size = CGSize(width: 200, height: 100)
        #expect(try mounted.frame(A.self) == CGRect(70, 40, 60, 20))
        mounted.size = CGSize(width: 20, height: 10)
        #expect(try mounted.frame(A.self) == CGRect(-20, -5, 60, 20))
    }

    @Test func offsetFollowsItsState() throws {
        struct Moving: View {
            @State private var isMoved = false
            var body: some View {
                VStack {
                    Button("Move") { isMoved.toggle() }
                    A().offset(x: isMoved ? 30 : 0)
                }
            }
        }
        let mounted = MountedView(Moving())
        let start = try mounted.frame(A.self)
        try mounted.find(text: "Move").press()
        #expect(try mounted.frame(A.self) == start.offsetBy(dx: 30, dy: 0))
    }
}
