import Foundation
import Kumiko

/// The platform of a mounted view: objects in place of widgets.
final class TestPlatform: Platform {
    /// The number of widgets that live.
    private(set) var widgetCount = 0

    func make(_ element: WidgetElement) -> any PlatformWidget {
        widgetCount += 1
        return TestWidget(element) { [weak self] in self?.widgetCount -= 1 }
    }

    func makeRoot(_ element: RootElement) -> any PlatformWidget { make(element) }
    func makeText(_ element: TextElement) -> any PlatformWidget { make(element) }
    func makeImage(_ element: ImageElement) -> any PlatformWidget { make(element) }
    func makeButton(_ element: ButtonElement) -> any PlatformWidget { make(element) }
    func makeToggle(_ element: ToggleElement) -> any PlatformWidget { make(element) }
    func makeProgress(_ element: ProgressElement) -> any PlatformWidget { make(element) }
    func makeScroll(_ element: ScrollElement) -> any PlatformWidget { make(element) }
    func makeRegion(_ element: RegionElement) -> any PlatformWidget { make(element) }
    func makePages(_ element: PagesElement) -> any PlatformWidget { make(element) }
    func makeListRow(_ element: ListRowElement) -> any PlatformWidget { make(element) }
}

/// Stands for a widget: keeps where it was put and what it was told.
final class TestWidget: PlatformWidget, ListRowPlatformWidget {
    private weak var element: WidgetElement?
    private let removed: () -> Void
    /// The frame in the host's coordinates.
    private(set) var frame = CGRect.zero
    private(set) var isVisible = false
    private(set) var hosted: [TestWidget] = []
    private var isRemoved = false

    init(_ element: WidgetElement, removed: @escaping () -> Void) {
        self.element = element
        self.removed = removed
    }

    func update() {}
    func invalidateDrawing() {}

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        switch element {
        case let text as TextElement: FixedTextLayout(text.content, proposal).size
        case let image as ImageElement:
            CGSize(width: 16, height: 16) * FixedFontMetrics.scale(image.content.font)
        case let progress as ProgressElement where progress.appearance == .bar: CGSize(width: 150, height: 6)
        default: .zero
        }
    }

    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let text = element as? TextElement else { return nil }
        let line = FixedTextLayout(text.content, ProposedViewSize(size)).lineHeight
        return (0.75 * line, size.height - 0.25 * line)
    }

    func place(_ frame: CGRect, isVisible: Bool, transforms: [Transform]) {
        self.frame = frame
        self.isVisible = isVisible
    }

    func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        removed()
    }

    func host(_ widgets: [any PlatformWidget]) {
        hosted = widgets.compactMap { $0 as? TestWidget }
    }

    func takeFocus() {
        if let row = element as? ListRowElement { row.focused() }
    }

    func contentMoved() { (element as? HostElement)?.commitContent() }

    var contentInsets: EdgeInsets {
        switch element {
        case let button as ButtonElement where button.isFilledByImage: EdgeInsets()
        case let button as ButtonElement:
            switch button.appearance {
            case .plain, .custom: EdgeInsets()
            default: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            }
        case let toggle as ToggleElement where toggle.appearance == .checkbox:
            EdgeInsets(top: 2, leading: 24, bottom: 2, trailing: 0)
        case let toggle as ToggleElement where toggle.appearance == .button:
            EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case let row as ListRowElement: row.margins
        case let region as RegionElement where region.look == .segment:
            EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        default: EdgeInsets()
        }
    }

    var minimumSize: CGSize {
        guard let toggle = element as? ToggleElement, toggle.appearance == .switch else { return .zero }
        return CGSize(width: 48, height: 24)
    }
}

extension CGSize {
    fileprivate static func * (size: CGSize, factor: CGFloat) -> CGSize {
        CGSize(width: size.width * factor, height: size.height * factor)
    }
}
