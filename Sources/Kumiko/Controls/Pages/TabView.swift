import ViewModels

/// Pages of which one is seen at a time, with dots over them.
///
/// ```swift
/// TabView(selection: $city) {
///     ForEach(cities) { city in CityCard(city: city).tag(city.name) }
/// }
/// .tabViewStyle(.page)
/// ```
///
/// The selection is a page's `tag`; for a page without one it is the id that a `ForEach` knows it by, else its index. An
/// optional selection that is `nil` leaves the page as it is. A value that stands for no page is corrected, and the
/// correction written once. The last page is not followed by the first.
///
/// Pages of a `ForEach` are known by its ids, so that the page in view stays in view when others come, go or change
/// places. Only the pages in sight and one on each side are made; the state of a page ends when it is farther away.
/// The view takes what it is proposed; where that leaves its size open, it is as large as the largest page that has
/// been near.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @Owned private var model: CarouselModel
    @Environment(\.pageIndexDisplayMode) private var indexDisplayMode

    /// Makes pages of which a binding tells the current one; without a binding the view keeps it.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
        _model = Owned(wrappedValue: CarouselModel())
    }

    public var body: some View {
        ZStack(alignment: .bottom) {
            PageStrip(pages: PageListing(content), model: model, selection: selection.map { PageSelection(tag: $0) })
            if indexDisplayMode != .never { PageIndex(model: model, showsLonePage: indexDisplayMode == .always) }
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Makes pages of which the view itself keeps the current one, beginning with the first.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
