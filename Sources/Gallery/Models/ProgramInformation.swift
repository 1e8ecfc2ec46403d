import SwiftUI

/// What the program says about itself.
enum ProgramInformation {
    static let command = "kumiko-gallery"
    static let version = "0.1.0"
    static let applicationID = "io.github.kumiko_ui.Gallery"

    /// The window about the program.
    static let about = AboutInformation(
        name: "Kumiko Gallery", version: version, icon: applicationID,
        comments: "Try, tune and copy interface components", developer: "The Kumiko Project")
}
