import SwiftUI

/// The last events of a page, the newest first.
@Observable @MainActor
final class EventLog {
    /// Something that happened. Events are numbered from 1.
    struct Event: Identifiable, Equatable {
        let id: Int
        let text: LocalizedStringKey
    }

    /// How many events are kept.
    static let limit = 8

    private(set) var events: [Event] = []
    @ObservationIgnored private var count = 0

    /// Adds an event; the oldest goes when there are more than ``limit``.
    func record(_ text: LocalizedStringKey) {
        count += 1
        events = [Event(id: count, text: text)] + events.prefix(Self.limit - 1)
    }

    /// Forgets all events and numbers from 1 again.
    func clear() {
        count = 0
        events = []
    }
}
