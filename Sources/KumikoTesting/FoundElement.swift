import Foundation
import Kumiko
import ViewModels

/// Something found in a ``MountedView``.
@MainActor
public struct FoundElement {
    let element: Element
    private let mounted: MountedView

    init(_ element: Element, _ mounted: MountedView) {
        self.element = element
        self.mounted = mounted
    }

    // MARK: Reading

    /// The frame in the window, in points, reading from left to right. Contents of scroll views are where they stand
    /// before scrolling.
    public var frame: CGRect { element.frameInWindow }

    /// Whether a person can see the element: it is on screen and nothing hides it.
    public var isVisible: Bool {
        guard element.isAttachedOrRoot else { return false }
        var current: Element? = element
        while let step = current {
            if !step.showsChildren { return false }
            if let widget = (step as? WidgetElement)?.widget as? TestWidget, !(step is RootElement), !widget.isVisible {
                return false
            }
            current = step.parent
        }
        return true
    }

    /// Whether the element answers to the user.
    public var isEnabled: Bool { (widget(WidgetElement.self) ?? toggleElement)?.isEnabled ?? true }

    /// The text that is shown; of a control that of its label.
    public var text: String { resolvedText?.string ?? label }

    /// The lines of a text as they are shown, with `…` where it is cut; none for anything but a text.
    public var lines: [String] {
        guard let text = widget(TextElement.self) else { return [] }
        return FixedTextLayout(text.content, text.proposal).lines
    }

    /// What assistive technology reads out.
    public var label: String { (widget(WidgetElement.self) ?? toggleElement)?.spokenText ?? "" }

    /// What assistive technology is told.
    public var accessibility: AccessibilityProperties {
        widget(WidgetElement.self)?.accessibility ?? AccessibilityProperties()
    }

    /// What is shown when the pointer rests on the element; empty for nothing.
    public var tooltip: String { widget(WidgetElement.self)?.tooltip ?? "" }

    /// The text with all that decides how it looks; `nil` for anything but a text.
    public var resolvedText: ResolvedText? { widget(TextElement.self)?.content }

    /// The picture with all that decides how it looks; `nil` for anything but a picture.
    public var resolvedImage: ResolvedImage? { widget(ImageElement.self)?.content }

    /// What the element is to assistive technology; `nil` for what has no role of its own.
    public var role: RegionRole? {
        if let row { return row.isReachable ? .listItem : .generic }
        return widget(ScrollElement.self)?.role ?? widget(RegionElement.self)?.role
    }

    /// Whether a toggle or a radio box is on; `nil` for anything else.
    public var state: ToggleModel.State? {
        toggleElement?.state ?? widget(RegionElement.self)?.checked
    }

    /// The colour in which a toggle or a progress view stands out; `nil` for the theme's, and for anything else.
    public var tint: Color.Resolved? {
        toggleElement?.tint ?? widget(ProgressElement.self)?.tint
    }

    /// Whether the element is the chosen one of several; `nil` where that makes no sense.
    public var isSelected: Bool? { row?.isSelected ?? widget(RegionElement.self)?.isSelected }

    /// Which one of how many the element is; `nil` where that makes no sense.
    public var setPosition: (index: Int, count: Int)? {
        (row?.setPosition ?? widget(RegionElement.self)?.setPosition).map { ($0.index, $0.count) }
    }

    /// Whether Tab comes to the region or the row; `nil` for anything else.
    public var isTabStop: Bool? { row?.isTabStop ?? widget(RegionElement.self)?.isFocusable }

    /// The row of a list that the element is; `nil` for anything else.
    private var row: ListRowElement? { element as? ListRowElement }

    /// Where a scroll view is scrolled to; `nil` for anything else, and for one that the platform scrolls by itself.
    public var scrollOffset: CGPoint? { scroller.flatMap { $0.isLazy ? $0.offset : nil } }

    /// The scroll view that the element is, or holds as the only thing.
    private var scroller: ScrollElement? { widget(ScrollElement.self) }

    /// Whether a button is at work and refuses presses meanwhile; `nil` for anything else.
    public var isBusy: Bool? { widget(ButtonElement.self)?.traits.isBusy }

