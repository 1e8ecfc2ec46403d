import SwiftUI

/// The page that is open.
struct OpenPage: View {
    let model: GalleryModel

    var body: some View {
        switch model.page {
        case .statefulButton: StatefulButtonPage(model: model.statefulButton)
        case .toggle: TogglePage(model: model.toggle)
        case .carousel: CarouselPage(model: model.carousel)
        case .customViews: CustomViewsPage(model: model.customViews)
        case .radioBoxes: RadioBoxesPage(model: model.radioBoxes)
        }
    }
}
