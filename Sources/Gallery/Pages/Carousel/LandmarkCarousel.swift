import SwiftUI

/// The landmarks, with dots and buttons to turn to them.
struct LandmarkCarousel: View {
    @Bindable var model: CarouselPageModel

    var body: some View {
        Card("Landmarks", note: "Swipe, use the arrow keys, or press a dot.", alignment: .center) {
            PageViewController(pages: cards, currentPage: $model.landmark)
                .aspectRatio(3 / 2, contentMode: .fit)
                .cornerRadius(12)
            PageControl(numberOfPages: cards.count, currentPage: $model.landmark)
            PageNumber(page: model.landmark, count: cards.count)
            Flow(spacing: 6, isCentred: true) {
                Button("First") { model.landmark = 0 }.disabled(model.landmark == 0)
                Button("Previous") { model.turnLandmark(by: -1) }
                Button("Next") { model.turnLandmark(by: 1) }
                Button("Last") { model.landmark = model.lastLandmark }.disabled(model.landmark == model.lastLandmark)
            }
        }
    }

    private var cards: [LandmarkCard] {
        model.catalogue.landmarks.map { LandmarkCard(landmark: $0, picture: model.catalogue.picture(of: $0)) }
    }
}

/// The number of a page among others, in words.
struct PageNumber: View {
    /// From 0.
    let page: Int
    let count: Int

    var body: some View {
        Text("Page \(page + 1) of \(count)").monospacedDigit().foregroundStyle(.secondary)
    }
}
