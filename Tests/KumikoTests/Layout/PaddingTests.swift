import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct PaddingTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("padding in padding", 108, 68, a: [CGRect(24, 24, 60, 20)]) { A().padding(8).padding(16) },
        LayoutCase("padding in a frame", 200, 100, a: [CGRect(70, 40, 60, 20)]) {
            A().padding().frame(width: 200, height: 100)
        },
        LayoutCase("a frame in padding", 240, 140, a: [CGRect(90, 60, 60, 20)]) {
            A().frame(width: 200, height: 100).padding(20)
        },
        LayoutCase("16 by default", 92, 52, a: [CGRect(16, 16, 60, 20)]) { A().padding() },
        LayoutCase("horizontal", 108, 20, a: [CGRect(24, 0, 60, 20)]) { A().padding(.horizontal, 24) },
        LayoutCase("vertical", 60, 52, a: [CGRect(0, 16, 60, 20)]) { A().padding(.vertical) },
        LayoutCase("bottom", 60, 36, a: [CGRect(0, 0, 60, 20)]) { A().padding(.bottom) },
        LayoutCase("top and leading", 63, 23, a: [CGRect(3, 3, 60, 20)]) { A().padding([.top, .leading], 3) },
        LayoutCase("insets", 66, 24, a: [CGRect(2, 1, 60, 20)]) {
            A().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
        LayoutCase("none", 60, 20, a: [CGRect(0, 0, 60, 20)]) { A().padding(0) },
        LayoutCase("negative", 40, 0, a: [CGRect(-10, -10, 60, 20)]) { A().padding(-10) },
        LayoutCase("takes from the proposal", 400, 600, fill: [CGRect(16, 16, 368, 568)]) { Fill().padding() },
        LayoutCase("larger than the proposal", 600, 600, fill: [CGRect(300, 300, 0, 0)]) { Fill().padding(300) },
        LayoutCase("on each of a group", 60 + 8, 28 + 8 + 38, a: [CGRect(4, 4, 60, 20)], b: [CGRect(14, 40, 40, 30)]) {
            VStack {
                Group {
                    A()
                    B()
                }
                .padding(4)
            }
        },
        LayoutCase(
            "on each of a ForEach", 68, 28 * 2 + 8, a: [CGRect(4, 4, 60, 20), CGRect(4, 40, 60, 20)]
        ) {
            VStack { ForEach(0..<2) { _ in A() }.padding(4) }
        },
    ]

    @Test(arguments: cases) func padding(_ layout: LayoutCase) throws { try layout.check() }

    @Test func followsItsState() throws {
        struct Padded: View {
            @State private var length = 4.0
            var body: some View {
                HStack(spacing: 0) {
                    Button("Wider") { length = 10 }
                    A().padding(length)
                    B()
                }
            }
        }
        let mounted = MountedView(Padded())
        let before = try mounted.frame(B.self)
        try mounted.find(text: "Wider").press()
        #expect(try mounted.frame(B.self) == before.offsetBy(dx: 6, dy: 0))
    }
}
