import SwiftUI

/// Pages of text.
struct TextCarousel: View {
    @Bindable var model: CarouselPageModel

    var body: some View {
        Card("Texts", note: "A page is any view.", alignment: .center) {
            PageViewController(pages: Self.pages, currentPage: $model.text)
                .frame(height: 150)
            PageControl(numberOfPages: Self.pages.count, currentPage: $model.text)
        }
    }

    private static let pages = [
        TextCard(title: "Swipe", text: "Drag a page aside and let go; a quick flick turns it as well."),
        TextCard(title: "Keys", text: "The arrows, Page Up, Page Down, Home and End turn pages."),
        TextCard(title: "Around", text: "After the last page comes the first, in one step."),
    ]
}

/// A page with a title and a sentence.
private struct TextCard: View {
    let title: LocalizedStringKey
    let text: LocalizedStringKey

    var body: some View {
        VStack(spacing: 6) {
            Text(title).font(.title2).fontWeight(.heavy)
            Text(text).foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
