import ViewModels

/// Pages side by side that a ``CarouselModel`` turns.
///
/// ```swift
/// @State private var model = CarouselModel(wraps: true)
///
/// Carousel(model, spacing: 12, peek: 32) {
///     ForEach(landmarks) { LandmarkCard(landmark: $0) }
/// }
/// PageControl(model)
/// Button("Next") { model.turn(by: 1) }
/// ```
///
/// The content says which pages there are; the model says which is current, and hears of swipes, the wheel and keys.
/// Pages of a `ForEach` are known by its ids, so that the page in view stays in view when others come, go or change
/// places, and ``CarouselModel/scroll(toID:animated:)`` takes such an id where a `ForEach` is all of the content. Other
/// pages are known by their place in the content. A view that you wrote is as many pages as its body; one with state or
/// an environment of its own is one page.
///
/// Only those in sight and one on each side are made; the state of a page ends when it is farther away. With one
/// `ForEach` as content, opening makes as many views for 10 elements as for 10,000.
public struct Carousel<Content: View>: View {
    private let model: CarouselModel
    private let spacing: Double?
    private let peek: Double?
    private let alignment: CarouselAlignment?
    private let content: Content

    /// Makes a carousel. What is `nil` is left as the model has it; anything else is given to the model.
    ///
    /// - Parameters:
    ///   - model: one for each carousel on screen.
    ///   - spacing: the gap between two pages, in points; negative counts as 0.
    ///   - peek: how much of the pages before and after is seen, in points on each side; negative counts as 0.
    ///   - alignment: where the current page stands in the room that the peeks leave.
    public init(
        _ model: CarouselModel, spacing: Double? = nil, peek: Double? = nil, alignment: CarouselAlignment? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.model = model
        self.spacing = spacing
        self.peek = peek
        self.alignment = alignment
        self.content = content()
    }

    public var body: some View {
        configure()
        // Another model is another carousel.
        return PageStrip(pages: PageListing(content), model: model, selection: nil).id(ObjectIdentifier(model))
    }

    private func configure() {
        if let spacing, model.spacing != spacing { model.spacing = spacing }
        if let peek, model.peek != peek { model.peek = peek }
        if let alignment, model.alignment != alignment { model.alignment = alignment }
    }
}
