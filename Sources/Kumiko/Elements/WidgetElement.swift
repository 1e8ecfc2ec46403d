import Foundation

/// An element that a widget of the platform stands for: a control, a text, a picture.
@_documentation(visibility: internal)
@MainActor
open class WidgetElement: Element, PointerResponder {
    /// The platform's widget; made when the element's host has one.
    @exclusivity(unchecked) public internal(set) final var widget: (any PlatformWidget)?

    /// What few elements have.
    private final class Extras {
        var accessibility = AccessibilityProperties()
        /// The changes that views around ask for, the innermost first.
        var accessibilityChanges: [(owner: ObjectIdentifier, change: (inout AccessibilityProperties) -> Void)] = []
        var help = ""
    }

    private final var extras: Extras?

    private final func makeExtras() -> Extras {
        let made = extras ?? Extras()
        extras = made
        return made
    }

    /// What assistive technology is told beyond what the widget itself says.
    public final var accessibility: AccessibilityProperties {
        get { extras?.accessibility ?? AccessibilityProperties() }
        set {
            guard newValue != accessibility else { return }
            makeExtras().accessibility = newValue
            accessibilityChanged()
            widget?.update()
        }
    }

    /// Sets or, with `nil`, takes back what `owner` changes about ``accessibility``.
    final func setAccessibility(_ change: ((inout AccessibilityProperties) -> Void)?, of owner: AnyObject) {
        if change == nil, extras == nil { return }
        let extras = makeExtras()
        let index = extras.accessibilityChanges.firstIndex { $0.owner == ObjectIdentifier(owner) }
        switch (index, change) {
        case (let index?, let change?): extras.accessibilityChanges[index].change = change
        case (let index?, nil): extras.accessibilityChanges.remove(at: index)
        case (nil, let change?): extras.accessibilityChanges.append((ObjectIdentifier(owner), change))
        case (nil, nil): return
        }
        var properties = AccessibilityProperties()
        for entry in extras.accessibilityChanges { entry.change(&properties) }
        accessibility = properties
    }

    /// The tooltip; empty for none.
    public final var help: String {
        get { extras?.help ?? "" }
        set {
            guard newValue != help else { return }
            makeExtras().help = newValue
            widget?.update()
        }
    }

    /// The tooltip that is shown, which may be another where the element has something more urgent to say.
    open var tooltip: String { help }

    /// Whether the control answers to the pointer, keys and accessibility actions.
    public final var isEnabled = true {
        didSet { if isEnabled != oldValue { widget?.update() } }
    }

    /// The reading direction at this place.
    public final var layoutDirection = LayoutDirection.leftToRight {
        didSet {
            guard layoutDirection != oldValue, let widget else { return }
            widget.update()
            widget.invalidateDrawing()
        }
    }

    /// ``accessibility`` changed; the widget is told next.
    open func accessibilityChanged() {}

    /// Makes the platform's widget.
    open func makeWidget(_ platform: any Platform) -> any PlatformWidget {
        fatalError("\(type(of: self)) makes a widget")
    }

    final override func collectWidgets(into widgets: inout [WidgetElement]) { widgets.append(self) }

    /// Lists the widgets that this one hosts, if it does.
    func listWidgetsInside() {}

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        widget?.sizeThatFits(proposal) ?? .zero
    }

    open override func placeChildren() {}

    open override func commitSelf(_ frame: CGRect, isVisible: Bool) {
        widget?.place(frame, isVisible: isVisible, transforms: host?.transforms ?? [])
    }

    open override func draw(_ frame: CGRect, in context: any DrawingContext) {
        if let widget { context.draw(widget) }
    }

    open override func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        guard contains(point) else { return false }
        responders.append(self)
        return true
    }

    public final var tapCount: Int { 0 }
    public final func tap(at point: CGPoint) {}

    open override func contains(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: size).contains(point)
    }

    open override func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        switch key.id {
        case is FirstBaselineAlignment.Type: widget?.baselines(in: size)?.first
        case is LastBaselineAlignment.Type: widget?.baselines(in: size)?.last
        default: nil
        }
    }

    open override func didDetach() {
        widget?.remove()
        widget = nil
    }

    /// What is read out for this element when it stands in the label of a control.
    open var spokenText: String { accessibility.label ?? "" }
}

/// A widget that hosts the widgets of the elements below it, in coordinates of its own: a button around its label, a
/// scrolled window around its content.
@_documentation(visibility: internal)
@MainActor
open class HostElement: WidgetElement {
    /// Whether the hosted widgets have to be listed again.
    private final var needsWidgets = true
    /// The elements whose frames are handed on again where they stand.
    private final var elementsInPlace: [Element] = []
    /// How what is around the element to which frames are handed shows it, from the outside in.
    final var transforms: [Transform] = []
    /// Whether some element in this host waits for the pointer to be over it.
    public internal(set) final var awaitsHover = false
    /// Whether some element in this host is shown other than where it stands.
    final var holdsTransforms = false

