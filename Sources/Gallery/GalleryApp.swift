import SwiftUI

/// The Gallery's one window.
struct GalleryApp: App {
    @State private var model = GalleryModel(page: Launcher.firstPage)

    var body: some Scene {
        WindowGroup("Kumiko Gallery") {
            GalleryWindow(model: model)
        }
    }
}
