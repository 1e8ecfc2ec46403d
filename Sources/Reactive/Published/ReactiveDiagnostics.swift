import Foundation

/// Warnings about uses that work but are most likely mistakes.
package enum ReactiveDiagnostics {
    private struct State {
        var report: @Sendable (String) -> Void = { message in
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }
        var warned: Set<String> = []
    }

    private static let state = Protected(State())

    /// Takes the messages; standard error unless set otherwise.
    package static var report: @Sendable (String) -> Void {
        get { state.withLock { $0.report } }
        set { state.withLock { $0.report = newValue } }
    }

    /// Warns, once for each property of each class, that it was set off the main thread while shown on screen.
    static func warnOfBackgroundChange(of storage: some PublishedBox, in object: AnyObject) {
        let property = PublishedFields.of(object).name(of: storage, in: object) ?? "a published property"
        let name = "\(type(of: object)).\(property)"
        guard state.withLock({ $0.warned.insert(name).inserted }) else { return }
        report(
            "warning: \(name) was set on a background thread while a view observes it; set published properties on "
                + "the main thread, for example in MainActor.run or after receive(on: DispatchQueue.main)")
    }
}
