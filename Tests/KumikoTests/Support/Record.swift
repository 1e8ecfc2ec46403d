import Kumiko

/// What happened, in order.
@MainActor
final class Record<Entry> {
    private(set) var entries: [Entry] = []
    func add(_ entry: Entry) { entries.append(entry) }
}
