import SwiftUI

/// Coloured pages, of which there can be fewer or more while one of them is looked at.
struct ColorCarousel: View {
    @Bindable var model: CarouselPageModel

    var body: some View {
        Card("Colours", note: "A page that goes makes way for its neighbour.", alignment: .center) {
            PageViewController(pages: pages, currentPage: $model.color)
                .frame(height: 160)
                .cornerRadius(12)
            PageControl(numberOfPages: model.colorCount, currentPage: $model.color)
            PageNumber(page: model.color, count: model.colorCount)
            Flow(spacing: 6, isCentred: true) {
                Button("Fewer Pages") { model.removeColor() }.disabled(!model.canRemoveColor)
                Button("More Pages") { model.addColor() }.disabled(!model.canAddColor)
            }
        }
    }

    private var pages: [ColorCard] { (0..<model.colorCount).map(ColorCard.init) }
}

/// A coloured page with its number.
struct ColorCard: View {
    /// From 0.
    let index: Int

    var body: some View {
        color.overlay {
            Text(verbatim: "\(index + 1)").font(.largeTitle).fontWeight(.heavy).foregroundColor(.white)
        }
    }

    /// Colours of equal strength, as far apart as neighbours can be.
    private var color: Color {
        Color(hue: Double(index * 4 % 10) / 10, saturation: 0.65, brightness: 0.6)
    }
}
