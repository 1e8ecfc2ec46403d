import Foundation
import KumikoTesting
import Testing

/// The pointer over views in a window of 400 by 600.
@MainActor
@Suite struct HoverTests {
    private let middle = CGPoint(x: 200, y: 300)
    private let outside = CGPoint(x: 10, y: 10)

    @Test func comingAndLeavingAreToldOnceEach() {
        let log = Record<Bool>()
        let mounted = MountedView(Color.red.frame(width: 40, height: 40).onHover { log.add($0) })
        for point in [outside, middle, CGPoint(x: 190, y: 290), outside, outside] { mounted.movePointer(to: point) }
        #expect(log.entries == [true, false])
    }

    @Test func placesAreInTheViewOrInTheWindow() {
        let log = Record<HoverPhase>()
        let box = Color.red.frame(width: 40, height: 40)
        for mounted in [
            MountedView(box.onContinuousHover { log.add($0) }),
            MountedView(box.onContinuousHover(coordinateSpace: .global) { log.add($0) }),
        ] {
            mounted.movePointer(to: CGPoint(x: 190, y: 285))
            mounted.movePointer(to: outside)
        }
        #expect(
            log.entries == [.active(CGPoint(x: 10, y: 5)), .ended, .active(CGPoint(x: 190, y: 285)), .ended])
    }

    @Test func viewsAroundAreUnderThePointerToo() {
        let log = Record<String>()
        let mounted = MountedView(
            Button("Button") {}.onHover { log.add("button \($0)") }.padding(50).contentShape(Rectangle())
                .onHover { log.add("around \($0)") })
        mounted.movePointer(to: CGPoint(x: 200, y: 340))
        mounted.movePointer(to: middle)
        mounted.movePointer(to: outside)
        #expect(log.entries == ["around true", "button true", "button false", "around false"])
    }

    @Test func viewThatGoesIsLeft() throws {
        struct Going: View {
            @State var isThere = true
            let log: Record<Bool>
            var body: some View {
                if isThere {
                    Color.red.frame(width: 40, height: 40).onHover { log.add($0) }.onTapGesture { isThere = false }
                }
            }
        }
        let log = Record<Bool>()
        let mounted = MountedView(ZStack { Going(log: log) })
        mounted.movePointer(to: middle)
        try mounted.click(at: middle)
        #expect(log.entries == [true, false])
    }
}
