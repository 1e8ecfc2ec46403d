import Foundation

/// The landmarks of a folder. Pictures are not read here.
struct LandmarkCatalogue: Sendable {
    /// Why there are no landmarks.
    enum Failure: Error, Equatable {
        /// None of the folders holds a description; the first is where it was expected.
        case missing(String)
        /// The description cannot be read, for this reason.
        case broken(String, reason: String)
    }

    let landmarks: [Landmark]
    let folder: URL?
    let failure: Failure?

    /// Reads the first description that is found. When there is none, or it is broken, the catalogue is empty, says
    /// why, and a message on standard error names the file.
    init(_ locator: LandmarkLocator) {
        self.init(locator) { message in
            FileHandle.standardError.write(Data("kumiko-gallery: \(message)\n".utf8))
        }
    }

    /// - Parameter report: told of what is wrong, in one line.
    init(_ locator: LandmarkLocator, report: (String) -> Void) {
        guard let folder = locator.folder else {
            let expected = locator.candidates.first.map(Self.file)?.path ?? Self.fileName
            landmarks = []
            self.folder = nil
            failure = .missing(expected)
            report("there are no landmarks: \(expected) is missing")
            return
        }
        let file = Self.file(in: folder)
        do {
            landmarks = try JSONDecoder().decode([Landmark].self, from: Data(contentsOf: file))
            self.folder = folder
            failure = nil
        } catch {
            let reason = Self.describe(error)
            landmarks = []
            self.folder = nil
            failure = .broken(file.path, reason: reason)
            report("there are no landmarks: \(file.path) cannot be read: \(reason)")
        }
    }

    /// The file of a landmark's picture.
    func picture(of landmark: Landmark) -> URL? {
        folder?.appending(path: landmark.picture)
    }

    static let fileName = "landmarks.json"

    static func file(in folder: URL) -> URL { folder.appending(path: fileName) }

    private static func describe(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "“\(key.stringValue)” is missing in entry \(context.codingPath.first?.intValue ?? 0)"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            context.debugDescription
        default: error.localizedDescription
        }
    }
}
