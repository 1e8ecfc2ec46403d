import Foundation
import KumikoTesting
import Testing

/// Taps, long presses and gestures that consist of others, in the middle of a window of 400 by 600.
@MainActor
@Suite struct GestureTests {
    private let middle = CGPoint(x: 200, y: 300)

    private func mounted(_ gesture: some Gesture) -> MountedView {
        MountedView(Color.red.frame(width: 40, height: 40).gesture(gesture))
    }

    @Test func tapsAreCountedAndTellWhere() throws {
        let log = Record<String>()
        let taps = mounted(TapGesture(count: 2).onEnded { log.add("double") })
        try taps.click(at: middle)
        #expect(log.entries.isEmpty)
        taps.advance(frames: 30)
        try taps.click(at: middle)
        #expect(log.entries.isEmpty)
        try taps.click(at: middle)
        #expect(log.entries == ["double"])

        let places = Record<CGPoint>()
        let place = MountedView(Color.red.frame(width: 40, height: 40).onTapGesture { places.add($0) })
        try place.click(at: CGPoint(x: 185, y: 290))
        #expect(places.entries == [CGPoint(x: 5, y: 10)])
    }

    @Test func tapThatMovesIsNone() throws {
        let log = Record<String>()
        let tap = mounted(TapGesture().onEnded { log.add("tap") })
        try tap.press(at: middle)
        tap.movePointer(to: CGPoint(x: 215, y: 300))
        tap.release()
        #expect(log.entries.isEmpty)
    }

    @Test func longPressSaysThatItIsHeldAndEndsInTime() throws {
        let log = Record<String>()
        let held = MountedView(
            Color.red.frame(width: 40, height: 40)
                .onLongPressGesture(minimumDuration: 0.5) {
                    log.add("done")
                } onPressingChanged: {
                    log.add($0 ? "down" : "up")
                })
        try held.press(at: middle)
        held.advance(frames: 20)
        #expect(log.entries == ["down"])
        held.advance(frames: 15)
        #expect(log.entries == ["down", "up", "done"])
        held.release()
        #expect(log.entries.count == 3)
    }

    @Test func longPressThatEndsEarlyOrMovesIsNone() throws {
        let log = Record<String>()
        let held = mounted(LongPressGesture().onChanged { log.add("\($0)") }.onEnded { _ in log.add("done") })
        try held.press(at: middle)
        held.advance(frames: 10)
        held.release()
        #expect(log.entries == ["true"])
        try held.press(at: middle)
        held.movePointer(to: CGPoint(x: 220, y: 300))
        held.advance(frames: 60)
        held.release()
        #expect(log.entries == ["true", "true"])
    }

    @Test func tapAndLongPressShareAView() throws {
        let log = Record<String>()
        let both = MountedView(
            Color.red.frame(width: 40, height: 40).onTapGesture { log.add("tap") }.onLongPressGesture {
                log.add("long")
            })
        try both.click(at: middle)
        try both.press(at: middle)
        both.advance(frames: 40)
        both.release()
        #expect(log.entries == ["tap", "long"])
    }

    @Test func gestureBesideAButtonGoesAlongWithIt() throws {
        let log = Record<String>()
        let beside = MountedView(
            Button("Button") { log.add("press") }
                .simultaneousGesture(TapGesture().onEnded { log.add("tap") }))
        try beside.click(at: middle)
        #expect(log.entries == ["tap", "press"])
    }

    @Test func singleTapWaitsForADoubleOneBeforeIt() throws {
        let log = Record<String>()
        let either = mounted(
            TapGesture(count: 2).onEnded { log.add("double") }
                .exclusively(before: TapGesture().onEnded { log.add("single") }))
        try either.click(at: middle)
        #expect(log.entries.isEmpty)
        either.advance(frames: 30)
        #expect(log.entries == ["single"])
        try either.click(at: middle, count: 2)
        either.advance(frames: 30)
        #expect(log.entries == ["single", "double"])
    }

    @Test func dragBeginsOnceThePressHasBeenLong() throws {
        let log = Record<String>()
        let lifted = mounted(
            LongPressGesture(minimumDuration: 0.25).sequenced(before: DragGesture(minimumDistance: 0))
                .onChanged { value in
                    switch value {
                    case .first(let isHeld): log.add("held \(isHeld)")
                    case .second(let isHeld, let drag):
                        log.add("lifted \(isHeld) \(drag.map { "\(Int($0.translation.width))" } ?? "-")")
                    }
                }
                .onEnded { value in
                    if case .second(_, let drag?) = value { log.add("dropped \(Int(drag.translation.width))") }
                })
        try lifted.press(at: middle)
        lifted.advance(frames: 16)
        lifted.movePointer(to: CGPoint(x: 230, y: 300))
        lifted.release()
        #expect(log.entries == ["held true", "lifted true 0", "lifted true 30", "dropped 30"])
        try lifted.press(at: middle)
        lifted.movePointer(to: CGPoint(x: 230, y: 300))
        lifted.release()
        #expect(log.entries.last == "held true")
    }

