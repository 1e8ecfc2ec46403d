import CGtk
@_spi(SwiftUI) import Observation

/// Follows the `@Observable` properties that a closure reads.
///
/// A tracking stays armed when the property that changed is the very one that is bound: it reads nothing else the next
/// time. Any other change, as of what a computed property reads, has the reads tracked anew.
@MainActor
final class ObservedReads {
    /// How many trackings have been installed, for tests that hold how few a change takes.
    static var installations = 0

    private unowned let binding: GtkPropertyBinding
    private let read: @MainActor () -> Void
    private let keyPath: AnyKeyPath?
    private weak var link: Link?
    private var tracking: ObservationTracking?

    /// `binding` must live until this is cancelled.
    init(of keyPath: AnyKeyPath?, _ read: @escaping @MainActor () -> Void, _ binding: GtkPropertyBinding) {
        self.keyPath = keyPath
        self.read = read
        self.binding = binding
    }

    /// Begins to follow.
    ///
    /// Observation hands a tracking out only to what it calls, so a property that is read along with the others is
    /// announced as changed once. It is gone after that.
    func arm() {
        var link = Link(self, binding, keyPath)
        ask(link)
        self.link = link
        // Nothing observable was read, so nobody else holds the link, whose end tells nothing then.
        if isKnownUniquelyReferenced(&link) { link.reads = nil }
    }

    private func ask(_ link: Link) {
        let sentinel = Sentinel()
        install(link, sentinel)
        link.isAsking = true
        sentinel.registrar.didSet(sentinel, keyPath: \.value)
        link.isAsking = false
    }

    /// Ends the following.
    func cancel() {
        link?.reads = nil
        tracking?.cancel()
        tracking = nil
    }

    private func install(_ link: Link, _ sentinel: Sentinel?) {
        Self.installations += 1
        withObservationTracking {
            read()
            if let sentinel { sentinel.registrar.access(sentinel, keyPath: \.value) }
        } didSet: { [link] tracking in
            if MainLoop.isCurrent { link.changed(tracking) } else { MainLoop.whenIdle { link.changed(tracking) } }
        }
    }

    /// What the registrars of the observed objects hold, and nobody else: that it goes tells that they have.
    private final class Link: @unchecked Sendable {
        /// `nil` once the following has ended.
        unowned(unsafe) var reads: ObservedReads?
        /// Whether a change is only announced to be handed the tracking.
        var isAsking = false
        private unowned(unsafe) let binding: GtkPropertyBinding
        private let keyPath: AnyKeyPath?
        /// The same key path as the observed object writes it: comparing identities is quick.
        private var announced: AnyKeyPath?

        init(_ reads: ObservedReads, _ binding: GtkPropertyBinding, _ keyPath: AnyKeyPath?) {
            self.reads = reads
            self.binding = binding
            self.keyPath = keyPath
        }

        deinit {
            // On another thread it is not known what the main thread does; the next act finds that the model is gone.
            // Nor may a registrar that is going be asked for anything, so the binding looks in the loop's next turn.
            guard reads != nil, MainLoop.isCurrent else { return }
            MainLoop.whenIdle { [weak binding] in binding?.refresh() }
        }

        /// Called on the main thread.
        func changed(_ tracking: ObservationTracking) {
            // Taken back by nobody, or not in time: it ends here.
            if reads == nil { return tracking.cancel() }
            let key = tracking.changed
            if key !== announced || key == nil {
                if isAsking { return MainActor.assumeIsolated { reads?.tracking = tracking } }
                if let key, key == keyPath { announced = key } else { trackAnew(tracking) }
            }
            binding.modelChanged()
        }

        /// What is tracked anew is not handed out: cancelled, it ends with the next change.
        private func trackAnew(_ tracking: ObservationTracking) {
            tracking.cancel()
            MainActor.assumeIsolated {
                reads?.tracking = nil
                reads?.install(self, nil)
            }
        }
    }

    /// A property that can be announced as changed at will.
    private final class Sentinel: Observable, Sendable {
        let registrar = ObservationRegistrar()
        var value: Int { 0 }
    }
}
