import Foundation

/// Knows where the landmarks may be: what `KUMIKO_GALLERY_DATA` names, the prefix that the program is installed in,
/// the desktop's folders for data, and the checkout that the program was built in.
struct LandmarkLocator: Sendable {
    /// The folders to look in, the first of which that holds a description is taken.
    let candidates: [URL]

    /// - Parameters:
    ///   - environment: the variables of the process. `KUMIKO_GALLERY_DATA` is decisive when it is set: nothing else
    ///     is tried.
    ///   - executable: the file of the program.
    init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: URL? = Bundle.main.executableURL?.resolvingSymlinksInPath()
    ) {
        if let folder = environment["KUMIKO_GALLERY_DATA"], !folder.isEmpty {
            let folder = URL(filePath: folder)
            candidates = [folder, folder.appending(path: "landmarks")]
            return
        }
        let installed = "kumiko-gallery/landmarks"
        var candidates: [URL] = []
        if let prefix = executable?.deletingLastPathComponent().deletingLastPathComponent() {
            candidates.append(prefix.appending(path: "share").appending(path: installed))
        }
        let data = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        // The specification has relative paths ignored.
        for folder in data.split(separator: ":") where folder.hasPrefix("/") {
            candidates.append(URL(filePath: String(folder)).appending(path: installed))
        }
        if let checkout = executable.flatMap(Self.checkout) {
            candidates.append(checkout.appending(path: "Resources/landmarks"))
        }
        self.candidates = candidates
    }

    /// The first folder that holds a description.
    var folder: URL? {
        candidates.first { FileManager.default.fileExists(atPath: LandmarkCatalogue.file(in: $0).path) }
    }

    /// The folder around the build folder that holds the program.
    private static func checkout(of executable: URL) -> URL? {
        let parts = executable.pathComponents
        guard let build = parts.lastIndex(of: ".build"), build > 1 else { return nil }
        return URL(filePath: "/" + parts[1..<build].joined(separator: "/"))
    }
}
