/// How a ``TabView`` looks: as pages. There are no other styles yet.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// When dots are shown over the pages.
    @_documentation(visibility: internal)
    var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode { get }
}

/// The style without a modifier: ``PageTabViewStyle``.
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}

    public var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode { .automatic }
}

/// Pages side by side that are swiped, with dots over them.
public struct PageTabViewStyle: TabViewStyle {
    /// When dots are shown.
    public struct IndexDisplayMode: Sendable {
        enum Mode { case automatic, always, never }
        let mode: Mode

        /// When there is more than one page.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Also for a lone page.
        public static let always = IndexDisplayMode(mode: .always)
        public static let never = IndexDisplayMode(mode: .never)
    }

    public let _indexDisplayMode: IndexDisplayMode

    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        _indexDisplayMode = indexDisplayMode
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// ``PageTabViewStyle``.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots when there is more than one.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages with dots as told.
    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets how the tab views inside look.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexDisplayMode, style._indexDisplayMode.mode)
    }
}

private struct PageIndexDisplayModeKey: EnvironmentKey {
    static let defaultValue = PageTabViewStyle.IndexDisplayMode.Mode.automatic
}

extension EnvironmentValues {
    var pageIndexDisplayMode: PageTabViewStyle.IndexDisplayMode.Mode {
        get { self[PageIndexDisplayModeKey.self] }
        set { self[PageIndexDisplayModeKey.self] = newValue }
    }
}
