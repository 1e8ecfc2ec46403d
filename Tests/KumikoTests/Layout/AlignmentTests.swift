import Foundation
import KumikoTesting
import Testing

/// Baselines, guides of one's own, and guides that reach through containers.
@MainActor
@Suite struct AlignmentTests {
    nonisolated static let guides: [LayoutCase] = [
        LayoutCase("a guide moves one view", 70, 50, a: [CGRect(0, 0, 60, 20)], b: [CGRect(30, 20, 40, 30)]) {
            VStack(alignment: .leading, spacing: 0) {
                A()
                B().alignmentGuide(.leading) { _ in -30 }
            }
        },
        LayoutCase(
            "a guide from the view's own size", 100, 50, a: [CGRect(0, 0, 60, 20)], b: [CGRect(60, 20, 40, 30)]
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                A()
                B().alignmentGuide(.trailing) { $0[.leading] }
            }
        },
        LayoutCase("a guide passes through modifiers", 70, 50, a: [CGRect(10, 0, 60, 20)], b: [CGRect(0, 20, 40, 30)]) {
            VStack(alignment: .leading, spacing: 0) {
                A().alignmentGuide(.leading) { _ in -10 }.padding(.leading, 6).opacity(0.5)
                B()
            }
        },
        LayoutCase("another guide does not count", 60, 50, a: [CGRect(0, 0, 60, 20)], b: [CGRect(0, 20, 40, 30)]) {
            VStack(alignment: .leading, spacing: 0) {
                A()
                B().alignmentGuide(.trailing) { _ in 7 }
            }
        },
        LayoutCase("guides in a ZStack", 90, 30, a: [CGRect(30, 5, 60, 20)], b: [CGRect(0, 0, 40, 30)]) {
            ZStack(alignment: .leading) {
                A().alignmentGuide(.leading) { _ in -30 }
                B()
            }
        },
        LayoutCase("guides in a frame", 200, 20, a: [CGRect(15, 0, 60, 20)]) {
            A().alignmentGuide(.leading) { _ in -15 }.frame(width: 200, alignment: .leading)
        },
        LayoutCase("an edge of a stack is its own", 60, 50, a: [CGRect(0, 0, 60, 20)], b: [CGRect(0, 20, 40, 30)]) {
            VStack(alignment: .leading, spacing: 0) {
                VStack(alignment: .trailing) { A().alignmentGuide(.leading) { _ in -30 } }
                B()
            }
        },
        LayoutCase(
            "a guide of one's own reaches out of a stack", 110, 70, a: [CGRect(0, 0, 60, 20)],
            b: [CGRect(70, 40, 40, 30)]
        ) {
            HStack(alignment: .mark, spacing: 10) {
                VStack(spacing: 0) {
                    A()
                    Color.clear.frame(width: 10, height: 30).alignmentGuide(.mark) { $0[.bottom] }
                }
                B().alignmentGuide(.mark) { _ in 10 }
            }
        },
        LayoutCase("a guide of one's own has its default", 70, 40, a: [CGRect(0, 20, 60, 20)]) {
            HStack(alignment: .mark, spacing: 10) {
                A()
                Color.clear.frame(width: 0, height: 40).alignmentGuide(.mark) { $0[.bottom] - 15 }
            }
        },
    ]

    @Test(arguments: guides) func guide(_ layout: LayoutCase) throws { try layout.check() }

    @Test func firstBaselinesOfTexts() throws {
        let mounted = MountedView(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "small")
                Text(verbatim: "Large").font(.system(size: 28))
                A()
                Text(verbatim: "two\nlines").padding(4)
            })
        let large = try mounted.find(text: "Large").frame
        // The baseline lies at three quarters of a line: 24 of 32, 12 of 16; of a box, at its bottom.
        #expect(try mounted.find(text: "small").frame.minY == large.minY + 12)
        #expect(try mounted.frame(A.self).maxY == large.minY + 24)
        #expect(try mounted.find(text: "two\nlines").frame.minY == large.minY + 12)
    }

    @Test func symbolsHangALittleBelowTheLineAndPicturesStandOnIt() throws {
        let mounted = MountedView(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "star").accessibilityLabel("symbol")
                Text(verbatim: "text")
                Image(systemName: "star").resizable().frame(width: 20, height: 20).accessibilityLabel("picture")
            })
        let baseline = try mounted.find(text: "text").frame.minY + 12
        #expect(try mounted.find(label: "symbol").frame.maxY == baseline + 3)
        #expect(try mounted.find(label: "picture").frame.maxY == baseline)
    }

    @Test func lastBaselinesOfTexts() throws {
        let mounted = MountedView(
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text(verbatim: "one")
                Text(verbatim: "two\nlines")
            })
        #expect(try mounted.find(text: "one").frame.minY == mounted.find(text: "two\nlines").frame.minY + 16)
    }

    @Test func baselinesReachOutOfStacksAndControls() throws {
        let mounted = MountedView(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    A()
                    Text(verbatim: "below")
                    Text(verbatim: "last")
                }
                Text(verbatim: "beside")
                ZStack { Text(verbatim: "within").padding(10) }
            })
        let below = try mounted.find(text: "below").frame.minY
        #expect(try mounted.find(text: "beside").frame.minY == below)
        #expect(try mounted.find(text: "within").frame.minY == below)
    }

    @Test func guideReadsTheBaselineOfItsView() throws {
        let mounted = MountedView(
            HStack(spacing: 0) {
                Text(verbatim: "text").alignmentGuide(VerticalAlignment.center) { $0[.firstTextBaseline] }
                A()
            })
        #expect(try mounted.find(text: "text").frame.minY + 12 == mounted.frame(A.self).midY)
    }

    @Test func guideFollowsItsState() throws {
        struct Guided: View {
            @State private var place: CGFloat = 0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("Move") { place = -25 }
                    VStack(alignment: .leading, spacing: 0) {
                        A()
                        B().padding(2).alignmentGuide(.leading) { [place] _ in place }
                    }
                }
            }
        }
        let mounted = MountedView(Guided())
        #expect(try mounted.frame(B.self).minX == mounted.frame(A.self).minX + 2)
        try mounted.find(text: "Move").press()
        #expect(try mounted.frame(B.self).minX == mounted.frame(A.self).minX + 27)
    }

    @Test func baselineFollowsATextThatKeepsItsSize() throws {
        struct Baseline: View {
            @State private var isLarge = false
            var body: some View {
                VStack {
                    Button("Grow") { isLarge = true }
                    HStack(alignment: .firstTextBaseline, spacing: 0) {
                        Text(verbatim: "a").font(.system(size: isLarge ? 28 : 14)).frame(width: 100, height: 100)
                        Text(verbatim: "beside")
                    }
                }
            }
        }
        let mounted = MountedView(Baseline())
        #expect(try mounted.find(text: "beside").frame.minY == mounted.find(text: "a").frame.minY)
        try mounted.find(text: "Grow").press()
        #expect(try mounted.find(text: "beside").frame.minY == mounted.find(text: "a").frame.minY + 12)
    }
}

extension VerticalAlignment {
    private enum Mark: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] + 5 }
    }

    fileprivate static let mark = VerticalAlignment(Mark.self)
}