    /// What a progress view shows, with how much is done from 0 to 1; `nil` for anything else.
    public var progress: (appearance: ProgressAppearance, fraction: Double?)? {
        widget(ProgressElement.self).map { ($0.appearance, $0.fraction) }
    }

    /// The model of a view of pages, dots over it or not; `nil` for anything else.
    public var pages: CarouselModel? { pagesElement?.model }

    /// The texts inside, in reading order.
    public var texts: [String] {
        var texts: [String] = []
        element.forEachElement { if let text = $0 as? TextElement { texts.append(text.content.string) } }
        return texts
    }

    // MARK: Operating

    /// Presses a button or activates a region, as the pointer, Space and assistive technology do.
    public func press(modifiers: EventModifiers = []) throws {
        try checkOperable()
        if let button = widget(ButtonElement.self) {
            try check(button)
            EventModifiers.holding(modifiers) { button.press() }
        } else if let toggle = toggleElement {
            try check(toggle)
            toggle.model.toggle()
        } else if let row {
            try check(row)
            EventModifiers.holding(modifiers) { row.activate() }
        } else if let region = widget(RegionElement.self), region.isActivatable {
            try check(region)
            EventModifiers.holding(modifiers) { region.activate() }
        } else {
            return try click(modifiers: modifiers)
        }
        mounted.advance()
    }

    /// Toggles a toggle of any style.
    public func toggle() throws {
        try checkOperable()
        guard state != nil else { throw TestingError.notOperable(name) }
        try press()
    }

    /// Clicks in the middle of the element.
    public func click(count: Int = 1, modifiers: EventModifiers = []) throws {
        try checkOperable()
        try EventModifiers.holding(modifiers) {
            try click(at: CGPoint(x: frame.midX, y: frame.midY), count: count)
        }
    }

    /// Clicks at a point of the window.
    func click(at point: CGPoint, count: Int) throws {
        guard element.isAttachedOrRoot else { throw TestingError.hidden(name) }
        try mounted.click(at: point, count: count)
    }

    /// Sends a key to the element that has the focus there: a region, or pages.
    public func send(_ key: RegionKey, modifiers: EventModifiers = []) throws {
        try checkOperable()
        try EventModifiers.holding(modifiers) { try deliver(key) }
        mounted.advance()
    }

    private func deliver(_ key: RegionKey) throws {
        if let row {
            try check(row)
            guard row.press(key) else { throw TestingError.notOperable(name) }
        } else if let region = widget(RegionElement.self), pagesElement == nil {
            try check(region)
            guard region.press(key) else { throw TestingError.notOperable(name) }
        } else {
            guard try operablePages().press(key) else { throw TestingError.notOperable(name) }
        }
    }

    /// Drags pages by a distance and lets go.
    ///
    /// - Parameters:
    ///   - width: how far the finger moves, in points; negative to the left.
    ///   - velocity: of the finger when it lets go, in pages a second, positive towards later pages.
    public func drag(by width: CGFloat, velocity: Double = 0) throws {
        try checkOperable()
        let model = try operablePages().model
        let start = mounted.now
        model.beginDrag(at: start)
        for step in 1...4 { model.drag(by: model.pages(forFinger: width / 4), at: start + Double(step) / 60) }
        model.endDrag(velocity: velocity, at: start + 5.0 / 60)
        mounted.advance(frames: 120)
    }

