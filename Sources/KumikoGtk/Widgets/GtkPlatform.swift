import CGtk
import Kumiko

/// Makes GTK's widgets.
@MainActor
final class GtkPlatform: Platform {
    func makeRoot(_ element: RootElement) -> any PlatformWidget { RootWidget(element) }
    func makeText(_ element: TextElement) -> any PlatformWidget { TextWidget(element) }
    func makeImage(_ element: ImageElement) -> any PlatformWidget { ImageWidget(element) }
    func makeButton(_ element: ButtonElement) -> any PlatformWidget { ButtonWidget(element) }
    func makeToggle(_ element: ToggleElement) -> any PlatformWidget { ToggleWidget(element) }
    func makeProgress(_ element: ProgressElement) -> any PlatformWidget { ProgressWidget(element) }
    func makeScroll(_ element: ScrollElement) -> any PlatformWidget {
        element.isLazy ? ListScrollWidget(element) : ScrollWidget(element)
    }
    func makeRegion(_ element: RegionElement) -> any PlatformWidget { RegionWidget(element) }
    func makePages(_ element: PagesElement) -> any PlatformWidget { PagesWidget(element) }
    func makeListRow(_ element: ListRowElement) -> any PlatformWidget { ListRowWidget(element) }
}
