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

    init(_ element: HostElement, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, isRegion: Bool = false) {
        self.element = element
        widget = isRegion ? kumiko_region_new(role) : kumiko_container_new(role)
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
        var previous: WidgetPointer?
        for child in new {
            if child.container !== self {
                // GTK moves no child from one parent to another.
                if gtk_widget_get_parent(child.widget) != nil { gtk_widget_unparent(child.widget) }
                child.container = self
            }
            kumiko_container_insert_after(widget, child.widget, previous)
            previous = child.widget
        }
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

    /// Has frames handed to the children, and the content drawn, before the next frame.
    func contentMoved() {
        if Self.allocationDepth > 0 {
            // GTK is handing out places: what is queued below a widget that has its place already would be forgotten.
            commit()
        } else {
            gtk_widget_queue_allocate(widget)
        }
        gtk_widget_queue_draw(widget)
    }

    // MARK: GTK's calls

    /// GTK forgets what a container answered when a widget below asks for another size, as when its style has come: it
    /// then wants to be given its place again, also when that is the same.
    private var wasMeasured = false

    /// How many containers are being given their places, one inside the other.
    private static var allocationDepth = 0

    private func allocate(_ width: CInt, _ height: CInt) {
        Self.allocationDepth += 1
        defer { Self.allocationDepth -= 1 }
        let old = size
        size = CGSize(width: Double(width), height: Double(height))
        willAllocate(size)
        element.commitContent()
        if wasMeasured || isMirrored && old.width != size.width {
            wasMeasured = false
            for child in hosted where child.container === self { child.allocate() }
        }
        didAllocate()
    }

    private func commit() {
        element.commitContent()
        didAllocate()
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
                        $0.wasMeasured = true
                        return $0.measure?(orientation, 0) ?? (0, 0)
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