    /// The root of the window in which the host is.
    var window: RootElement? { host?.window }

    final override var hostInside: HostElement? { self }

    /// Whether a change that the window does not show yet waits for its next frame.
    public final var awaitsUpdate: Bool { window?.graph.hasChanges ?? false }

    /// The place that the widget keeps free around its content.
    public final var contentInsets: EdgeInsets { widget?.contentInsets ?? EdgeInsets() }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = contentInsets
        let content = measureContent(proposal.inset(by: insets))
        let minimum = widget?.minimumSize ?? .zero
        return CGSize(
            width: max(minimum.width, content.width + insets.horizontal),
            height: max(minimum.height, content.height + insets.vertical))
    }

    /// Answers a proposal for the content alone.
    open func measureContent(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    /// The size that is left for the content.
    public final var contentSize: CGSize {
        let insets = contentInsets
        return CGSize(
            width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    }

    /// Centres the content in ``contentSize``.
    open override func placeChildren() {
        let space = contentSize
        for child in children {
            child.place(
                at: CGPoint(x: space.width / 2, y: space.height / 2), anchor: .center,
                proposal: ProposedViewSize(space))
        }
    }

    open override func commitSelf(_ frame: CGRect, isVisible: Bool) {
        listWidgets()
        super.commitSelf(frame, isVisible: isVisible)
        widget?.contentMoved()
    }

    /// Hands frames to the hosted widgets; called by the widget when it has been given its own.
    public func commitContent() {
        commitChildren()
        let elements = elementsInPlace
        elementsInPlace = []
        for element in elements where element.host === self {
            if holdsTransforms { transforms = element.transformsAround }
            element.commitInPlace()
        }
        transforms = []
    }

    /// Hands frames to the children.
    open func commitChildren() {
        for child in children { child.commit(at: child.origin, isVisible: true) }
    }

    /// Hands the frame of an element within this host on again, though nothing above it has moved.
    final func commitInPlace(_ element: Element) {
        if elementsInPlace.isEmpty { window?.await(self) }
        elementsInPlace.append(element)
    }

    /// What is hit at `point`, in the content's coordinates, from the innermost out.
    open func respondersInContent(at point: CGPoint) -> [any PointerResponder] {
        var responders: [any PointerResponder] = []
        for child in childrenInDrawingOrder.reversed()
        where child.hitTest(CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y), &responders) { break }
        return responders
    }

    /// Draws what the content draws besides its widgets, and the widgets in their places.
    open func drawContent(in context: any DrawingContext) {
        drawChildren(.zero, in: context)
    }

    /// Something below, within this host, came or went.
    final func contentChanged() {
        guard !needsWidgets else { return }
        needsWidgets = true
        window?.hostsToList.append(self)
    }

    /// Makes the widgets that are missing and tells the widget which it hosts, in reading order.
    final func listWidgets() {
        guard needsWidgets, let root, let widget else { return }
        needsWidgets = false
        var hosted: [WidgetElement] = []
        for child in children { child.collectWidgets(into: &hosted) }
        var widgets: [any PlatformWidget] = []
        widgets.reserveCapacity(hosted.count)
        for element in hosted {
            let widget = element.widget ?? element.makeWidget(root.platform)
            element.widget = widget
            widgets.append(widget)
        }
        widget.host(widgets)
        for element in hosted { element.listWidgetsInside() }
    }

    final override func listWidgetsInside() { listWidgets() }

    open override func didDetach() {
        super.didDetach()
        needsWidgets = true
        elementsInPlace = []
    }

    /// What is read out where it is not what the content says.
    public internal(set) final var spokenLabel: Element? {
        didSet { if spokenLabel !== oldValue { widget?.update() } }
    }

    open override var spokenText: String {
        accessibility.label ?? spokenLabel.map(Self.text(of:))
            ?? children.map(Self.text(of:)).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// What is read out for an element and what is inside of it.
    static func text(of element: Element) -> String {
        if let element = element as? WidgetElement { return element.accessibility.isHidden ? "" : element.spokenText }
        return element.children.map(text(of:)).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Lets the widget go, so that another is made; the hosted ones with it.
    final func forgetWidget() {
        forgetWidgets(self)
        host?.contentChanged()
        invalidateLayout()
    }

    private func forgetWidgets(_ element: Element) {
        (element as? HostElement)?.needsWidgets = true
        for child in element.children { forgetWidgets(child) }
        if let element = element as? WidgetElement {
            element.widget?.remove()
            element.widget = nil
        }
    }
}
