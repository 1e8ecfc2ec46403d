import ViewModels

/// A dot for each page, the current one filled; a press on a dot turns to its page.
///
/// To assistive technology the dots are tabs: "Page 2 of 5". They are one Tab stop; arrows turn the page.
public struct PageControl: View {
    private let numberOfPages: Int
    private let currentPage: Binding<Int>
    @Environment(\.layoutDirection) private var layoutDirection

    /// - Parameter numberOfPages: below 1 there are no dots.
    nonisolated public init(numberOfPages: Int, currentPage: Binding<Int>) {
        self.numberOfPages = max(0, numberOfPages)
        self.currentPage = currentPage
    }

    public var body: some View {
        let current = currentPage.wrappedValue
        RegionView(role: .tabList) {
            HStack(spacing: 0) {
                ForEach(0..<numberOfPages, id: \.self) { page in
                    RegionView(
                        role: .tab, isSelected: page == current, takesFocus: page == current, hidesContent: true,
                        action: { currentPage.wrappedValue = page }, onKey: { turn($0, from: current) }
                    ) {
                        Circle().fill(Color.primary.opacity(page == current ? 0.9 : 0.3))
                            .frame(width: 8, height: 8)
                            .padding(8)
                            .contentShape(Rectangle())
                            .onTapGesture { currentPage.wrappedValue = page }
                    }
                    .accessibilityLabel("Page \(page + 1) of \(numberOfPages)")
                }
            }
        }
    }

    private func turn(_ key: RegionKey, from page: Int) -> Bool {
        let forward = layoutDirection == .leftToRight ? RegionKey.right : .left
        let backward = layoutDirection == .leftToRight ? RegionKey.left : .right
        let target: Int? =
            switch key {
            case forward, .down, .pageDown: page + 1
            case backward, .up, .pageUp: page - 1
            case .home: 0
            case .end: numberOfPages - 1
            default: nil
            }
        guard let target, numberOfPages > 0 else { return false }
        currentPage.wrappedValue = (target + numberOfPages) % numberOfPages
        return true
    }
}
