import SwiftUI

/// The page that is open, and the models of the pages. A page's model is made when the page is first opened and keeps
/// its values while others are looked at.
@Observable @MainActor
final class GalleryModel {
    var page: GalleryPage

    @ObservationIgnored lazy var statefulButton = StatefulButtonPageModel()
    @ObservationIgnored lazy var toggle = TogglePageModel()
    @ObservationIgnored lazy var carousel = CarouselPageModel(LandmarkCatalogue(LandmarkLocator()))
    @ObservationIgnored lazy var customViews = CustomViewsPageModel()
    @ObservationIgnored lazy var radioBoxes = RadioBoxesPageModel()

    /// - Parameter page: the page to open first; the first of all when `nil`.
    init(page: GalleryPage? = nil) {
        self.page = page ?? .allCases[0]
    }
}
