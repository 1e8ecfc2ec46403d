import Foundation
import KumikoTesting
import Testing

/// The sizes of shapes, pictures, lines and space, and the ratio of what is given one.
@MainActor
@Suite struct ShapeSizeTests {
    nonisolated static let ratios: [LayoutCase] = [
        LayoutCase("fit in the window", 400, 800 / 3, fill: [CGRect(0, 0, 400, 800 / 3)]) {
            Fill().aspectRatio(3 / 2, contentMode: .fit)
        },
        LayoutCase("fit in a wide frame", 300, 100, fill: [CGRect(75, 0, 150, 100)]) {
            Fill().aspectRatio(3 / 2, contentMode: .fit).frame(width: 300, height: 100)
        },
        LayoutCase("fill the window", 900, 600, fill: [CGRect(0, 0, 900, 600)]) {
            Fill().aspectRatio(3 / 2, contentMode: .fill)
        },
        LayoutCase("fill a wide frame", 300, 100, fill: [CGRect(0, -50, 300, 200)]) {
            Fill().aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill).frame(width: 300, height: 100)
        },
        LayoutCase("the content's own, fit", 400, 200, fill: [CGRect(0, 0, 400, 200)]) {
            Flexible().scaledToFit()
        },
        LayoutCase("the content's own, filled", 1200, 600, fill: [CGRect(0, 0, 1200, 600)]) {
            Flexible().scaledToFill()
        },
        LayoutCase("one length follows the other", 400, 200, fill: [CGRect(0, 0, 400, 200)]) {
            Fill().aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
        },
        LayoutCase("what has a size keeps it", 60, 20, a: [CGRect(0, 0, 60, 20)]) {
            A().aspectRatio(1, contentMode: .fit)
        },
    ]

    nonisolated static let space: [LayoutCase] = [
        LayoutCase("Spacer in a HStack", 400, 30, a: [CGRect(0, 5, 60, 20)], b: [CGRect(360, 0, 40, 30)]) {
            HStack {
                A()
                Spacer()
                B()
            }
        },
        LayoutCase(
            "Spacers in a VStack", 60, 600, a: [CGRect(0, 0, 60, 20), CGRect(0, 580, 60, 20)],
            b: [CGRect(10, 285, 40, 30)]
        ) {
            VStack {
                A()
                Spacer()
                B()
                Spacer()
                A()
            }
        },
        LayoutCase("Spacer is 8 long at least", 108, 30, a: [CGRect(0, 5, 60, 20)], b: [CGRect(68, 0, 40, 30)]) {
            HStack {
                A()
                Spacer()
                B()
            }
            .fixedSize()
        },
        LayoutCase("Spacer of a length", 130, 30, a: [CGRect(0, 5, 60, 20)], b: [CGRect(90, 0, 40, 30)]) {
            HStack(spacing: 0) {
                A()
                Spacer(minLength: 30)
                B()
            }
            .frame(width: 130)
        },
        LayoutCase(
            "Spacer with padding follows its stack", 400, 30, a: [CGRect(0, 5, 60, 20)], b: [CGRect(360, 0, 40, 30)]
        ) {
            HStack {
                A()
                Spacer().padding(.horizontal, 20)
                B()
            }
        },
        LayoutCase("Spacer in a ZStack fills both ways", 400, 600, a: [CGRect(170, 290, 60, 20)]) {
            ZStack {
                Spacer()
                A()
            }
        },
        LayoutCase("Spacer alone in a ZStack of a stack fills both ways", 400, 600, a: [CGRect(340, 290, 60, 20)]) {
            HStack {
                ZStack { Spacer() }.frame(width: 332)
                A()
            }
        },
        LayoutCase("Spacer alone fills the window", 400, 600) { Spacer() },
        LayoutCase("Divider in a VStack", 400, 37, a: [CGRect(170, 0, 60, 20)]) {
            VStack {
                A()
                Divider()
            }
            .padding(.bottom, 8)
        },
        LayoutCase("Divider in a HStack", 69, 600, a: [CGRect(0, 290, 60, 20)]) {
            HStack {
                A()
                Divider()
            }
        },
        LayoutCase("Divider elsewhere", 400, 1) { Divider() },
    ]

    @Test(arguments: ratios) func ratio(_ layout: LayoutCase) throws { try layout.check() }
    @Test(arguments: space) func space(_ layout: LayoutCase) throws { try layout.check() }

    @Test func shapesFillAndAreTenWideByThemselves() {
        let mounted = MountedView(
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Rectangle()
                    Capsule().fill(.red)
                }
                VStack(spacing: 0) {
                    Rectangle().fixedSize()
                    Capsule().fill(.red).fixedSize()
                }
            })
        let sizes = [CGSize(width: 390, height: 300), CGSize(width: 10, height: 10)]
        #expect(mounted.frames(Rectangle.self).map(\.size) == sizes)
        #expect(mounted.frames(FillShapeView<Capsule, Color, EmptyView>.self).map(\.size) == sizes)
    }

    @Test func pictureHasItsSizeUntilResizable() {
        let mounted = MountedView(
            HStack(spacing: 0) {
                Image(systemName: "star")
                Image(systemName: "star").resizable()
            })
        #expect(mounted.findAll(Image.self).map(\.frame) == [CGRect(0, 292, 16, 16), CGRect(16, 0, 384, 600)])
    }

    @Test func resizablePictureKeepsItsRatio() throws {
        let mounted = MountedView(Image(systemName: "star").resizable().scaledToFit())
        #expect(try mounted.frame(Image.self) == CGRect(0, 100, 400, 400))
    }
}

/// Fills; by itself 20 × 10.
private struct Flexible: View {
    var body: some View {
        Fill().frame(
            minWidth: 0, idealWidth: 20, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity)
    }
}
