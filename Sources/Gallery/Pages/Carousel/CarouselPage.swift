import SwiftUI

/// Carousels of pictures, of colours whose number changes, and of texts.
struct CarouselPage: View {
    let model: CarouselPageModel

    var body: some View {
        ComponentPage(page: .carousel, events: model.events) {
            if let failure = model.catalogue.failure {
                Card("Landmarks") { NoLandmarks(failure: failure) }
            } else {
                LandmarkCarousel(model: model)
            }
            ColorCarousel(model: model)
            TextCarousel(model: model)
        } properties: {
            PropertyList([
                .init("landmark", model.landmark),
                .init("color", model.color),
                .init("colorCount", model.colorCount),
                .init("text", model.text),
            ])
        }
    }
}
