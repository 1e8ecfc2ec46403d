import CGtk
import Foundation
import Kumiko

/// A mounted view and the widget that shows it, in a window of ours or in a place that somebody else's window has.
@MainActor
final class Hosting {
    let mount: Mount
    /// The widget to be given a place; it belongs to this until ``end()``.
    let rootWidget: RootWidget
    private let platform = GtkPlatform()
    private let report = FrameReport.make()
    private var isFrameAsked = false
    private var hasEnded = false

    init<Content: View>(_ content: HostedContent<Content>, environment: EnvironmentValues) {
        // The view's icons are looked up as soon as there is one.
        Style.prepare(gdk_display_get_default())
        mount = Mount(
            HostedView(content: content), platform: platform, environment: environment,
            bodyObserver: report.map { report in { [unowned report] in report.note(bodyOf: $0) } })
        rootWidget = mount.root.widget as! RootWidget
        mount.root.layoutDirection = environment.layoutDirection
        rootWidget.update()
        rootWidget.styleChanged = { [weak self] in self?.styleChanged() }
        report?.watch(rootWidget.widget)
        mount.needsFrame = { [weak self] in self?.askForFrame() }
    }

    /// Takes over what the desktop says.
    func take(_ environment: EnvironmentValues) {
        guard !hasEnded else { return }
        mount.environment = environment
        mount.root.layoutDirection = environment.layoutDirection
        rootWidget.update()
        askForFrame()
    }

    /// Takes everything away. The widget must have been taken out of what GTK shows.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        mount.unmount()
    }

    /// Has ``update()`` called once before the next frame; without frames, as while the window is hidden, when idle.
    private func askForFrame() {
        guard !isFrameAsked, !hasEnded else { return }
        isFrameAsked = true
        if gtk_widget_get_mapped(rootWidget.widget) != 0 {
            FrameClock.beforeNextFrame(of: rootWidget.widget) { [weak self] in self?.update() }
        } else {
            MainLoop.whenIdle { [weak self] in self?.update() }
        }
    }

    private func update() {
        isFrameAsked = false
        guard !hasEnded else { return }
        mount.update()
        rootWidget.contentChanged()
    }

    private func styleChanged() {
        Style.epoch += 1
        mount.invalidateSizes()
    }
}

/// The view that is hosted, which may be replaced.
@Observable @MainActor
final class HostedContent<Content: View> {
    var view: Content
    init(_ view: Content) { self.view = view }
}

private struct HostedView<Content: View>: View {
    let content: HostedContent<Content>
    var body: some View { content.view }
}
