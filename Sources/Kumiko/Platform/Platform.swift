import Foundation

/// Makes the widgets for a window's elements: GTK's in a program, plain objects with fixed metrics in a test.
@_documentation(visibility: internal)
@MainActor
public protocol Platform: AnyObject {
    func makeRoot(_ element: RootElement) -> any PlatformWidget
    func makeText(_ element: TextElement) -> any PlatformWidget
    func makeImage(_ element: ImageElement) -> any PlatformWidget
    func makeButton(_ element: ButtonElement) -> any PlatformWidget
    func makeToggle(_ element: ToggleElement) -> any PlatformWidget
    func makeProgress(_ element: ProgressElement) -> any PlatformWidget
    func makeScroll(_ element: ScrollElement) -> any PlatformWidget
    func makeRegion(_ element: RegionElement) -> any PlatformWidget
    func makePages(_ element: PagesElement) -> any PlatformWidget
    func makeListRow(_ element: ListRowElement) -> any PlatformWidget
}

/// A widget of the platform, seen from the element that it stands for.
@_documentation(visibility: internal)
@MainActor
public protocol PlatformWidget: AnyObject {
    /// Takes over the element's properties after they changed.
    func update()
    /// The size the widget takes when it is proposed `proposal`. Not asked of hosts.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The distances of the first and the last line's baseline from the top; `nil` without text.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)?
    /// Puts the widget at `frame`, in the host's coordinates, reading from left to right, and shows it as `transforms`
    /// say, the last one first.
    func place(_ frame: CGRect, isVisible: Bool, transforms: [Transform])
    /// Has the widget drawn again.
    func invalidateDrawing()
    /// Takes the widget away for good.
    func remove()

    /// The place a host keeps free around its content.
    var contentInsets: EdgeInsets { get }
    /// The size below which a host does not go, whatever its content.
    var minimumSize: CGSize { get }
    /// The widgets that the host holds, in reading order.
    func host(_ widgets: [any PlatformWidget])
    /// Frames of hosted widgets changed: ``HostElement/commitContent()`` is to be called before the next frame.
    func contentMoved()
}

extension PlatformWidget {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
    public var contentInsets: EdgeInsets { EdgeInsets() }
    public var minimumSize: CGSize { .zero }
    public func host(_ widgets: [any PlatformWidget]) {}
    public func contentMoved() {}
}