    @Test func twoGesturesAreMadeTogether() throws {
        let log = Record<String>()
        let together = mounted(
            DragGesture().map { Int($0.translation.width) }
                .simultaneously(with: LongPressGesture(minimumDuration: 0.1, maximumDistance: 100))
                .onEnded { log.add("\($0.first ?? 0) \($0.second ?? false)") })
        try together.press(at: middle)
        together.movePointer(to: CGPoint(x: 220, y: 300))
        together.advance(frames: 10)
        together.release()
        #expect(log.entries == ["20 true"])
    }

    @Test func gestureOfOnesOwnAndOneOfAnyType() throws {
        struct Slide: Gesture {
            let moved: (CGFloat) -> Void
            var body: some Gesture<DragGesture.Value> { DragGesture().onChanged { moved($0.translation.width) } }
        }
        let log = Record<CGFloat>()
        for view in [
            mounted(Slide { log.add($0) }), mounted(AnyGesture(Slide { log.add(10 * $0) })),
        ] {
            try view.press(at: middle)
            view.movePointer(to: CGPoint(x: 230, y: 300))
            view.release()
        }
        #expect(log.entries == [30, 300])
    }

    @Test func stateTellsBeforeItIsSetBack() throws {
        struct Watched: View {
            @GestureState var width: CGFloat
            init(_ log: Record<CGFloat>) {
                _width = GestureState(initialValue: 0) { value, transaction in
                    log.add(value)
                    transaction.animation = .default
                }
            }
            var body: some View {
                Color.red.frame(width: 40 + width, height: 40)
                    .gesture(DragGesture().updating($width) { value, state, _ in state = value.translation.width })
            }
        }
        let log = Record<CGFloat>()
        let watched = MountedView(Watched(log))
        try watched.press(at: middle)
        watched.movePointer(to: CGPoint(x: 230, y: 300))
        watched.release()
        #expect(log.entries == [30])
    }

    @Test func gestureInsideAScrollViewComesBeforeOneAround() throws {
        let log = Record<String>()
        let view = MountedView(
            ScrollView {
                Color.red.frame(width: 400, height: 600).gesture(DragGesture().onEnded { _ in log.add("in") })
            }
            .gesture(DragGesture().onEnded { _ in log.add("out") }))
        try view.press(at: middle)
        view.movePointer(to: CGPoint(x: 230, y: 300))
        view.release()
        #expect(log.entries == ["in"])
    }

    @Test func viewWithAGestureThatWasMadeLeavesNothingBehind() throws {
        final class Token {}
        weak var seen: Token?
        do {
            let token = Token()
            seen = token
            let view = mounted(DragGesture().onEnded { [token] _ in _ = token })
            try view.press(at: middle)
            view.movePointer(to: CGPoint(x: 230, y: 300))
            view.release()
            view.unmount()
        }
        #expect(seen == nil)
    }

    @Test func gestureMayNotBeThere() throws {
        struct Movable: View {
            @State var isMovable = false
            let log: Record<String>
            var body: some View {
                VStack {
                    Color.red.frame(width: 40, height: 40)
                        .gesture(isMovable ? DragGesture().onEnded { _ in log.add("moved") } : nil)
                        .accessibilityElement().accessibilityIdentifier("box")
                    Button("switch") { isMovable.toggle() }
                }
            }
        }
        let log = Record<String>()
        let mounted = MountedView(Movable(log: log))
        try mounted.find(identifier: "box").drag(by: CGSize(width: 30, height: 0))
        #expect(log.entries.isEmpty)
        try mounted.find(text: "switch").press()
        try mounted.find(identifier: "box").drag(by: CGSize(width: 30, height: 0))
        #expect(log.entries == ["moved"])
    }

    @Test func longPressAsItUsedToBeWritten() throws {
        let log = Record<String>()
        let held = MountedView(
            Color.red.frame(width: 40, height: 40)
                .onLongPressGesture(
                    minimumDuration: 0.2, maximumDistance: 10, pressing: { log.add("\($0)") },
                    perform: { log.add("done") }))
        try held.press(at: middle)
        held.advance(frames: 20)
        held.release()
        #expect(log.entries == ["true", "false", "done"])
    }
}
