import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct StackTests {
    nonisolated static let lines: [LayoutCase] = [
        LayoutCase("VStack", 60, 58, a: [CGRect(0, 0, 60, 20)], b: [CGRect(10, 28, 40, 30)]) {
            VStack {
                A()
                B()
            }
        },
        LayoutCase("VStack, trailing", 60, 50, a: [CGRect(0, 0, 60, 20)], b: [CGRect(20, 20, 40, 30)]) {
            VStack(alignment: .trailing, spacing: 0) {
                A()
                B()
            }
        },
        LayoutCase("VStack, leading", 60, 51, a: [CGRect(0, 0, 60, 20)], b: [CGRect(0, 21, 40, 30)]) {
            VStack(alignment: .leading, spacing: 1) {
                A()
                B()
            }
        },
        LayoutCase("HStack", 108, 30, a: [CGRect(0, 5, 60, 20)], b: [CGRect(68, 0, 40, 30)]) {
            HStack {
                A()
                B()
            }
        },
        LayoutCase("HStack, top", 108, 30, a: [CGRect(0, 0, 60, 20)], b: [CGRect(68, 0, 40, 30)]) {
            HStack(alignment: .top) {
                A()
                B()
            }
        },
        LayoutCase("HStack, bottom", 108, 30, a: [CGRect(0, 10, 60, 20)], b: [CGRect(68, 0, 40, 30)]) {
            HStack(alignment: .bottom) {
                A()
                B()
            }
        },
        LayoutCase("negative spacing", 60, 44, a: [CGRect(0, 0, 60, 20)], b: [CGRect(10, 14, 40, 30)]) {
            VStack(spacing: -6) {
                A()
                B()
            }
        },
        LayoutCase("nothing takes no place and no gap", 60, 20, a: [CGRect(0, 0, 60, 20)]) {
            VStack {
                EmptyView()
                A()
                if false { B() }
            }
        },
        LayoutCase("empty stacks", 0, 0) { VStack {} },
        LayoutCase("a group adds nothing", 60, 58, a: [CGRect(0, 0, 60, 20)], b: [CGRect(10, 28, 40, 30)]) {
            VStack {
                Group {
                    A()
                    Group { B() }
                }
            }
        },
    ]

    nonisolated static let sharing: [LayoutCase] = [
        LayoutCase("a fixed and a flexible one", 400, 600, fill: [CGRect(0, 0, 120, 600), CGRect(120, 0, 280, 600)]) {
            HStack(spacing: 0) {
                Fill().frame(width: 120)
                Fill()
            }
        },
        LayoutCase(
            "three equal ones", 400, 600,
            fill: [0, 1, 2].map { CGRect($0 * 400 / 3, 0, 400 / 3, 600) }
        ) {
            HStack(spacing: 0) {
                Fill()
                Fill()
                Fill()
            }
        },
        LayoutCase("the least flexible first", 400, 600, fill: [CGRect(0, 0, 50, 600), CGRect(58, 0, 342, 600)]) {
            HStack {
                Fill().frame(maxWidth: 50)
                Fill()
            }
        },
        LayoutCase(
            "the priority first", 400, 600, a: [CGRect(340, 290, 60, 20)], fill: [CGRect(0, 0, 340, 600)]
        ) {
            HStack(spacing: 0) {
                Fill().layoutPriority(1)
                A()
            }
        },
        LayoutCase(
            "a low priority takes what is left", 400, 600, fill: [CGRect(0, 0, 380, 600), CGRect(380, 0, 20, 600)]
        ) {
            HStack(spacing: 0) {
                Fill()
                Fill().frame(minWidth: 20).layoutPriority(-1)
            }
        },
        LayoutCase(
            "priority reaches through modifiers", 400, 600, fill: [CGRect(0, 0, 400, 600), CGRect(400, 0, 0, 600)]
        ) {
            HStack(spacing: 0) {
                Fill().layoutPriority(1).padding(0).opacity(0.5)
                Fill()
            }
        },
        LayoutCase(
            "priority stays within a stack", 400, 600,
            fill: [CGRect(0, 0, 200, 600), CGRect(200, 0, 200, 600)]
        ) {
            HStack(spacing: 0) {
                VStack { Fill().layoutPriority(1) }
                Fill()
            }
        },
        LayoutCase(
            "more than there is overflows", 400 + 120, 20,
            a: [0, 1].map { CGRect(400 + $0 * 60, 0, 60, 20) }, fill: [CGRect(0, 0, 400, 20)]
        ) {
            HStack(spacing: 0) {
                Fill().frame(width: 400, height: 20)
                A()
                A()
            }
        },
        LayoutCase(
            "stacks of flexible ones in a stack", 400, 600, a: [CGRect(340, 290, 60, 20)],
            fill: [CGRect(0, 0, 340, 300), CGRect(0, 300, 340, 300)]
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Fill()
                    Fill()
                }
                A()
            }
        },
        LayoutCase("ideal sizes without a proposal", 28, 10, fill: [CGRect(0, 0, 10, 10), CGRect(18, 0, 10, 10)]) {
            HStack {
                Fill()
                Fill()
            }
            .fixedSize()
        },
    ]

    @Test(arguments: lines) func line(_ layout: LayoutCase) throws { try layout.check() }
    @Test(arguments: sharing) func sharing(_ layout: LayoutCase) throws { try layout.check() }

    @Test func noSpaceBetweenTextsOfAVerticalStack() throws {
        let mounted = MountedView(
            Whole {
                VStack {
                    Text("one")
                    Text("two").font(.body).fixedSize()
                    A()
                }
            })
        #expect(try mounted.find(text: "one").frame.size == CGSize(width: 24, height: 16))
        #expect(try mounted.find(text: "two").frame.minY == mounted.find(text: "one").frame.maxY)
        #expect(try mounted.frame(A.self).minY == mounted.find(text: "two").frame.maxY + 8)
    }

    @Test func spaceBetweenTextsOfAHorizontalStack() throws {
        let mounted = MountedView(
            HStack {
                Text("one")
                Text("two")
            })
        #expect(try mounted.find(text: "two").frame.minX == mounted.find(text: "one").frame.maxX + 8)
    }

    @Test func priorityFollowsItsState() throws {
        struct Choosing: View {
            @State private var priority = 0.0
            var body: some View {
                VStack {
                    Button("First") { priority = 1 }
                    HStack(spacing: 0) {
                        Fill().layoutPriority(priority)
                        Fill()
                    }
                }
            }
        }
        let mounted = MountedView(Choosing())
        #expect(mounted.findAll(Fill.self).map(\.frame.width) == [200, 200])
        try mounted.find(text: "First").press()
        #expect(mounted.findAll(Fill.self).map(\.frame.width) == [400, 0])
    }
}
