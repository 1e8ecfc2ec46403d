import CGtk
import Foundation
import Kumiko

/// One window of a program: a GtkApplicationWindow with a header bar, and the mounted view that fills it.
@MainActor
final class Window {
    let widget: WidgetPointer
    /// Which of the program's scenes the window shows.
    let scene: Int
    private let content: HostedContent<AnyView>
    private let hosting: Hosting
    private let closed: (Window) -> Void
    private var signals: SignalHandlers?
    private var isClosed = false

    init(
        _ description: SceneDescription, index: Int, application: UnsafeMutableRawPointer, desktop: DesktopEnvironment,
        size: CGSize?, preferenceChanged: @escaping () -> Void, closed: @escaping (Window) -> Void
    ) {
        scene = index
        self.closed = closed
        widget = gtk_application_window_new(application.assumingMemoryBound(to: GtkApplication.self))
        content = HostedContent(description.content())
        hosting = Hosting(content, environment: desktop.values)
        let window = widget.cast(to: GtkWindow.self)
        let title = description.title ?? Application.programName
        gtk_window_set_title(window, title)
        gtk_window_set_titlebar(window, HeaderBar.make(about: description.about))
        gtk_window_set_child(window, hosting.rootWidget.widget)
        let signals = SignalHandlers(of: UnsafeMutableRawPointer(widget))
        signals.connect("close-request") { [weak self] in self?.end() }
        self.signals = signals
        hosting.mount.preferredColorSchemeChanged = preferenceChanged
        setContentSize(size ?? description.defaultSize ?? idealSize)
    }

    /// The appearance that the content would like the window to have; `nil` for the desktop's.
    var preferredColorScheme: ColorScheme? { hosting.mount.preferredColorScheme }

    func present() { gtk_window_present(widget.cast(to: GtkWindow.self)) }

    func close() { gtk_window_close(widget.cast(to: GtkWindow.self)) }

    func showAbout(_ about: AboutInformation) {
        kumiko_show_about(
            widget.cast(to: GtkWindow.self), about.name, about.version, about.icon, about.comments, about.website,
            about.developer)
    }

    /// Shows the content that the scene has now.
    func show(_ description: SceneDescription) { content.view = description.content() }

    /// Takes over what the desktop says.
    func take(_ environment: EnvironmentValues) {
        if !isClosed { hosting.take(environment) }
    }

    // MARK: Size

    /// What the content would like, as far as it fits a screen. Its height is the one it takes at that width, as a text
    /// that wraps or a picture that keeps its ratio has it.
    private var idealSize: CGSize {
        let root = hosting.mount.root
        let ideal = root.sizeRange.ideal
        // Wide enough, as any window of GTK's, that the title can be read.
        var bar: CInt = 0
        gtk_widget_measure(
            gtk_window_get_titlebar(widget.cast(to: GtkWindow.self)), GTK_ORIENTATION_HORIZONTAL, -1, nil, &bar, nil,
            nil)
        let width = min(max(ideal.width, CGFloat(bar), 200), 1200)
        let height = max(ideal.height, root.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
        return CGSize(width: width, height: min(max(height, 60), 800))
    }

    /// The header bar and the frame come on top of the content; how large they are is known once the window is realized.
    private func setContentSize(_ size: CGSize) {
        gtk_widget_realize(widget)
        // A header bar would like to be wider than it has to be, so what is around the content is measured around one
        // that is wider still.
        let excess: CGFloat = 8192
        let natural = CGSize(width: size.width + excess, height: size.height)
        let (width, height) = hosting.rootWidget.withNaturalSize(natural) {
            var (width, height): (CInt, CInt) = (0, 0)
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
            gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
            return (width, height)
        }
        gtk_window_set_default_size(widget.cast(to: GtkWindow.self), width - CInt(excess), height)
    }

    // MARK: End

    private func end() {
        guard !isClosed else { return }
        isClosed = true
        closed(self)
        // A window keeps a pointer to its child, which only it can clear.
        gtk_window_set_child(widget.cast(to: GtkWindow.self), nil)
        hosting.end()
        signals?.disconnectAll()
    }
}
