import ViewModels

/// Pages of which one is seen at a time, going round from the last to the first.
///
/// ```swift
/// PageViewController(pages: landmarks.map(LandmarkCard.init), currentPage: $page)
///     .aspectRatio(3 / 2, contentMode: .fit)
/// ```
///
/// A swipe, the wheel, the arrow keys, Page Up and Down, Home and End turn the page and write the binding; a write to
/// the binding turns the page. A page out of range is corrected, and the correction written once. The behaviour is
/// ``CarouselModel``'s.
///
/// Pages are known by their index. Only those in sight and one on each side are made; the state of a page ends when it
/// is farther away. Opening takes the same time for 10 pages and for 10,000.
public struct PageViewController<Page: View>: View {
    nonisolated(unsafe) private let pages: [Page]
    private let currentPage: Binding<Int>
    @Owned private var model = CarouselModel(wraps: true)

    nonisolated public init(pages: [Page], currentPage: Binding<Int>) {
        self.pages = pages
        self.currentPage = currentPage
    }

    public var body: some View {
        PageStrip(pages: PageListing(numbered: pages), model: model, selection: PageSelection(index: currentPage))
    }
}
