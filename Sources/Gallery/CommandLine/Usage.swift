/// The texts that the command line gets.
enum Usage {
    static let help = """
        Usage: \(ProgramInformation.command) [OPTION…]

        Shows every component of Kumiko, to try, tune and watch.

          --page NAME              open the page NAME
          --list                   write the names of the pages, one a line
          --screenshot FILE.png    write a picture of the page instead of opening a window
            --size WIDTHxHEIGHT    the picture’s size in points; 1000x700 when not given
            --dark                 with dark colours
            --rtl                  reading from right to left
          --help                   write this
          --version                write the version
        """

    static let version = "\(ProgramInformation.command) \(ProgramInformation.version)"

    /// The names of the pages, one a line.
    static let pages = GalleryPage.allCases.map(\.rawValue).joined(separator: "\n")

    /// What standard error gets for arguments that cannot be followed.
    static func refusal(_ message: String, listsPages: Bool) -> String {
        let advice = listsPages ? "The pages are:\n\(pages)" : "Try \(ProgramInformation.command) --help"
        return "\(ProgramInformation.command): \(message)\n\(advice)"
    }
}
