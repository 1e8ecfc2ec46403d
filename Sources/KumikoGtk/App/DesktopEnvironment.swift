import CGtk
import Foundation
import Kumiko

/// What the desktop says of colours, contrast, motion and reading direction, as environment values.
@MainActor
final class DesktopEnvironment {
    private let options: LaunchOptions
    private var observers: [ObjectIdentifier: () -> Void] = [:]
    /// What a window would like.
    private var preferred: ColorScheme?
    private(set) var values = EnvironmentValues()

    init(_ options: LaunchOptions) {
        self.options = options
        if let scheme = options.colorScheme { ask(for: scheme) }
        if let direction = options.layoutDirection {
            gtk_widget_set_default_direction(direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        }
        read()
        StyleObserver.observe { [weak self] in self?.tellChange() }
    }

    /// What the desktop says to views in windows that are not a program's of ours.
    static let ofHosts = DesktopEnvironment(LaunchOptions())

    /// Calls `action` when one of the values has changed, until `observer` is taken back.
    func observe(_ observer: AnyObject, _ action: @escaping () -> Void) {
        observers[ObjectIdentifier(observer)] = action
    }

    func forget(_ observer: AnyObject) { observers[ObjectIdentifier(observer)] = nil }

    /// Has all windows look as one of them would like to; `nil` for the desktop's choice.
    func prefer(_ scheme: ColorScheme?) {
        guard scheme != preferred else { return }
        preferred = scheme
        ask(for: scheme ?? options.colorScheme)
    }

    private func ask(for scheme: ColorScheme?) {
        let asked: KumikoStyleScheme? = scheme.map {
            $0 == .dark ? KUMIKO_STYLE_SCHEME_DARK : KUMIKO_STYLE_SCHEME_LIGHT
        }
        kumiko_style_set_scheme(asked ?? KUMIKO_STYLE_SCHEME_DESKTOP)
        tellChange()
    }

    private func tellChange() {
        read()
        for action in observers.values { action() }
    }

    private func read() {
        values.colorScheme = kumiko_style_is_dark() != 0 ? .dark : .light
        values.setDesktop(
            contrast: kumiko_style_is_high_contrast() != 0 ? .increased : .standard,
            reducesMotion: gtk_settings_get_default().map { settings in
                kumiko_property_get_boolean(UnsafeMutableRawPointer(settings), "gtk-enable-animations") == 0
            } ?? false)
        values.layoutDirection =
            gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    }
}

/// Tells of changes of the style sheet and the desktop's settings.
@MainActor
private enum StyleObserver {
    private static var actions: [() -> Void] = []

    /// Calls `action` for the rest of the program's life.
    static func observe(_ action: @escaping () -> Void) {
        actions.append(action)
        guard actions.count == 1 else { return }
        kumiko_style_observe(
            { _, _ in
                MainActor.assumeIsolated { for action in StyleObserver.actions { action() } }
                return 0
            }, nil)
    }
}
