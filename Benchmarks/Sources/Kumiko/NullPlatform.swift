import SwiftUI

/// A platform that shows nothing, so that what is measured is Kumiko alone.
final class NullPlatform: Platform {
    func makeRoot(_ element: RootElement) -> any PlatformWidget { NullWidget(element) }
    func makeText(_ element: TextElement) -> any PlatformWidget { NullWidget(element) }
    func makeImage(_ element: ImageElement) -> any PlatformWidget { NullWidget(element) }
    func makeButton(_ element: ButtonElement) -> any PlatformWidget { NullWidget(element) }
    func makeToggle(_ element: ToggleElement) -> any PlatformWidget { NullWidget(element) }
    func makeProgress(_ element: ProgressElement) -> any PlatformWidget { NullWidget(element) }
    func makeScroll(_ element: ScrollElement) -> any PlatformWidget { NullWidget(element) }
    func makeRegion(_ element: RegionElement) -> any PlatformWidget { NullWidget(element) }
    func makePages(_ element: PagesElement) -> any PlatformWidget { NullWidget(element) }
    func makeListRow(_ element: ListRowElement) -> any PlatformWidget { NullWidget(element) }
}

/// A widget of a fixed size.
private final class NullWidget: PlatformWidget {
    private weak var host: HostElement?
    private var frame = CGRect.zero

    init(_ element: WidgetElement) { host = element as? HostElement }

    func update() {}
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 60, height: 20) }
    func place(_ frame: CGRect, isVisible: Bool, transforms: [Transform]) { self.frame = frame }
    func invalidateDrawing() {}
    func remove() {}
    func contentMoved() { host?.commitContent() }
}
