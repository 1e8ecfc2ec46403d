/// What the program says about itself.
enum ProgramInformation {
    static let command = "kumiko-gallery"
    static let version = "0.1.0"
    static let applicationID = "io.github.kumiko_ui.Gallery"
}
