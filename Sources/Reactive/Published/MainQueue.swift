import Dispatch
import Foundation
import Synchronization

/// Tells whether code runs where the main actor runs.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, once somebody has asked on it; asking the system takes a hundred times as long.
    private static let mainThread = Atomic<UInt>(0)

    /// `true` on the main thread, and in what Dispatch's main queue runs: a program without a main loop of its own,
    /// such as a test, may have that queue served by another thread.
    package static var isCurrent: Bool {
        let thread = pthread_self()
        if thread == mainThread.load(ordering: .relaxed) { return true }
        guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: key) == true }
        mainThread.store(thread, ordering: .relaxed)
        return true
    }
}
