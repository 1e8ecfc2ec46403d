import ViewModels

/// How the dots over the pages of a ``TabView`` look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// When there is something behind the dots.
    @_documentation(visibility: internal)
    var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots stand on a dark capsule, which keeps them legible over any page.
    public struct BackgroundDisplayMode: Sendable {
        enum Mode { case automatic, interactive, always, never }
        let mode: Mode

        /// As the platform has it: always.
        public static let automatic = BackgroundDisplayMode(mode: .automatic)
        /// While the pages are dragged, or have the pointer or the keyboard's focus.
        public static let interactive = BackgroundDisplayMode(mode: .interactive)
        public static let always = BackgroundDisplayMode(mode: .always)
        /// Never; the dots have the colour of texts.
        public static let never = BackgroundDisplayMode(mode: .never)
    }

    public let _backgroundDisplayMode: BackgroundDisplayMode

    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots on the background that the platform has for them.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots with a background as told.
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets how the dots of the tab views inside look.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexBackground, style._backgroundDisplayMode.mode)
    }
}

private struct PageIndexBackgroundKey: EnvironmentKey {
    static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.Mode.automatic
}

extension EnvironmentValues {
    fileprivate(set) var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode.Mode {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}

/// The dots over the pages of a ``TabView``.
struct PageIndex: View {
    let model: CarouselModel
    /// Whether there is a dot also when there is one page only.
    let showsLonePage: Bool
    @Environment(\.pageIndexBackground) private var background
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        if model.pageCount > (showsLonePage ? 0 : 1) {
            let isFilled = isFilled
            PageControl(model)
                .environment(\.pageDotColor, isFilled ? .white : .primary)
                .padding(.horizontal, 4)
                .background {
                    if isFilled { Capsule().fill(Color.black.opacity(contrast == .increased ? 0.85 : 0.4)) }
                }
                .padding(.bottom, 12)
        }
    }

    private var isFilled: Bool {
        switch background {
        case .automatic, .always: true
        case .interactive: model.isDragging || model.isHovered || model.isFocused
        case .never: false
        }
    }
}
