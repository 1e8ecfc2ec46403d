import CGtk
import Foundation
import Kumiko

/// The GTK container in which the content of a ``HostElement`` is placed and drawn.
///
/// Where its children stand and what is drawn between them is the elements' business; GTK only calls when it is time.
@MainActor
final class ContentContainer {
    nonisolated(unsafe) let widget: WidgetPointer
    private unowned let element: HostElement
    private(set) var hosted: [ElementWidget] = []
    private(set) var size = CGSize.zero
    private var isAllocated = false
    private var hover: HoverController?
    /// The children that change by themselves.
    private var restless: [ElementWidget] = []
    /// The children that have to be allocated although they have not moved.
    private var pending: [ElementWidget] = []
    private var epoch = 0
    /// How often frames have been handed to the children: none is allocated twice for the same.
    private(set) var pass = 0
    /// The last frame in which children that came lately may still ask for another size, since their style comes one
    /// frame after them; `.max` until the first allocation after they came.
    private var freshUntil = Int64.max
    /// The widget that the container belongs to, where it is another one or is itself a child.
    unowned(unsafe) var owner: ElementWidget?

    /// Answers GTK's question for a size, given the length the other way or −1; without it the container asks for none.
    var measure: ((GtkOrientation, CInt) -> (minimum: CInt, natural: CInt))?
    /// Called with the size before frames are handed to the children.
    var willAllocate: (CGSize) -> Void = { _ in }
    /// Called when all children have their places.
    var didAllocate: () -> Void = {}
    var styleChanged: () -> Void = {}
    /// What assistive technology's activation does; only for regions.
    var activate: () -> Bool = { false }
    /// The part that has to be drawn; `nil` for all.
    var drawnArea: () -> CGRect? = { nil }
    /// The part whose widgets are made at once; `nil` for all.
    var nearArea: (() -> CGRect)?
    /// What ``nearArea`` was when frames were last handed to the children.
    private var knownNearArea = CGRect.null
    /// How many children wait to be made.
    private var unmadeCount = 0
    /// Whether children far out of sight were left out when all were to be allocated.
    private var isFarLeftOut = false
    /// Up to which child none waits any more.
    private var madeUpTo = 0
    private var isMaking = false
    /// Measures the texts that have no label yet.
    private(set) lazy var gauge = TextGauge(widget)

