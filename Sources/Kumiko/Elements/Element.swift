import Foundation

/// A piece of the layout and the drawing: what a node contributes to the container around it.
///
/// Elements form one tree for a window. A parent proposes a size (``sizeThatFits(_:)``), the element answers, and the
/// parent places it (``place(at:proposal:)``). Answers are kept until the element or one below it is invalidated.
/// Most elements are no widgets: they only arrange, or draw with the container that holds them.
///
/// Layout reads and writes these properties for each element in turn, one at a time, on the main thread; checking that at
/// run time would take a tenth of the time it takes to show a window.
@_documentation(visibility: internal)
@MainActor
open class Element {
    @exclusivity(unchecked) public private(set) final unowned(unsafe) var parent: Element?
    @exclusivity(unchecked) public private(set) final var children: [Element] = []
    /// The nearest element above that hosts widgets.
    @exclusivity(unchecked) public private(set) final unowned(unsafe) var host: HostElement?
    /// The number of elements above, once the element is in a window.
    @exclusivity(unchecked) private(set) final var depth: Int32 = 0
    /// The place among the parent's children.
    @exclusivity(unchecked) fileprivate(set) final var childIndex: Int32 = 0

    /// The top leading corner, in the parent's coordinates.
    @exclusivity(unchecked) public private(set) final var origin = CGPoint.zero
    @exclusivity(unchecked) public private(set) final var size = CGSize.zero
    /// The proposal with which the element was last placed.
    @exclusivity(unchecked) public private(set) final var proposal = ProposedViewSize.unspecified

    @exclusivity(unchecked) private var cache = SizeCache()
    /// Whether an element around relies on an alignment that this one or one inside said; such a place may move
    /// although the size stays.
    @exclusivity(unchecked) private var hasAnsweredGuide = false
    /// Whether the children have to be placed again even when the proposal is the same.
    @exclusivity(unchecked) final var needsPlacement = true
    @exclusivity(unchecked) fileprivate(set) final var isInvalid = false
    /// Whether the element stands somewhere: it has been placed since it came into its tree.
    @exclusivity(unchecked) private(set) final var isPlaced = false
    /// Whether this element or one below it has moved since frames were last handed to the widgets.
    @exclusivity(unchecked) final var needsCommit = true
    /// Whether the host hands the element its frame again where it was, unless something above moves.
    @exclusivity(unchecked) final var commitsInPlace = false
    /// The children that have moved since then, where there are too many to look at each.
    @exclusivity(unchecked) final var movedChildren = MovedChildren.all
    @exclusivity(unchecked) final var committedOrigin: CGPoint?
    @exclusivity(unchecked) final var committedVisibility = true

    /// Up to how many children it is no gain to remember which ones have changed.
    static let fewChildren = 8

    public init() {}

    // MARK: Tree

