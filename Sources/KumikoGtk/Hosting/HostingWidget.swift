import CGtk
import Kumiko

/// A view as a widget for somebody's own GTK program.
///
/// ```swift
/// gtk_init()
/// let hosting = HostingWidget(rootView: Text("Hello"))
/// gtk_window_set_child(window, hosting.widget)
/// ```
///
/// The widget measures and behaves as any of GTK's: it has a minimum and a natural size and a height for its width, it
/// expands and is aligned as `gtk_widget_set_hexpand`, `gtk_widget_set_valign` and their like say, and it reads in the
/// direction of `gtk_widget_set_direction`, else GTK's default one. Colours, contrast and motion follow the desktop, and changes are shown with the frames of the
/// window that it is in.
///
/// It works in a GtkApplication and in a bare main loop. The loop also serves Dispatch's main queue from the first
/// hosting widget on, so that `Task` and `async` work in views. GTK must have been initialised.
///
/// Whoever holds the widget keeps the view and its state, also while it goes from one parent to another; nobody has to
/// keep the `HostingWidget`. When the widget goes, so does the view.
@MainActor
public final class HostingWidget<Content: View> {
    /// The widget, for any container.
    public let reference: GtkWidgetRef

    /// The widget as GTK's functions take it. It is alive while this is, or a container holds it, and at least until the
    /// main loop's next turn, so that it can be handed to a container at once.
    public var widget: UnsafeMutablePointer<GtkWidget> {
        MainLoop.whenIdle { [reference] in withExtendedLifetime(reference) {} }
        return reference.pointer
    }

    /// The view that is shown. Setting it keeps the state of what has the same identity, as with any change of a view.
    public var rootView: Content {
        get { content.view }
        set { content.view = newValue }
    }

    private let content: HostedContent<Content>

    /// Makes a widget that shows `rootView`.
    public init(rootView: Content) {
        MainLoop.attachMainQueue()
        kumiko_adwaita_init()
        content = HostedContent(rootView)
        reference = HostedWidget.make(content)
    }
}

/// What the widget keeps of a hosted view.
@MainActor
private final class HostedWidget {
    private let hosting: Hosting
    /// The widget that keeps this.
    private var host: WidgetPointer!
    private var signals: SignalHandlers?

    private init(_ hosting: Hosting) { self.hosting = hosting }

    static func make<Content: View>(_ content: HostedContent<Content>) -> GtkWidgetRef {
        let desktop = DesktopEnvironment.ofHosts
        let hosted = HostedWidget(Hosting(content, environment: desktop.values))
        let root = hosted.hosting.rootWidget
        root.followsWidth = true
        let host = kumiko_host_new(
            root.widget,
            { data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated {
                    let hosted = Unmanaged<HostedWidget>.fromOpaque(data)
                    hosted.takeUnretainedValue().end()
                    hosted.release()
                }
            }, Unmanaged.passRetained(hosted).toOpaque())!
        hosted.host = host
        let signals = SignalHandlers(of: UnsafeMutableRawPointer(host))
        signals.connect("direction-changed") { [unowned hosted] in hosted.follow() }
        hosted.signals = signals
        desktop.observe(hosted) { [unowned hosted] in hosted.follow() }
        hosted.follow()
        return GtkWidgetRef(host)
    }

    /// Takes over what the desktop says, in the direction of the widget.
    private func follow() {
        var values = DesktopEnvironment.ofHosts.values
        values.layoutDirection = gtk_widget_get_direction(host) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
        hosting.take(values)
    }

    private func end() {
        DesktopEnvironment.ofHosts.forget(self)
        hosting.end()
    }
}
