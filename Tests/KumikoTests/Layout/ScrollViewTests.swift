import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct ScrollViewTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase(
            "contents stand in a stack, centred", 400, 600, a: [CGRect(170, 0, 60, 20)], b: [CGRect(180, 28, 40, 30)]
        ) {
            ScrollView {
                A()
                B()
            }
        },
        LayoutCase("side by side, centred", 400, 600, a: [CGRect(0, 290, 60, 20)], b: [CGRect(68, 285, 40, 30)]) {
            ScrollView(.horizontal) {
                A()
                B()
            }
        },
        LayoutCase("proposes nothing along its axis", 400, 600, fill: [CGRect(0, 0, 400, 10)]) {
            ScrollView { Fill() }
        },
        LayoutCase("proposes nothing along both", 400, 600, fill: [CGRect(0, 0, 10, 10)]) {
            ScrollView([.horizontal, .vertical]) { Fill() }
        },
        LayoutCase("content longer than itself", 400, 100, fill: [CGRect(150, 0, 100, 900)]) {
            ScrollView { Fill().frame(width: 100, height: 900) }.frame(height: 100)
        },
        LayoutCase("shares a stack", 400, 600, a: [CGRect(170, 0, 60, 20)], fill: [CGRect(0, 20, 400, 2000)]) {
            VStack(spacing: 0) {
                A()
                ScrollView { Fill().frame(height: 2000) }
            }
        },
        LayoutCase("as large as its content without a proposal", 60, 20, a: [CGRect(0, 0, 60, 20)]) {
            ScrollView { A() }.fixedSize()
        },
        LayoutCase("infinite frames in it take what is there", 400, 600, a: [CGRect(0, 0, 60, 20)]) {
            ScrollView { A().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading) }
        },
    ]

    @Test(arguments: cases) func scrolled(_ layout: LayoutCase) throws { try layout.check() }
}
