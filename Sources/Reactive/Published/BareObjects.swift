/// The publishers of observable objects that have no published property to keep theirs in.
///
/// Neither the object nor the publisher is kept alive: a publisher lives as long as it has a subscriber or is held
/// otherwise, and without one there is nobody to tell. An address that is used again is noticed, since the entry's
/// weak reference to the former object is empty then. Entries of objects that are gone are swept out whenever the
/// table has doubled.
enum BareObjects {
    private struct Entry {
        weak var object: AnyObject?
        weak var publisher: ObservableObjectPublisher?
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sweepSize = 64
    }

    private static let table = Protected(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        table.withLock { table in
            let key = ObjectIdentifier(object)
            if let entry = table.entries[key], entry.object === object, let publisher = entry.publisher {
                return publisher
            }
            let publisher = ObservableObjectPublisher()
            table.entries[key] = Entry(object: object, publisher: publisher)
            if table.entries.count > table.sweepSize {
                table.entries = table.entries.filter { $0.value.object != nil && $0.value.publisher != nil }
                table.sweepSize = max(64, table.entries.count * 2)
            }
            return publisher
        }
    }

    /// How many entries the table has, for those who watch its size.
    static var count: Int {
        table.withLock { $0.entries.count }
    }
}
