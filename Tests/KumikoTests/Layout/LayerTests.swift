import Foundation
import KumikoTesting
import Testing

/// Views in front of one another: ZStack, backgrounds, overlays, borders.
@MainActor
@Suite struct LayerTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("ZStack, bottom trailing", 200, 200, a: [CGRect(140, 180, 60, 20)]) {
            ZStack(alignment: .bottomTrailing) {
                Color.clear.frame(width: 200, height: 200)
                A()
            }
        },
        LayoutCase("ZStack, centred", 60, 30, a: [CGRect(0, 5, 60, 20)], b: [CGRect(10, 0, 40, 30)]) {
            ZStack {
                A()
                B()
            }
        },
        LayoutCase("ZStack proposes all to each", 400, 600, fill: [CGRect(0, 0, 400, 600), CGRect(0, 0, 400, 600)]) {
            ZStack {
                Fill()
                Fill()
            }
        },
        LayoutCase("ZStack with infinite frames", 400, 600, a: [CGRect(0, 0, 60, 20)], b: [CGRect(360, 570, 40, 30)]) {
            ZStack {
                A().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                B().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
            }
        },
        LayoutCase(
            "ZStack with an infinite frame in a stack", 400, 600, a: [CGRect(0, 0, 60, 20)],
            b: [CGRect(360, 285, 40, 30)]
        ) {
            HStack(spacing: 0) {
                ZStack { A().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) }
                B()
            }
        },
        LayoutCase(
            "a background has the size of its view", 60, 20, a: [CGRect(0, 0, 60, 20)], fill: [CGRect(0, 0, 60, 20)]
        ) {
            A().background { Fill() }
        },
        LayoutCase("a background may be larger", 60, 20, a: [CGRect(0, 0, 60, 20)], fill: [CGRect(-10, -40, 80, 100)]) {
            A().background { Fill().frame(width: 80, height: 100) }
        },
        LayoutCase("an overlay is aligned", 60, 20, a: [CGRect(0, 0, 60, 20)], b: [CGRect(20, -10, 40, 30)]) {
            A().overlay(alignment: .bottomTrailing) { B() }
        },
        LayoutCase(
            "an overlay of several", 60, 20, a: [CGRect(0, 0, 60, 20)], b: [CGRect(0, 0, 40, 30)],
            fill: [CGRect(0, 0, 60, 20)]
        ) {
            A().overlay(alignment: .topLeading) {
                Fill()
                B()
            }
        },
        LayoutCase("a background behind padding", 68, 28, a: [CGRect(4, 4, 60, 20)], fill: [CGRect(0, 0, 68, 28)]) {
            A().padding(4).background { Fill() }
        },
        LayoutCase("a border outside the padding", 132, 132, fill: [CGRect(16, 16, 100, 100)]) {
            Fill().frame(width: 100, height: 100).padding().border(.red, width: 4)
        },
        LayoutCase("a style behind", 60, 20, a: [CGRect(0, 0, 60, 20)]) { A().background(.red).overlay(.blue) },
    ]

    @Test(arguments: cases) func layer(_ layout: LayoutCase) throws { try layout.check() }

    @Test func backgroundShapeIsAsLargeAsItsView() throws {
        let mounted = MountedView(A().background(Rectangle()))
        #expect(try mounted.frame(Rectangle.self) == mounted.frame(A.self))
    }

    @Test func backgroundFollowsItsView() throws {
        struct Growing: View {
            @State private var isLarge = false
            var body: some View {
                VStack {
                    Button("Grow") { isLarge = true }
                    A().frame(width: isLarge ? 100 : 60).background { Fill() }
                }
            }
        }
        let mounted = MountedView(Growing())
        try mounted.find(text: "Grow").press()
        #expect(try mounted.frame(Fill.self).size == CGSize(width: 100, height: 20))
        #expect(try mounted.frame(Fill.self).midX == mounted.frame(A.self).midX)
    }
}