    /// Replaces the children; those that leave and are not elsewhere are told with ``didDetach()``.
    public final func setChildren(_ new: [Element]) {
        if new.count == children.count, new.indices.allSatisfy({ new[$0] === children[$0] }) { return }
        let old = children
        children = new
        movedChildren = .all
        let host = hostInside
        for (index, child) in new.enumerated() {
            child.childIndex = Int32(index)
            guard child.parent !== self || old.isEmpty else { continue }
            child.parent = self
            child.needsCommit = true
            child.attach(host, depth + 1)
        }
        if !old.isEmpty {
            let kept = Set(new.map(ObjectIdentifier.init))
            for child in old where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
                child.parent = nil
                child.detach()
            }
            for child in new { child.needsCommit = true }
        }
        childrenChanged()
        host?.contentChanged()
        invalidateLayout()
        // What a container is told through this element may now be told by another one.
        if !old.isEmpty, !isContainer { invalidateContainer() }
    }

    /// The host of the widgets below.
    var hostInside: HostElement? { host }

    /// Takes the element and all below it into `host`; `nil` takes them out without telling them.
    private func attach(_ host: HostElement?, _ depth: Int32) {
        guard host != nil || self.host != nil else { return }
        if self.host !== host {
            self.host = host
            committedOrigin = nil
        }
        self.depth = depth
        let hostInside = hostInside
        for child in children { child.attach(hostInside, depth + 1) }
    }

    /// The children are others, or stand in another order.
    open func childrenChanged() {}

    /// Tells this element and all below it that they left the window. Elements that are taken in again elsewhere
    /// attach anew.
    final func detach() {
        // Whatever still waits to be asked again is not, since the elements above may be gone by then.
        isInvalid = false
        isPlaced = false
        host = nil
        committedOrigin = nil
        forgetAnswers()
        didDetach()
        for child in children { child.detach() }
    }

    /// The element has left the tree of its window.
    open func didDetach() {}

    /// Adds the widgets that stand in the host around: the element's own, else those of the elements below.
    func collectWidgets(into widgets: inout [WidgetElement]) {
        for child in children { child.collectWidgets(into: &widgets) }
    }

    /// The root of the window, once the element is in one.
    final var root: RootElement? { hostInside?.window }

    // MARK: Layout

    /// Answers a proposal. Called when no kept answer fits; ask ``sizeThatFits(_:)`` instead.
    open func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    /// Places the children within ``size``, in this element's coordinates.
    open func placeChildren() {
        for child in children { child.place(at: .zero, proposal: proposal) }
    }

    /// The size the element takes when it is proposed `proposal`.
    public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        LayoutWork.done.questions += 1
        if let size = cache[proposal] { return size }
        if ignoresSpareHeight, let height = proposal.height {
            var unhindered = proposal
            unhindered.height = nil
            if let size = cache[unhindered], size.height <= height { return size }
        }
        LayoutWork.done.measures += 1
        let size = measure(proposal)
        cache[proposal] = size
        return size
    }

    /// Puts the element at `origin` of its parent, with the size it answers to `proposal`.
    public final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        LayoutWork.done.placements += 1
        let size = sizeThatFits(proposal)
        if self.origin != origin {
            self.origin = origin
            markForCommit()
        }
        guard needsPlacement || self.size != size || self.proposal != proposal else { return }
        self.size = size
        self.proposal = proposal
        isPlaced = true
        needsPlacement = false
        markForCommit()
        placeChildren()
    }

    /// Puts the element so that `anchor` of it lies at `point`.
    final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        place(
            at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), proposal: proposal)
    }

    /// Moves the element as it is.
    final func move(to origin: CGPoint) {
        LayoutWork.done.placements += 1
        guard self.origin != origin else { return }
        self.origin = origin
        markForCommit()
    }

    /// The element's answers no longer hold. They are asked again before the next frame; only if they are others
    /// does the parent have to ask too.
    public final func invalidateLayout() {
        forgetArrangements()
        guard !isInvalid else { return }
        needsPlacement = true
        if let root {
            isInvalid = true
            root.engine.enqueue(self)
        } else {
            // Nobody will ask again before the tree is taken into a window; until then no answer is kept.
            var element: Element? = self
            while let current = element {
                current.forgetAnswers()
                element = current.parent
            }
        }
    }

    /// The child's answers are others, or some may be. Returns whether the element was not yet to be asked again.
    final func childAnswersChanged(_ child: Element) -> Bool {
        noteChange(ofChildAt: Int(child.childIndex))
        guard !isInvalid else { return false }
        isInvalid = true
        needsPlacement = true
        return true
    }

    /// A child's answers are others, while all else from which the element worked out how to arrange them still holds.
    func noteChange(ofChildAt index: Int) {}

    /// What the element worked out from its children no longer holds.
    func forgetArrangements() {}

    /// What the container around reads of the element beside its size has changed, such as its priority.
    final func invalidateContainer() {
        var element = parent
        while let current = element {
            current.invalidateLayout()
            if current.isContainer { return }
            element = current.parent
        }
    }

    /// Asks again what was asked before. Returns whether an answer changed, or may have: one that is known no longer may
    /// have served a container above.
    final func remeasure() -> Bool {
        isInvalid = false
        needsPlacement = true
        let old = cache
        cache = SizeCache()
        var changed = old.isEmpty || old.hasForgotten || hasAnsweredGuide
        hasAnsweredGuide = false
        old.forEach { proposal, size in
            if sizeThatFits(proposal) != size { changed = true }
        }
        // The answer that the element was placed with may have given way to later ones.
        if isPlaced, sizeThatFits(proposal) != size { changed = true }
        return changed
    }

    /// Whether an answer is kept. Before the first one, what was worked out from the children may be out of date.
    final var hasAnswers: Bool { !cache.isEmpty }

    private func forgetAnswers() {
        cache = SizeCache()
        needsPlacement = true
        forgetArrangements()
    }

    /// Places the children again where the element stands.
    final func replaceInPlace() {
        needsPlacement = false
        size = sizeThatFits(proposal)
        // Nothing above has moved, so that the host alone need know.
        if !needsCommit, committedOrigin != nil, let host {
            if !commitsInPlace { host.commitInPlace(self) }
            commitsInPlace = true
        } else {
            markForCommit()
        }
        placeChildren()
    }

    /// Forgets all kept answers here and below, as when the fonts change.
    final func forgetSizes() {
        forgetAnswers()
        for child in children { child.forgetSizes() }
    }

    /// Where an alignment lies in the element when it is `size` large, if it or something inside says so; `nil` for
    /// the alignment's default. Ask ``explicitAlignment(_:in:_:)`` instead.
    open func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Where an alignment lies in the element when it has `size`, if it or something inside says so.
    final func explicitAlignment(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let guide = explicitGuide(key, in: size, proposal) else { return nil }
        hasAnsweredGuide = true
        return guide
    }

    /// Where an alignment lies in the element when it has `size`.
    final func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        explicitAlignment(key, in: size, proposal) ?? key.id.defaultValue(in: ViewDimensions(size, of: self, proposal))
    }

    // MARK: Traits, which pass through elements with one child

    /// Whether the element arranges views for itself: what they tell their container is not handed on.
    open var isContainer: Bool { children.count > 1 }

    open var layoutPriority: Double { onlyChild?.layoutPriority ?? 0 }
    open var zIndex: Double { onlyChild?.zIndex ?? 0 }
    open var tag: AnyHashable? { onlyChild?.tag }
    /// Whether the element cannot be chosen in a picker.
    var refusesSelection: Bool { onlyChild?.refusesSelection ?? false }
    /// Which axes are only space, as in a ``Spacer``: such an element needs no spacing around it.
    open var isSpacer: Bool { false }
    /// Whether the element takes of any height the same size as where none is proposed, if that fits.
    var ignoresSpareHeight: Bool { false }
    /// Whether the element is a text, beside which a vertical stack needs no spacing.
    open var isText: Bool { false }
    /// The value for a ``LayoutValueKey``.
    open func layoutValue(_ key: ObjectIdentifier) -> Any? { onlyChild?.layoutValue(key) }

    private var onlyChild: Element? { children.count == 1 && !isContainer ? children[0] : nil }

    // MARK: Commit

    /// Hands on the frame; `frame` is in the host's coordinates.
    open func commitSelf(_ frame: CGRect, isVisible: Bool) {
        for child in children { commitChild(child, frame, isVisible) }
    }

    /// Whether the children may be seen and used at all.
    open var showsChildren: Bool { true }

    // MARK: Drawing

    /// Draws the element; `frame` is in the host's coordinates.
    open func draw(_ frame: CGRect, in context: any DrawingContext) {
        drawChildren(frame, in: context)
    }

    /// The axis along which no child begins before the one ahead of it ends, if there is one.
    var axisOfOrder: Axis? { nil }

    /// Has the host drawn again before the next frame.
    public final func invalidateDrawing() {
        host?.widget?.invalidateDrawing()
    }

    // MARK: Pointer

    /// Whether `point`, in the element's coordinates, hits something; appends the responders from the innermost out.
    open func hitTest(_ point: CGPoint, _ responders: inout [any PointerResponder]) -> Bool {
        for child in childrenInDrawingOrder.reversed()
        where child.hitTest(CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y), &responders) {
            return true
        }
        return contains(point)
    }

    /// Whether the element itself, without its children, covers `point`.
    open func contains(_ point: CGPoint) -> Bool { false }
}

func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }

/// Takes taps that hit it or an element inside it.
@_documentation(visibility: internal)
@MainActor
public protocol PointerResponder: AnyObject {
    /// The number of taps it waits for; 0 for a widget, which the platform itself sees to.
    var tapCount: Int { get }
    /// Acts on a tap at `point`, in the coordinates of the host.
    func tap(at point: CGPoint)
}
