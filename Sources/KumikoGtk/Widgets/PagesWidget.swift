import CGtk
import Foundation
import Kumiko
import Observation
import ViewModels

/// Pages side by side in a container that clips them. The carousel's model says where each page stands.
@MainActor
final class PagesWidget: HostWidget {
    private let element: PagesElement
    private var clicks: PointerGesture?
    private var keys: KeyController?
    private var swipes: SwipeGesture?
    private let signals: SignalHandlers
    private var crossings: [SignalHandlers] = []
    private var isTicking = false
    /// Frames that were begun since the widget came on screen; one after the first has been seen.
    private var frames = 0
    private var isRemoved = false
    /// The name that was last made, and of what.
    private var name: (page: Int, count: Int, text: String)?
    /// Whether the keyboard's focus was inside when the pages were last moved.
    private var hadFocus = false
    private var autoplay: Timer?

    private var model: CarouselModel { element.model }

    init(_ element: PagesElement) {
        self.element = element
        let content = ContentContainer(element, role: GTK_ACCESSIBLE_ROLE_GROUP)
        signals = SignalHandlers(of: UnsafeMutableRawPointer(content.widget))
        super.init(content)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_focusable(widget, 1)
        kumiko_accessible_set_text(widget, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, kind)
        content.didAllocate = { [unowned self] in self.hidePagesOutOfSight() }
        clicks = PointerGesture(element, on: content)
        swipes = SwipeGesture(element, on: widget)
        keys = KeyController(on: widget) { [unowned self] key in
            guard case .region(let key) = key, self.element.isEnabled else { return false }
            return self.element.press(key)
        }
        signals.connect("map") { [unowned self] in self.tick() }
        signals.connect("unmap") { [unowned self] in self.leaveScreen() }
        addCrossings()
        observe()
        update()
    }

    override func update() {
        updateCommon(element)
        Accessibility.update(self, element, position: pageName, note: kind)
    }

    /// What the thing is in words, as GTK 4.8 hands on no description of a role.
    private let kind = Text("carousel").string(in: EnvironmentValues())

    /// What is read out when the page turns.
    private var pageName: String? {
        guard let page = model.currentPage else { return nil }
        let count = model.pageCount
        if let name, name.page == page, name.count == count { return name.text }
        let text = Text("Page \(page + 1) of \(count)").string(in: EnvironmentValues())
        name = (page, count, text)
        return text
    }

    override func host(_ widgets: [any PlatformWidget]) {
        // A page that goes takes the focus with it.
        let hadFocus = model.isFocused
        super.host(widgets)
        self.hadFocus = self.hadFocus || hadFocus
        hidePagesOutOfSight()
    }

    // MARK: Following the model

    /// Hears of the next change of the model; the frame that follows it hears of the one after.
    private func observe() {
        withObservationTracking {
            _ = (model.position, model.isAnimating, model.currentPage, model.pageCount, model.isRightToLeft)
            _ = (model.isAutoplayPaused, model.autoplayInterval)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    /// Has the pages follow the model at each frame for as long as it moves.
    private func tick() {
        guard !isTicking, !isRemoved else { return }
        isTicking = true
        FrameClock.everyFrame(of: widget) { [weak self] time in self?.frame(at: time) ?? false }
    }

    private func frame(at time: Double) -> Bool {
        guard !isRemoved else { return false }
        frames += 1
        if model.isAnimating { model.advance(to: time) }
        if frames > 1, !model.isShown { model.isShown = true }
        update()
        hadFocus = model.isFocused
        element.makePages()
        contentMoved()
        if model.isAnimating || frames == 1 { return true }
        isTicking = false
        observe()
        awaitAutoplay()
        return false
    }

    /// Has the model turn the page when it says that it will be time; a change of what it waits for brings a frame, and
    /// so leads here again.
    private func awaitAutoplay() {
        autoplay = nil
        guard !isRemoved, gtk_widget_get_mapped(widget) != 0 else { return }
        let now = Double(g_get_monotonic_time()) / 1_000_000
        guard let due = model.autoplay(at: now) else { return }
        autoplay = Timer(after: due - now) { [weak self] in self?.awaitAutoplay() }
    }

    private func leaveScreen() {
        frames = 0
        autoplay = nil
        model.isShown = false
        model.isHovered = false
    }

    // MARK: Pages out of sight

    override func contentMoved() {
        super.contentMoved()
        hidePagesOutOfSight()
    }

    /// Hides from assistive technology what is out of sight, and takes the keyboard's focus back from there.
    private func hidePagesOutOfSight() {
        for child in content.hosted {
            child.isHiddenByHost = !child.isShown
        }
        guard hadFocus else { return }
        hadFocus = false
        MainLoop.whenIdle { [weak self] in self?.keepFocus() }
    }

    /// Takes the focus from a page that is out of sight now.
    private func keepFocus() {
        guard !isRemoved, let root = gtk_widget_get_root(widget) else { return }
        let focus = gtk_root_get_focus(root)
        if let focus, gtk_widget_get_mapped(focus) != 0 { return }
        gtk_widget_grab_focus(widget)
    }

    // MARK: Pointer and focus

    private func addCrossings() {
        let motion = gtk_event_controller_motion_new()!
        let pointer = SignalHandlers(of: UnsafeMutableRawPointer(motion))
        gtk_widget_add_controller(widget, motion)
        pointer.connect("enter") { [unowned self] in self.model.isHovered = true }
        pointer.connect("leave") { [unowned self] in self.model.isHovered = false }
        let focus = gtk_event_controller_focus_new()!
        let keyboard = SignalHandlers(of: UnsafeMutableRawPointer(focus))
        gtk_widget_add_controller(widget, focus)
        keyboard.connect("enter") { [unowned self] in self.model.isFocused = true }
        keyboard.connect("leave") { [unowned self] in self.model.isFocused = false }
        crossings = [pointer, keyboard]
    }

    override func remove() {
        isRemoved = true
        autoplay = nil
        signals.disconnectAll()
        swipes?.end()
        for handlers in crossings { handlers.disconnectAll() }
        super.remove()
    }
}