    /// - Parameters:
    ///   - regionName: the name by which rules of style find the region; `nil` for what is no region.
    ///   - isScrollable: whether a GtkScrolledWindow is to leave the scrolling to the element.
    init(
        _ element: HostElement, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, regionName: String? = nil,
        isScrollable: Bool = false
    ) {
        self.element = element
        widget =
            regionName.map { kumiko_region_new(role, $0) }
            ?? (isScrollable ? kumiko_scrollable_new(role) : kumiko_container_new(role))
        g_object_ref_sink(widget)
        kumiko_container_attach(widget, Self.callbacks, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        let address = Int(bitPattern: widget)
        let release: @Sendable () -> Void = {
            let widget = UnsafeMutableRawPointer(bitPattern: address)!
            kumiko_container_detach(widget.assumingMemoryBound(to: GtkWidget.self))
            g_object_unref(widget)
        }
        if MainLoop.isCurrent { release() } else { DispatchQueue.main.async(execute: release) }
    }

    /// Whether the content reads from right to left.
    var isMirrored: Bool { element.layoutDirection == .rightToLeft }
    /// The width in which frames are mirrored; `nil` where nothing is mirrored.
    var mirroringWidth: CGFloat? { isMirrored ? size.width : nil }

    // MARK: Children

    func host(_ widgets: [any PlatformWidget]) {
        let new = widgets.map { $0 as! ElementWidget }
        if element.awaitsHover, hover == nil { hover = HoverController(element, on: self) }
        if !hosted.isEmpty {
            let kept = Set(new.map(ObjectIdentifier.init))
            for old in hosted where !kept.contains(ObjectIdentifier(old)) && old.container === self {
                old.leaveParent()
            }
        }
        hosted = new
        restless = new.filter(\.isRestless)
        owner?.needAllocation()
        var previous: WidgetPointer?
        if new.contains(where: { $0.container !== self }) { awaitStyles() }
        (unmadeCount, madeUpTo) = (0, 0)
        for (index, child) in new.enumerated() {
            if child.container !== self {
                // GTK moves no child from one parent to another.
                child.leaveParent()
                child.container = self
                child.allocatedIn = nil
            }
            child.index = index
            if nearArea != nil, !child.isMade {
                unmadeCount += 1
                continue
            }
            kumiko_container_insert_after(widget, child.widget, previous)
            previous = child.widget
        }
    }

    // MARK: Children that are made when they come near

    /// Whether a child at `frame` has to be made, and to have the place that GTK draws it at.
    func isNear(_ frame: CGRect) -> Bool {
        nearArea == nil || knownNearArea.intersects(isMirrored ? frame.mirrored(in: size.width) : frame)
    }

    /// Takes in a child that has been made after it was hosted.
    func insert(_ child: ElementWidget) {
        guard unmadeCount > 0 else { return }
        unmadeCount -= 1
        var previous = child.index - 1
        while previous >= 0, !hosted[previous].isMade { previous -= 1 }
        kumiko_container_insert_after(widget, child.widget, previous < 0 ? nil : hosted[previous].widget)
        if freshUntil < .max { awaitStyles() }
    }

    /// Makes the children that have come near.
    func makeNear() {
        guard let area = nearArea?(), area != knownNearArea else { return }
        knownNearArea = area
        guard unmadeCount > 0 || isFarLeftOut else { return }
        for child in hosted where isNear(child.frame) {
            if !child.isMade {
                _ = child.widget
            } else if isFarLeftOut {
                child.allocate()
            }
        }
    }

    /// Makes the other children, some at a time, when there is nothing else to do: the keyboard and assistive technology
    /// want them all. Called when the content has been drawn, since that is not to wait.
    private func makeOthers() {
        guard unmadeCount > 0, !isMaking else { return }
        isMaking = true
        MainLoop.whenIdle(.low) { [weak self] in
            guard let self else { return }
            isMaking = false
            guard !element.awaitsUpdate else { return makeOthersAfterUpdate() }
            let end = g_get_monotonic_time() + Self.makingTime
            while unmadeCount > 0, madeUpTo < hosted.count, g_get_monotonic_time() < end {
                _ = hosted[madeUpTo].widget
                madeUpTo += 1
            }
            makeOthers()
        }
    }

    /// The next frame may take away what would be made before it.
    private func makeOthersAfterUpdate() {
        isMaking = true
        FrameClock.beforeNextFrame(of: widget) { [weak self] in
            self?.isMaking = false
            self?.makeOthers()
        }
    }

    /// The longest time for which the loop is kept, in microseconds.
    private static let makingTime: gint64 = 12000

    /// Has this container and those around it allocate all children until new ones have their style.
    private func awaitStyles() {
        freshUntil = .max
        owner?.container?.awaitStyles()
    }

    /// The number of the window's current frame; 0 before there is a window.
    private var frameNumber: Int64 {
        gtk_widget_get_frame_clock(widget).map { Int64(gdk_frame_clock_get_frame_counter($0)) } ?? 0
    }

    /// Lets the children go, so that others can hold them.
    func releaseAll() {
        for child in hosted where child.container === self {
            child.leaveParent()
        }
        hosted = []
    }

    /// A child changes by itself from now on.
    func becameRestless(_ child: ElementWidget) {
        if !restless.contains(where: { $0 === child }) { restless.append(child) }
    }

    /// Cuts the container off from its element; what GTK still asks is answered with nothing.
    func close() {
        kumiko_container_detach(widget)
        for child in hosted where child.container === self { child.container = nil }
        hosted = []
        unmadeCount = 0
    }

    /// Hands frames to the children that moved, and has the content drawn again. GTK is not asked for a layout: the
    /// container's own place is the same. Before its first one there is nothing to do.
    func contentMoved() {
        guard isAllocated else { return }
        commit()
        allocateChildren(restless)
        gtk_widget_queue_draw(widget)
    }

    /// Hands frames to the children, and makes those that are near.
    private func commit() {
        pass += 1
        makeNear()
        element.commitContent()
    }

    // MARK: GTK's calls

    private func allocate(_ width: CInt, _ height: CInt) {
        isAllocated = true
        let old = size
        size = CGSize(width: Double(width), height: Double(height))
        willAllocate(size)
        commit()
        // What asked by itself, outside of an update, is not known here.
        let frame = frameNumber
        if freshUntil == .max { freshUntil = frame + 1 }
        let isUnexpected =
            !Style.isUpdating || frame <= freshUntil || epoch != Style.epoch || (isMirrored && old.width != size.width)
        epoch = Style.epoch
        allocateChildren(isUnexpected ? hosted : restless)
        didAllocate()
    }

    /// Allocates the children that GTK waits for though they have not moved: a container that is allocated answers for
    /// all of its children, and GTK tells of none.
    private func allocateChildren(_ others: [ElementWidget]) {
        let due = pending
        pending = []
        for child in due where child.container === self && child.isAllocationNeeded { child.allocate() }
        for child in others where child.container === self && child.allocatedIn != pass {
            // GTK draws none of those, and has no use for their place until it does.
            if isNear(child.frame) { child.allocate() } else { isFarLeftOut = true }
        }
    }

    /// A child has asked GTK for another size or place.
    func childNeedsAllocation(_ child: ElementWidget) {
        pending.append(child)
        owner?.needAllocation()
    }

    private func snapshot(_ snapshot: OpaquePointer) {
        let context = SnapshotContext(
            snapshot, in: widget, size: size, isMirrored: isMirrored, drawnArea: drawnArea())
        element.drawContent(in: context)
        makeOthers()
    }

    private static let callbacks: UnsafePointer<KumikoContainerCallbacks> = {
        let table = UnsafeMutablePointer<KumikoContainerCallbacks>.allocate(capacity: 1)
        table.initialize(
            to: KumikoContainerCallbacks(
                measure: { data, orientation, other, minimum, natural in
                    let length: (minimum: CInt, natural: CInt) = ContentContainer.with(data) {
                        $0.measure?(orientation, other) ?? (0, 0)
                    }
                    minimum!.pointee = length.minimum
                    natural!.pointee = length.natural
                },
                allocate: { data, width, height in ContentContainer.with(data) { $0.allocate(width, height) } },
                snapshot: { data, snapshot in
                    nonisolated(unsafe) let snapshot = snapshot!
                    ContentContainer.with(data) { $0.snapshot(snapshot) }
                },
                style_changed: { data in ContentContainer.with(data) { $0.styleChanged() } },
                activate: { data in gboolean(ContentContainer.with(data) { $0.activate() }) }))
        return UnsafePointer(table)
    }()

    /// Runs `body` with the container that `data` stands for, kept alive meanwhile.
    nonisolated private static func with<Result: Sendable>(
        _ data: UnsafeMutableRawPointer?, _ body: @MainActor (ContentContainer) -> Result
    ) -> Result {
        nonisolated(unsafe) let data = data!
        return MainActor.assumeIsolated {
            body(Unmanaged<ContentContainer>.fromOpaque(data).takeUnretainedValue())
        }
    }
}
