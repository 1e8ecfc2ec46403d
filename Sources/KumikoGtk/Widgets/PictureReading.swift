import CGtk
import Dispatch

/// A picture file that is read in the background, so that the frame that shows it need not wait.
final class PictureReading: Sendable {
    private let group = DispatchGroup()
    /// Written before the group is left, and read after it.
    nonisolated(unsafe) private var result: OpaquePointer?

    init(of path: String) {
        DispatchQueue.global(qos: .userInitiated).async(group: group) {
            self.result = gdk_texture_new_from_filename(path, nil)
        }
    }

    /// The picture, owned by the reading; `nil` for a file that cannot be read. Waits until it has been read.
    var texture: OpaquePointer? {
        group.wait()
        return result
    }

    deinit {
        if let result { g_object_unref(UnsafeMutableRawPointer(result)) }
    }
}
