import CGtk
import Foundation
import Kumiko
import Testing
import ViewModels

@testable import KumikoGtk

/// What a finger, a touchpad and the wheel do to pages, from GTK's signals to the model. They need a display.
@MainActor @Suite(.enabled(if: gtk_init_check() != 0, "there is no display"))
struct SwipeGestureTests {
    private let model = CarouselModel(currentPage: 1)
    private let mount: Mount
    private let pages: PagesWidget
    private let told = Told()

    @MainActor private final class Told { var turns: [Int] = [] }

    /// Pages of 400 points, of which the second is current.
    init() throws {
        mount = Mount(
            Carousel(model) { ForEach(0..<4) { Text("Page \($0)") } }.frame(width: 400, height: 200),
            platform: GtkPlatform(), environment: EnvironmentValues())
        mount.root.layOut(in: CGSize(width: 400, height: 200))
        mount.root.commit(at: .zero, isVisible: true)
        var found: PagesWidget?
        mount.root.forEachElement { if let element = $0 as? PagesElement { found = element.widget as? PagesWidget } }
        pages = try #require(found)
        model.onPageChange = { [told] in told.turns.append($0) }
    }

    private var finger: OpaquePointer {
        get throws { try #require(controller(gtk_gesture_drag_get_type(), of: pages.widget)) }
    }

    private var scroll: OpaquePointer {
        get throws { try #require(controller(gtk_event_controller_scroll_get_type(), of: pages.widget)) }
    }

    /// Waits until a finger that has not moved meanwhile counts as one that rests.
    private func rest() { usleep(200_000) }

    // MARK: A finger

    @Test("A finger drags after sixteen points, the page follows it, and a swipe turns one page once")
    func swipe() throws {
        let finger = try finger
        emit("drag-begin", of: finger, 300, 100)
        #expect(model.isHeld)
        emit("drag-update", of: finger, -15, 2)
        #expect(!model.isDragging && model.position == 1)
        emit("drag-update", of: finger, -116, 2)
        #expect(model.isDragging)
        #expect(abs(model.position - 1.25) < 0.001)
        emit("drag-end", of: finger, -116, 2)
        #expect(!model.isHeld)
        #expect(model.currentPage == 2)
        #expect(told.turns == [2])
    }

    @Test("A finger that comes to rest leaves the page that is nearest", arguments: [(-150.0, 1), (-250, 2), (250, 0)])
    func slowDrag(_ distance: Double, _ expected: Int) throws {
        let finger = try finger
        emit("drag-begin", of: finger, 300, 100)
        emit("drag-update", of: finger, distance / 2, 0)
        emit("drag-update", of: finger, distance, 0)
        rest()
        emit("drag-end", of: finger, distance, 0)
        #expect(model.currentPage == expected)
        #expect(told.turns == (expected == 1 ? [] : [expected]))
    }

    @Test("A finger that goes up or down first is left to others, and so is what it does then")
    func acrossThePages() throws {
        let finger = try finger
        emit("drag-begin", of: finger, 300, 100)
        emit("drag-update", of: finger, -3, 20)
        #expect(!model.isHeld)
        emit("drag-update", of: finger, -300, 20)
        emit("drag-end", of: finger, -300, 20)
        #expect(model.currentPage == 1 && model.position == 1)
        #expect(told.turns.isEmpty)
    }

    @Test("A drag that is taken away goes back and tells nobody")
    func cancelled() throws {
        let finger = try finger
        emit("drag-begin", of: finger, 300, 100)
        emit("drag-update", of: finger, -300, 0)
        emit("cancel", of: finger)
        #expect(model.currentPage == 1)
        #expect(told.turns.isEmpty)
    }

    @Test("Read from right to left, a finger that goes to the right brings in the next page")
    func mirrored() throws {
        mount.environment.layoutDirection = .rightToLeft
        mount.update()
        let finger = try finger
        emit("drag-begin", of: finger, 100, 100)
        emit("drag-update", of: finger, 250, 0)
        emit("drag-end", of: finger, 250, 0)
        #expect(told.turns == [2])
    }

    @Test("Disabled pages are not dragged and take no wheel")
    func disabled() throws {
        mount.environment.isEnabled = false
        mount.update()
        let finger = try finger
        emit("drag-begin", of: finger, 300, 100)
        #expect(!model.isHeld)
        #expect(try !emit("scroll", of: scroll, 0, 1))
        #expect(model.currentPage == 1)
    }

    // MARK: Wheel

    @Test("The wheel turns a page a notch, and at the end goes on to what is outside")
    func wheel() throws {
        #expect(try emit("scroll", of: scroll, 0, 1))
        #expect(told.turns == [2])
        rest()
        #expect(try emit("scroll", of: scroll, 1, 0))
        rest()
        #expect(try !emit("scroll", of: scroll, 0, 1))
        #expect(told.turns == [2, 3])
    }

    // MARK: Touchpad

    /// Has another gesture on the pages take what it is told for a touchpad's.
    private func touchpad() throws -> (gesture: SwipeGesture, scroll: OpaquePointer) {
        let element = try #require(mount.root.topmostPages)
        let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        g_object_ref_sink(box)
        let gesture = SwipeGesture(element, on: box) { _ in true }
        return (gesture, try #require(controller(gtk_event_controller_scroll_get_type(), of: box)))
    }

    @Test("Two fingers drag the pages, which follow at once, and letting go turns one page once")
    func twoFingers() throws {
        let (gesture, scroll) = try touchpad()
        defer { gesture.end() }
        for _ in 0..<6 { #expect(emit("scroll", of: scroll, 2.5, 0.5)) }
        #expect(model.isDragging)
        #expect(model.position > 1.2 && model.position < 1.5)
        emit("scroll-end", of: scroll)
        #expect(!model.isHeld)
        #expect(told.turns == [2])
    }

    @Test("Two fingers that come to rest leave the page that is nearest")
    func twoFingersAtRest() throws {
        let (gesture, scroll) = try touchpad()
        defer { gesture.end() }
        for _ in 0..<4 { emit("scroll", of: scroll, 2.5, 0) }
        rest()
        emit("scroll-end", of: scroll)
        #expect(model.currentPage == 1)
        #expect(told.turns.isEmpty)
    }

    @Test("Two fingers that go up or down are left to what is outside")
    func twoFingersAcross() throws {
        let (gesture, scroll) = try touchpad()
        defer { gesture.end() }
        #expect(!emit("scroll", of: scroll, 0.5, 3))
        #expect(!model.isHeld)
    }

    @Test("Two fingers at the end without wrapping are left to what is outside")
    func twoFingersAtTheEnd() throws {
        model.scroll(to: 3, animated: false)
        let (gesture, scroll) = try touchpad()
        defer { gesture.end() }
        #expect(!emit("scroll", of: scroll, 3, 0))
        #expect(emit("scroll", of: scroll, -3, 0))
        emit("scroll-end", of: scroll)
        #expect(told.turns == [2])
    }
}

extension Element {
    fileprivate var topmostPages: PagesElement? {
        var found: PagesElement?
        forEachElement { if found == nil { found = $0 as? PagesElement } }
        return found
    }
}
