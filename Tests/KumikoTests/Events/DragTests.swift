import Foundation
import KumikoTesting
import Testing

/// What dragging does, by the example of a box of 40 points in the middle of a window of 400 by 600.
@MainActor
@Suite struct DragTests {
    private let middle = CGPoint(x: 200, y: 300)

    private struct Draggable: View {
        @GestureState var translation = CGSize.zero
        let ended: (DragGesture.Value) -> Void

        var body: some View {
            Color.red.frame(width: 40, height: 40)
                .offset(translation)
                .gesture(
                    DragGesture()
                        .updating($translation) { value, state, _ in state = value.translation }
                        .onEnded(ended))
            Text("\(Int(translation.width)) \(Int(translation.height))")
        }
    }

    @Test func stateFollowsTheDragAndIsSetBack() throws {
        let ends = Record<DragGesture.Value>()
        let mounted = MountedView(ZStack { Draggable { ends.add($0) } })
        try mounted.press(at: CGPoint(x: 190, y: 285))
        #expect(mounted.texts == ["0 0"])
        mounted.movePointer(to: CGPoint(x: 199, y: 285))
        #expect(mounted.texts == ["0 0"])
        mounted.movePointer(to: CGPoint(x: 220, y: 270))
        #expect(mounted.texts == ["30 -15"])
        mounted.movePointer(to: CGPoint(x: 191, y: 285))
        #expect(mounted.texts == ["1 0"])
        #expect(ends.entries.isEmpty)
        mounted.release()
        #expect(mounted.texts == ["0 0"])
        #expect(ends.entries.count == 1)
        #expect(ends.entries[0].translation == CGSize(width: 1, height: 0))
    }

