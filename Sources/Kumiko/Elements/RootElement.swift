import Foundation

/// The top of a window's elements: proposes the window's size to the content and centres it.
@_documentation(visibility: internal)
@MainActor
public final class RootElement: HostElement {
    package let engine = LayoutEngine()
    let platform: any Platform
    /// The graph whose changes the layout itself may cause, as a ``GeometryReader`` does.
    unowned var graph: ViewGraph!
    /// Hosts whose widgets have to be listed again.
    var hostsToList: [HostElement] = []
    /// Hosts with elements that are handed their frames where they stand.
    private var hostsToCommit: [HostElement] = []

    /// What says which appearance it would like, as it came.
    private var wishes: [PreferredColorSchemeElement] = []
    /// The appearance that the content would like the window to have; `nil` for the desktop's.
    public private(set) var preferredColorScheme: ColorScheme?

    init(_ platform: any Platform) {
        self.platform = platform
        super.init()
    }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget {
        platform.makeRoot(self)
    }

    public override func measureContent(_ proposal: ProposedViewSize) -> CGSize {
        var union = CGSize.zero
        for child in children {
            let size = child.sizeThatFits(proposal)
            union = CGSize(width: max(union.width, size.width), height: max(union.height, size.height))
        }
        return union
    }

    override var window: RootElement? { self }

    /// Has the host called when the frames of this window are handed on.
    func await(_ host: HostElement) {
        needsCommit = true
        if host !== self { hostsToCommit.append(host) }
    }

    public override func commitContent() {
        super.commitContent()
        let hosts = hostsToCommit
        hostsToCommit = []
        for host in hosts where host.window != nil { host.widget?.contentMoved() }
    }

    func add(_ wish: PreferredColorSchemeElement) {
        wishes.append(wish)
        updatePreferredColorScheme()
    }

    func remove(_ wish: PreferredColorSchemeElement) {
        wishes.removeAll { $0 === wish }
        updatePreferredColorScheme()
    }

    func updatePreferredColorScheme() {
        preferredColorScheme = wishes.filter { $0.scheme != nil }.min { $0.depth < $1.depth }?.scheme
    }

    /// Lists and lays out what changed. Called before each frame, and before the widget is measured.
    public func settle() {
        // Later changes are queued; the first listing is not, since the root is the host of all others.
        listWidgets()
        while !hostsToList.isEmpty {
            let hosts = hostsToList
            hostsToList = []
            for host in hosts where host.window != nil { host.listWidgets() }
        }
        engine.settle()
    }

    /// Lays the content out in a window of `size` and hands frames to the widgets.
    public func layOut(in size: CGSize) {
        settle()
        place(at: .zero, proposal: ProposedViewSize(size))
        var rounds = 0
        while graph.hasChanges, rounds < 8 {
            rounds += 1
            graph.update()
            settle()
            place(at: .zero, proposal: ProposedViewSize(size))
        }
    }

    /// The root takes what it is given.
    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = measureContent(proposal)
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    /// The size below which the content would be cut, and the one it would like.
    public var sizeRange: (minimum: CGSize, ideal: CGSize) {
        settle()
        let ideal = measureContent(.unspecified)
        var minimum = measureContent(.zero)
        // What wraps is high only where it is narrow, which must not keep a wide window from being low.
        minimum.height = min(minimum.height, measureContent(ProposedViewSize(width: ideal.width, height: 0)).height)
        return (minimum, ideal)
    }
}
