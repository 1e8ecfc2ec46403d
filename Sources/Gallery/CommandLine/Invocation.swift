/// What the command line asks for.
enum Invocation: Equatable {
    /// Open a window at a page, handing the arguments of the desktop on.
    case open(GalleryPage?, desktopArguments: [String])
    /// Write the picture of a page to a file.
    case screenshot(Screenshot)
    case list, help, version
    /// Say what is wrong, and perhaps which pages there are.
    case refuse(String, listsPages: Bool = false)

    /// A picture of the window's content.
    struct Screenshot: Equatable {
        var file: String
        var page: GalleryPage?
        /// In points.
        var width = 1000
        var height = 700
        var isDark = false
        var isRightToLeft = false
    }
}
