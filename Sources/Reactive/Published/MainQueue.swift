import Dispatch
import Foundation

/// Tells whether code runs where the main actor runs.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// `true` on the main thread, and in what Dispatch's main queue runs: a program without a main loop of its own,
    /// such as a test, may have that queue served by another thread.
    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}
