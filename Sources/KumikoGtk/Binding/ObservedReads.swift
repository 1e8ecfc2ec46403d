import CGtk
@_spi(SwiftUI) import Observation

/// Follows the `@Observable` properties that a closure reads.
///
/// A tracking stays armed when the property that changed is the very one that is bound: it reads nothing else the next
/// time. Any other change, as of what a computed property reads, has the reads tracked anew.
final class ObservedReads: @unchecked Sendable {
    /// What the registrars of the observed objects hold, and nobody else: that it goes tells that they have.
    private final class Link: @unchecked Sendable {
        unowned(unsafe) var reads: ObservedReads?
        /// Whether a change is only announced to be handed the tracking.
        var isAsking = false
        init(_ reads: ObservedReads) { self.reads = reads }

        deinit {
            // On another thread it is not known what the main thread does; the next act finds that the model is gone.
            guard reads != nil, MainLoop.isCurrent else { return }
            MainActor.assumeIsolated { reads?.modelWent() }
        }
    }

    /// A property that can be announced as changed at will.
    private final class Sentinel: Observable, Sendable {
        let registrar = ObservationRegistrar()
        var value: Int { 0 }
    }

    /// How many trackings have been installed, for tests that hold how few a change takes.
    nonisolated(unsafe) static var installations = 0

    private unowned(unsafe) let binding: GtkPropertyBinding
    private let read: @MainActor () -> Void
    private let keyPath: AnyKeyPath?
    /// The same key path as the observed object writes it: comparing identities is quick.
    private var announced: AnyKeyPath?
    private weak var link: Link?
    private var tracking: ObservationTracking?

    /// `binding` must live until this is cancelled.
    init(of keyPath: AnyKeyPath?, _ read: @escaping @MainActor () -> Void, _ binding: GtkPropertyBinding) {
        self.keyPath = keyPath
        self.read = read
        self.binding = binding
    }

    /// Observation hands a tracking out only to what it calls, so a property that is read along with the others is
    /// announced as changed once. It is gone after that.
    @MainActor func arm() {
        let link = Link(self)
        let sentinel = Sentinel()
        install(link, sentinel)
        link.isAsking = true
        sentinel.registrar.didSet(sentinel, keyPath: \.value)
        link.isAsking = false
        self.link = link
        // A link that nothing observable holds ends with this call, and tells of no end.
        if tracking == nil { link.reads = nil }
    }

    @MainActor private func install(_ link: Link, _ sentinel: Sentinel?) {
        Self.installations += 1
        withObservationTracking {
            read()
            if let sentinel { sentinel.registrar.access(sentinel, keyPath: \.value) }
        } didSet: { [link] tracking in
            if MainLoop.isCurrent {
                Self.changed(link, tracking)
            } else {
                MainLoop.whenIdle { Self.changed(link, tracking) }
            }
        }
    }

    /// Called on the main thread.
    private static func changed(_ link: Link, _ tracking: ObservationTracking) {
        // Taken back by nobody, or not in time: it ends here.
        guard let reads = link.reads else { return tracking.cancel() }
        if link.isAsking { return reads.tracking = tracking }
        if let key = tracking.changed, key === reads.announced || reads.isOwn(key) {
            reads.announced = key
        } else {
            tracking.cancel()
            // What is tracked anew is not handed out: cancelled, it ends with the next change.
            reads.tracking = nil
            MainActor.assumeIsolated { reads.install(link, nil) }
        }
        reads.binding.modelChanged()
    }

    private func isOwn(_ key: AnyKeyPath) -> Bool { keyPath.map { $0 == key } ?? false }

    @MainActor private func modelWent() {
        MainLoop.whenIdle { [weak binding] in binding?.refresh() }
    }

    /// Ends the following.
    @MainActor func cancel() {
        link?.reads = nil
        tracking?.cancel()
        tracking = nil
    }
}
