import SwiftUI

/// The Gallery's one window.
struct GalleryApp: App {
    @State private var model = GalleryModel(page: Launcher.firstPage)

    static var applicationID: String { ProgramInformation.applicationID }
    static var translationDomain: String? { ProgramInformation.command }

    var body: some Scene {
        WindowGroup("Kumiko Gallery") {
            GalleryWindow(model: model)
        }
        .defaultSize(width: 1000, height: 700)
        .about(ProgramInformation.about)
    }
}
