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
    /// The children that change by themselves.
    private var restless: [ElementWidget] = []
    /// The children that have to be allocated although they have not moved.
    private var pending: [ElementWidget] = []
    private var epoch = 0
    /// The last frame in which children that came lately may still ask for another size, since their style comes one
    /// frame after them; `.max` until the first allocation after they came.
    private var freshUntil = Int64.max
    /// The widget that the container belongs to, where it is another one or is itself a child.
    unowned(unsafe) var owner: ElementWidget?

    /// Answers GTK's question for a size; without it the container asks for none.
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

    /// - Parameter regionName: the name by which rules of style find the region; `nil` for what is no region.
    init(
        _ element: HostElement, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, regionName: String? = nil
    ) {
        self.element = element
        widget = regionName.map { kumiko_region_new(role, $0) } ?? kumiko_container_new(role)
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
        if Thread.isMainThread { release() } else { DispatchQueue.main.async(execute: release) }
    }

    /// Whether the content reads from right to left.
    var isMirrored: Bool { element.layoutDirection == .rightToLeft }
    /// The width in which frames are mirrored; `nil` where nothing is mirrored.
    var mirroringWidth: CGFloat? { isMirrored ? size.width : nil }

    // MARK: Children

    func host(_ widgets: [any PlatformWidget]) {
        let new = widgets.map { $0 as! ElementWidget }
        if !hosted.isEmpty {
            let kept = Set(new.map(ObjectIdentifier.init))
            for old in hosted where !kept.contains(ObjectIdentifier(old)) && old.container === self {
                old.container = nil
                gtk_widget_unparent(old.widget)
            }
        }
        hosted = new
        restless = new.filter(\.isRestless)
        owner?.needAllocation()
        var previous: WidgetPointer?
        if new.contains(where: { $0.container !== self }) { awaitStyles() }
        for child in new {
            if child.container !== self {
                // GTK moves no child from one parent to another.
                child.leaveParent()
                child.container = self
            }
            kumiko_container_insert_after(widget, child.widget, previous)
            previous = child.widget
        }
    }

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
            child.container = nil
            gtk_widget_unparent(child.widget)
        }
        hosted = []
    }

    /// Cuts the container off from its element; what GTK still asks is answered with nothing.
    func close() {
        kumiko_container_detach(widget)
        for child in hosted where child.container === self { child.container = nil }
        hosted = []
    }

    /// Hands frames to the children that moved, and has the content drawn again. GTK is not asked for a layout: the
    /// container's own place is the same. Before its first one there is nothing to do.
    func contentMoved() {
        guard isAllocated else { return }
        element.commitContent()
        allocateChildren(restless)
        gtk_widget_queue_draw(widget)
    }

    // MARK: GTK's calls

    private func allocate(_ width: CInt, _ height: CInt) {
        isAllocated = true
        let old = size
        size = CGSize(width: Double(width), height: Double(height))
        willAllocate(size)
        element.commitContent()
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
        for child in due where child.container === self { child.allocate() }
        for child in others where child.container === self { child.allocate() }
    }

    /// A child has asked GTK for another size or place.
    func childNeedsAllocation(_ child: ElementWidget) {
        pending.append(child)
        owner?.needAllocation()
    }

    private func snapshot(_ snapshot: OpaquePointer) {
        let context = SnapshotContext(
            snapshot, in: widget, size: size, isMirrored: isMirrored, visibleArea: drawnArea())
        element.drawContent(in: context)
    }

    private static let callbacks: UnsafePointer<KumikoContainerCallbacks> = {
        let table = UnsafeMutablePointer<KumikoContainerCallbacks>.allocate(capacity: 1)
        table.initialize(
            to: KumikoContainerCallbacks(
                measure: { data, orientation, _, minimum, natural in
                    let length: (minimum: CInt, natural: CInt) = ContentContainer.with(data) {
                        $0.measure?(orientation, 0) ?? (0, 0)
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
