import ViewModels

/// A dot for each page, the current one larger and stronger; a press on a dot turns to its page.
///
/// To assistive technology the dots are tabs of a list named "Pages": "Page 2 of 5". They are one Tab stop; arrows turn the page. Of more than
/// 20 pages only those near the current one have dots, which become smaller where there are more to come.
public struct PageControl: View {
    private let numberOfPages: Int
    private let currentPage: Binding<Int>
    private let model: CarouselModel?
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.pageDotColor) private var color
    @Environment(\.colorSchemeContrast) private var contrast

    /// - Parameter numberOfPages: below 1 there are no dots.
    nonisolated public init(numberOfPages: Int, currentPage: Binding<Int>) {
        self.numberOfPages = max(0, numberOfPages)
        self.currentPage = currentPage
        model = nil
    }

    /// Makes dots for the pages of a carousel. They turn its pages as a person does.
    public init(_ model: CarouselModel) {
        numberOfPages = 0
        currentPage = Binding(get: { model.currentPage ?? 0 }, set: { model.turn(to: $0) })
        self.model = model
    }

    public var body: some View {
        let current = currentPage.wrappedValue
        let count = model?.pageCount ?? numberOfPages
        let dots = PageDots(count: count, current: current)
        RegionView(role: .tabList) {
            HStack(spacing: 0) {
                ForEach(dots.pages, id: \.self) { page in
                    RegionView(
                        role: .tab, isSelected: page == current, takesFocus: page == current, hidesContent: true,
                        action: { currentPage.wrappedValue = page }, onKey: { turn($0, from: current, of: count) }
                    ) {
                        Circle().fill(color.opacity(page == current ? 0.95 : contrast == .increased ? 0.6 : 0.4))
                            .frame(width: dots.diameter(of: page), height: dots.diameter(of: page))
                            .frame(width: 24, height: 24)
                            .contentShape(Rectangle())
                            .onTapGesture { currentPage.wrappedValue = page }
                    }
                    .accessibilityLabel("Page \(page + 1) of \(count)")
                }
            }
        }
        .accessibilityLabel("Pages")
    }

    private func turn(_ key: RegionKey, from page: Int, of count: Int) -> Bool {
        let forward = layoutDirection == .leftToRight ? RegionKey.right : .left
        let backward = layoutDirection == .leftToRight ? RegionKey.left : .right
        let target: Int? =
            switch key {
            case forward, .down, .pageDown: page + 1
            case backward, .up, .pageUp: page - 1
            case .home: 0
            case .end: count - 1
            default: nil
            }
        guard let target, count > 0 else { return false }
        let goesRound = model?.wraps ?? true
        currentPage.wrappedValue = goesRound ? (target + count) % count : min(max(target, 0), count - 1)
        return true
    }
}

/// Which pages have dots, and how large these are.
struct PageDots: Equatable {
    /// The most pages that all have dots.
    static let most = 20
    /// The most dots when not all pages have one.
    static let window = 11

    let count: Int
    let current: Int
    /// The pages that have dots.
    let pages: Range<Int>

    init(count: Int, current: Int) {
        let count = max(0, count)
        self.count = count
        self.current = current
        guard count > Self.most else {
            pages = 0..<count
            return
        }
        let first = min(max(current - Self.window / 2, 0), count - Self.window)
        pages = first..<first + Self.window
    }

    /// In points. The current page's is larger, so that its colour is not the only sign; the last ones before pages
    /// without dots are smaller.
    func diameter(of page: Int) -> Double {
        if page == current { return 10 }
        let distances = [
            pages.lowerBound > 0 ? page - pages.lowerBound : .max,
            pages.upperBound < count ? pages.upperBound - 1 - page : .max,
        ]
        return switch distances.min() {
        case 0: 4
        case 1: 6
        default: 8
        }
    }
}

private struct PageDotColorKey: EnvironmentKey {
    static let defaultValue = Color.primary
}

extension EnvironmentValues {
    /// The colour of the dots of a ``PageControl``.
    var pageDotColor: Color {
        get { self[PageDotColorKey.self] }
        set { self[PageDotColorKey.self] = newValue }
    }
}