    @Test func pointsAreInTheViewOrInTheWindow() throws {
        let points = Record<CGPoint>()
        func start(_ space: CoordinateSpace) throws {
            let mounted = MountedView(
                Color.red.frame(width: 40, height: 40)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: space).onChanged {
                            points.add($0.startLocation)
                        }))
            try mounted.press(at: CGPoint(x: 190, y: 285))
        }
        try start(.local)
        try start(.global)
        #expect(points.entries == [CGPoint(x: 10, y: 5), CGPoint(x: 190, y: 285)])
    }

    @Test func speedTellsWhereItWouldEnd() throws {
        let ends = Record<DragGesture.Value>()
        let mounted = MountedView(
            Color.red.frame(width: 40, height: 40).gesture(DragGesture().onEnded { ends.add($0) }))
        // Five points in each frame are 300 points a second, and 75 more in a quarter of it.
        try mounted.press(at: middle)
        for step in 1...10 { mounted.movePointer(to: CGPoint(x: 200 + 5 * step, y: 300)) }
        mounted.release()
        let end = try #require(ends.entries.first)
        #expect(abs(end.velocity.width - 300) < 60)
        #expect(end.velocity.height == 0)
        #expect(end.predictedEndTranslation.width == 50 + end.velocity.width / 4)
    }

    @Test func restBeforeTheReleaseTakesTheSpeedAway() throws {
        let ends = Record<DragGesture.Value>()
        let mounted = MountedView(
            Color.red.frame(width: 40, height: 40).gesture(DragGesture().onEnded { ends.add($0) }))
        try mounted.press(at: middle)
        mounted.movePointer(to: CGPoint(x: 240, y: 300))
        mounted.advance(frames: 12)
        mounted.release()
        #expect(ends.entries.first?.velocity == .zero)
    }

    @Test func tapInsideWinsUntilThePointerMoves() throws {
        let log = Record<String>()
        let mounted = MountedView(
            Color.red.frame(width: 40, height: 40)
                .onTapGesture { log.add("tap") }
                .gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") }))
        try mounted.click(at: middle)
        #expect(log.entries == ["tap"])
        try mounted.press(at: middle)
        mounted.movePointer(to: CGPoint(x: 230, y: 300))
        mounted.release()
        #expect(log.entries == ["tap", "drag"])
    }

    @Test func buttonInsideIsPressedUnlessItIsDragged() throws {
        let log = Record<String>()
        let mounted = MountedView(
            VStack { Button("Button") { log.add("press") } }.gesture(DragGesture().onEnded { _ in log.add("drag") }))
        try mounted.click(at: middle)
        #expect(log.entries == ["press"])
        try mounted.find(text: "Button").drag(by: CGSize(width: 50, height: 0))
        #expect(log.entries == ["press", "drag"])
    }

    @Test func innerDragWinsAndOuterOfHighPriorityComesFirst() throws {
        let log = Record<String>()
        let box = Color.red.frame(width: 40, height: 40).gesture(DragGesture().onEnded { _ in log.add("inner") })
        let drag = DragGesture().onEnded { _ in log.add("outer") }
        for mounted in [
            MountedView(box.gesture(drag)), MountedView(box.highPriorityGesture(drag)),
            MountedView(box.simultaneousGesture(drag)), MountedView(box.gesture(drag, including: .gesture)),
            MountedView(box.gesture(drag, including: .subviews)),
        ] {
            try mounted.press(at: middle)
            mounted.movePointer(to: CGPoint(x: 240, y: 300))
            mounted.release()
            log.add("-")
        }
        #expect(
            log.entries == ["inner", "-", "outer", "-", "inner", "outer", "-", "outer", "-", "inner", "-"])
    }

    @Test func disabledViewIsNotDragged() throws {
        let log = Record<String>()
        let mounted = MountedView(
            Color.red.frame(width: 40, height: 40).gesture(DragGesture().onChanged { _ in log.add("drag") })
                .disabled(true))
        #expect(throws: TestingError.self) { try mounted.press(at: middle) }
        mounted.movePointer(to: CGPoint(x: 240, y: 300))
        #expect(log.entries.isEmpty)
    }

    @Test func viewThatGoesWhileItIsDraggedSetsTheStateBack() throws {
        struct Going: View {
            @GestureState var isDragged = false
            @State var isThere = true
            var body: some View {
                if isThere {
                    Color.red.frame(width: 40, height: 40)
                        .gesture(
                            DragGesture().updating($isDragged) { _, state, _ in state = true }
                                .onChanged { if $0.translation.width > 30 { isThere = false } })
                }
                Text(isDragged ? "dragged" : "at rest")
            }
        }
        let mounted = MountedView(ZStack { Going() })
        try mounted.press(at: CGPoint(x: 190, y: 285))
        mounted.movePointer(to: CGPoint(x: 210, y: 285))
        #expect(mounted.texts == ["dragged"])
        mounted.movePointer(to: CGPoint(x: 230, y: 285))
        mounted.release()
        #expect(mounted.texts == ["at rest"])
    }

    @Test func closuresAreThoseOfTheViewAsItIsNow() throws {
        struct Counter: View {
            @State var count = 0
            let log: Record<Int>
            var body: some View {
                Color.red.frame(width: 40, height: 40).gesture(
                    DragGesture().onChanged { _ in count += 1 }.onEnded { [count] _ in log.add(count) })
            }
        }
        let log = Record<Int>()
        let mounted = MountedView(Counter(log: log))
        try mounted.press(at: middle)
        for step in 1...3 { mounted.movePointer(to: CGPoint(x: 200 + 20 * step, y: 300)) }
        mounted.release()
        #expect(log.entries == [3])
    }

    @Test func dragInsideOfWhatIsScaledGoesInItsOwnPoints() throws {
        let widths = Record<CGFloat>()
        let mounted = MountedView(
            Color.red.frame(width: 40, height: 40)
                .gesture(DragGesture().onEnded { widths.add($0.translation.width) }).scaleEffect(2))
        try mounted.press(at: CGPoint(x: 200, y: 300))
        mounted.movePointer(to: CGPoint(x: 230, y: 300))
        mounted.release()
        #expect(widths.entries == [15])
    }
}