    /// Holds the pointer down in the middle of the element, and moves it, for as long as said.
    ///
    /// - Parameters:
    ///   - distance: how far the pointer is moved, in points; evenly, in as many frames as the time has.
    ///   - duration: from press to release, in seconds.
    public func drag(by distance: CGSize, duration: Double = 0.25) throws {
        try checkOperable()
        let start = CGPoint(x: frame.midX, y: frame.midY)
        let frames = max(1, Int((duration * 60).rounded()))
        try mounted.press(at: start)
        for frame in 1...frames {
            let part = CGFloat(frame) / CGFloat(frames)
            mounted.movePointer(
                to: CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part))
        }
        mounted.release()
    }

    /// Holds the pointer down in the middle of the element for as long as said, in seconds.
    public func hold(for duration: Double) throws { try drag(by: .zero, duration: duration) }

    /// Turns the wheel over the middle of the element by a notch, or by several with time enough between them.
    ///
    /// - Parameters:
    ///   - dx: to the right when positive, to the left when negative; how far does not matter.
    ///   - dy: down when positive, up when negative. The larger of the two decides.
    /// - Returns: whether pages took it. If not, it goes on to a scroll view outside, or to nothing.
    @discardableResult
    public func wheel(dx: Double = 0, dy: Double = 0, notches: Int = 1) throws -> Bool {
        try checkOperable()
        let pages = try operablePages()
        var isTaken = false
        for _ in 0..<notches {
            isTaken = pages.wheel(CarouselScroll(dx: dx, dy: dy), at: mounted.now)
            // Pages turn once in 150 ms.
            mounted.advance(frames: 12)
        }
        return isTaken
    }

    /// Scrolls a list, or a scroll view with a lazy stack, to a place of its content, and shows a frame.
    public func scroll(to offset: CGPoint) throws {
        try checkOperable()
        guard let scroller else { throw TestingError.notOperable(name) }
        scroller.scroll(to: offset)
        mounted.advance()
    }

    /// Moves the keyboard's focus to something inside of a list or scroll view, or out of it.
    public func focus(on inner: FoundElement?) throws {
        guard let scroller else { throw TestingError.notOperable(name) }
        scroller.focusMoved(to: inner?.widget(WidgetElement.self))
    }

    /// The pages that the element is or holds, if they answer to the user.
    private func operablePages() throws -> PagesElement {
        guard let pages = pagesElement else { throw TestingError.notOperable(name) }
        try check(pages)
        return pages
    }

    // MARK: Helpers

    /// The pages that the element is or, when there is nothing else to find, holds.
    private var pagesElement: PagesElement? {
        if let pages = widget(PagesElement.self) { return pages }
        var found: [PagesElement] = []
        func visit(_ element: Element) {
            if let pages = element as? PagesElement { return found.append(pages) }
            for child in element.children { visit(child) }
        }
        visit(element)
        return found.count == 1 ? found[0] : nil
    }

    /// The control whose label this is, else the element itself.
    var control: FoundElement {
        var current = element.parent
        while let step = current {
            if step is ButtonElement || step is ToggleElement { return FoundElement(step, mounted) }
            if step is HostElement { break }
            if let beside = Self.onlySwitch(in: step), beside.spokenText == text {
                return FoundElement(beside, mounted)
            }
            current = step.parent
        }
        return self
    }

    /// The toggle that the element is, or that stands beside its label in it.
    private var toggleElement: ToggleElement? { widget(ToggleElement.self) ?? Self.onlySwitch(in: element) }

    /// The only switch in an element that is no control itself; `nil` for none or several.
    private static func onlySwitch(in element: Element) -> ToggleElement? {
        var found: [ToggleElement] = []
        func visit(_ element: Element) {
            if let toggle = element as? ToggleElement { return found.append(toggle) }
            if !(element is HostElement) { for child in element.children { visit(child) } }
        }
        visit(element)
        return found.count == 1 && found[0].appearance == .switch ? found[0] : nil
    }

    /// The row of a list around the element.
    var listRow: FoundElement? {
        var current: Element? = element
        while let step = current {
            if step is ListRowElement { return FoundElement(step, mounted) }
            current = step.parent
        }
        return nil
    }

    /// The element itself, or the only widget that stands for it, if it has the type.
    private func widget<E: WidgetElement>(_ type: E.Type) -> E? { element as? E ?? element.onlyWidgetInside as? E }

    private var name: String { label.isEmpty ? "\(type(of: element))" : "“\(label)”" }

    private func checkOperable() throws {
        guard isVisible else { throw TestingError.hidden(name) }
        if let widget = widget(WidgetElement.self) { try check(widget) }
    }

    private func check(_ widget: WidgetElement) throws {
        guard widget.isEnabled else { throw TestingError.disabled(name) }
    }
}
