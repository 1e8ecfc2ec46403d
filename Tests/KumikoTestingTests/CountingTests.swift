import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct CountingTests {
    private struct Part: View {
        let value: Int
        var body: some View { Text(verbatim: "part \(value)") }
    }

    private struct Counted: View {
        @State private var value = 0
        @State private var isMore = false
        var body: some View {
            VStack {
                Button("add") { value += 1 }
                Button("more") { isMore.toggle() }
                Part(value: value)
                Part(value: -1)
                if isMore {
                    ScrollView { ForEach(0..<5) { Button("b\($0)") {} } }
                }
            }
        }
    }

    @Test func bodiesAreCountedByType() throws {
        let mounted = MountedView(Counted())
        #expect(mounted.bodyCount(Counted.self) == 1)
        #expect(mounted.bodyCount(Part.self) == 2)
        #expect(mounted.bodyCount(Text.self) == 0)
        let all = mounted.bodyCount
        try mounted.find(text: "add").press()
        #expect(mounted.bodyCount(Counted.self) == 2)
        // Only the part whose value changed.
        #expect(mounted.bodyCount(Part.self) == 3)
        #expect(mounted.bodyCount > all)
    }

    @Test func widgetsAndNodesReturnToTheirNumber() throws {
        let mounted = MountedView(Counted())
        // Two buttons with a text each, and two texts.
        #expect(mounted.widgetCount == 6)
        let nodes = mounted.nodeCount
        for _ in 0..<3 {
            try mounted.find(text: "more").press()
            #expect(mounted.widgetCount == 6 + 11)
            #expect(mounted.nodeCount > nodes)
            try mounted.find(text: "more").press()
            #expect(mounted.widgetCount == 6)
            #expect(mounted.nodeCount == nodes)
        }
    }

    @Test func stacksFramesAndShapesAreNoWidgets() {
        let mounted = MountedView(
            VStack { HStack { Rectangle().frame(width: 5).padding().background(.red).opacity(0.5) } })
        #expect(mounted.widgetCount == 0)
    }

    @Test func unmountingTakesEverythingAway() {
        let mounted = MountedView(Counted())
        mounted.unmount()
        #expect(mounted.nodeCount == 0)
        #expect(mounted.texts.isEmpty)
        #expect(mounted.widgetCount <= 0)
    }

    @Test func mountedViewIsFreedWithItsView() {
        final class Held {}
        struct Holding: View {
            let held: Held
            var body: some View { Button("hold") { _ = held } }
        }
        weak var held: Held?
        do {
            let object = Held()
            held = object
            let mounted = MountedView(Holding(held: object))
            #expect(mounted.texts == ["hold"])
        }
        #expect(held == nil)
    }
}
