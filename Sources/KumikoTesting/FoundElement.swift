import Foundation
import Kumiko
import ViewModels

/// Something found in a ``MountedView``.
@MainActor
public struct FoundElement {
    private let element: Element
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
        var current: Element? = element
        while let step = current {
            if !step.isAttachedOrRoot || (step !== element && !step.showsChildren) { return false }
            if let widget = (step as? WidgetElement)?.widget as? TestWidget, !(step is RootElement), !widget.isVisible {
                return false
            }
            current = step.parent
        }
        return true
    }

    /// Whether the element answers to the user.
    public var isEnabled: Bool { (element as? WidgetElement)?.isEnabled ?? true }

    /// The text that is shown; of a control that of its label.
    public var text: String { (element as? TextElement)?.content.string ?? label }

    /// What assistive technology reads out.
    public var label: String { (element as? WidgetElement)?.spokenText ?? "" }

    /// What assistive technology is told.
    public var accessibility: AccessibilityProperties {
        (element as? WidgetElement)?.accessibility ?? AccessibilityProperties()
    }

    /// The text with all that decides how it looks; `nil` for anything but a text.
    public var resolvedText: ResolvedText? { (element as? TextElement)?.content }

    /// The picture with all that decides how it looks; `nil` for anything but a picture.
    public var resolvedImage: ResolvedImage? { (element as? ImageElement)?.content }

    /// What the element is to assistive technology; `nil` for what has no role of its own.
    public var role: RegionRole? { (element as? RegionElement)?.role }

    /// Whether a toggle or a radio box is on; `nil` for anything else.
    public var state: ToggleModel.State? {
        (element as? ToggleElement)?.state ?? (element as? RegionElement)?.checked
    }

    /// Whether the element is the chosen one of several; `nil` where that makes no sense.
    public var isSelected: Bool? { (element as? RegionElement)?.isSelected }

    /// The model of a page view; `nil` for anything else.
    public var pages: CarouselModel? { widget(PagesElement.self)?.model }

    /// The texts inside, in reading order.
    public var texts: [String] {
        var texts: [String] = []
        element.forEachElement { if let text = $0 as? TextElement { texts.append(text.content.string) } }
        return texts
    }

    // MARK: Operating

    /// Presses a button or activates a region, as the pointer, Space and assistive technology do.
    public func press() throws {
        try checkOperable()
        if let button = widget(ButtonElement.self) {
            try check(button)
            button.press()
        } else if let toggle = widget(ToggleElement.self) {
            try check(toggle)
            toggle.model.toggle()
        } else if let region = widget(RegionElement.self), region.isActivatable {
            try check(region)
            region.activate()
        } else {
            return try click()
        }
        mounted.advance()
    }

    /// Toggles a toggle of any style.
    public func toggle() throws {
        try checkOperable()
        guard state != nil || widget(ToggleElement.self) != nil || widget(RegionElement.self)?.checked != nil else {
            throw TestingError.notOperable(name)
        }
        try press()
    }

    /// Clicks in the middle of the element.
    public func click(count: Int = 1) throws {
        try checkOperable()
        try click(at: CGPoint(x: frame.midX, y: frame.midY), count: count)
    }

    /// Clicks at a point of the window.
    func click(at point: CGPoint, count: Int) throws {
        guard let root = element.topmost as? RootElement else { throw TestingError.hidden(name) }
        if !Self.click(in: root, at: point, count: count) { throw TestingError.notOperable("the point \(point)") }
        mounted.advance()
    }

    /// Sends a key to the element that has the focus there: a region, or pages.
    public func send(_ key: RegionKey) throws {
        try checkOperable()
        if let pages = widget(PagesElement.self) {
            try check(pages)
            guard pages.press(key) else { throw TestingError.notOperable(name) }
        } else if let region = widget(RegionElement.self) {
            try check(region)
            guard region.press(key) else { throw TestingError.notOperable(name) }
        } else {
            throw TestingError.notOperable(name)
        }
        mounted.advance()
    }

    /// Drags pages by a distance and lets go.
    ///
    /// - Parameters:
    ///   - width: how far the finger moves, in points; negative to the left.
    ///   - velocity: of the finger when it lets go, in pages a second, positive towards later pages.
    public func drag(by width: CGFloat, velocity: Double = 0) throws {
        try checkOperable()
        guard let pages = widget(PagesElement.self) else { throw TestingError.notOperable(name) }
        try check(pages)
        let model = pages.model
        let start = mounted.now
        model.beginDrag(at: start)
        for step in 1...4 { model.drag(by: model.pages(forFinger: width / 4), at: start + Double(step) / 60) }
        model.endDrag(velocity: velocity, at: start + 5.0 / 60)
        mounted.advance(frames: 120)
    }

    // MARK: Helpers

    /// The control whose label this is, else the element itself.
    var control: FoundElement {
        var current = element.parent
        while let step = current {
            if step is ButtonElement || step is ToggleElement { return FoundElement(step, mounted) }
            if step is HostElement { break }
            current = step.parent
        }
        return self
    }

    /// The element itself, or the only widget that stands for it, if it has the type.
    private func widget<E: WidgetElement>(_ type: E.Type) -> E? { element as? E ?? element.onlyWidgetInside as? E }

    private var name: String { label.isEmpty ? "\(type(of: element))" : "“\(label)”" }

    private func checkOperable() throws {
        guard isVisible else { throw TestingError.hidden(name) }
        if let widget = element as? WidgetElement { try check(widget) }
    }

    private func check(_ widget: WidgetElement) throws {
        guard widget.isEnabled else { throw TestingError.disabled(name) }
    }

    /// Acts on a click in a host: in the innermost host first, then, if nothing there takes it, in this one.
    private static func click(in host: HostElement, at point: CGPoint, count: Int) -> Bool {
        for widget in host.hostedWidgets.reversed() {
            guard let placed = widget.widget as? TestWidget, placed.isVisible, placed.frame.contains(point) else { continue }
            switch widget {
            case let button as ButtonElement:
                for _ in 0..<count { button.press() }
                return button.isEnabled
            case let toggle as ToggleElement:
                for _ in 0..<count { toggle.model.toggle() }
                return toggle.isEnabled
            case let inner as HostElement:
                let local = CGPoint(x: point.x - placed.frame.minX, y: point.y - placed.frame.minY)
                if click(in: inner, at: local, count: count) { return true }
            default: break
            }
        }
        guard let responder = host.respondersInContent(at: point).first(where: { $0.tapCount == count }) else {
            return false
        }
        responder.tap(at: point)
        return true
    }
}
