import Foundation

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

/// Whether the user asked for more contrast.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased
}

/// The direction in which the interface reads.
public enum LayoutDirection: CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

extension EnvironmentValues {
    /// The font of texts that set none themselves.
    public var font: Font? {
        get { known.font }
        set { self[known: \.font] = newValue }
    }

    /// Whether controls here answer to the user.
    public var isEnabled: Bool {
        get { known.isEnabled }
        set { self[known: \.isEnabled] = newValue }
    }

    /// Light or dark, as the desktop or a view above chose.
    public var colorScheme: ColorScheme {
        get { known.colorScheme }
        set { self[known: \.colorScheme] = newValue }
    }

    /// Whether the desktop asks for high contrast.
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { known.colorSchemeContrast }
        set { self[known: \.colorSchemeContrast] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { known.layoutDirection }
        set { self[known: \.layoutDirection] = newValue }
    }

    /// The most lines a text takes; `nil` for no limit.
    public var lineLimit: Int? {
        get { known.lineLimit }
        set { self[known: \.lineLimit] = newValue }
    }

    /// The space between the lines of a text, in points.
    public var lineSpacing: CGFloat {
        get { known.lineSpacing }
        set { self[known: \.lineSpacing] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { known.truncationMode }
        set { self[known: \.truncationMode] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { known.multilineTextAlignment }
        set { self[known: \.multilineTextAlignment] = newValue }
    }

    /// The number of device pixels for a point.
    public var displayScale: CGFloat {
        get { known.displayScale }
        set { self[known: \.displayScale] = newValue }
    }

    /// Whether the desktop asks for less motion.
    public internal(set) var accessibilityReduceMotion: Bool {
        get { known.accessibilityReduceMotion }
        set { self[known: \.accessibilityReduceMotion] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { known.scenePhase }
        set { self[known: \.scenePhase] = newValue }
    }

    public var locale: Locale {
        get { known.locale ?? .current }
        set { self[known: \.locale] = newValue }
    }

    public var imageScale: Image.Scale {
        get { known.imageScale }
        set { self[known: \.imageScale] = newValue }
    }
}

extension EnvironmentValues {
    /// Sets what only the desktop decides.
    package mutating func setDesktop(contrast: ColorSchemeContrast, reducesMotion: Bool) {
        takeColorSchemeForWindow()
        colorSchemeContrast = contrast
        accessibilityReduceMotion = reducesMotion
    }

    /// Says that the colour scheme is the window's, and not that of a part with an appearance of its own.
    package mutating func takeColorSchemeForWindow() { self[known: \.windowColorScheme] = colorScheme }

    /// Whether the place has another appearance than the window.
    var hasOwnColorScheme: Bool { known.colorScheme != known.windowColorScheme }
}
