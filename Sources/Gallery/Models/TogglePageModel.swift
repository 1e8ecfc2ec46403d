import SwiftUI

/// The values that the toggles of a page are bound to. Every change is an event.
@Observable @MainActor
final class TogglePageModel {
    let events = EventLog()

    /// The value that several styles show at once.
    var isOn = true {
        didSet { record("isOn", isOn, oldValue) }
    }
    var isMetric = true {
        didSet { record("isMetric", isMetric, oldValue) }
    }
    var isMale = false {
        didSet { record("isMale", isMale, oldValue) }
    }
    var isTicked = false {
        didSet { record("isTicked", isTicked, oldValue) }
    }

    /// The sources of the toggle that can be mixed.
    var kinds = [
        Kind(id: .mail, isOn: true), Kind(id: .calls, isOn: false), Kind(id: .calendar, isOn: false),
    ] {
        didSet {
            for (kind, old) in zip(kinds, oldValue) { record(kind.id.rawValue, kind.isOn, old.isOn) }
        }
    }

    /// A kind of notification that can be switched on and off.
    struct Kind: Identifiable, Equatable {
        enum ID: String { case mail, calls, calendar }

        let id: ID
        var isOn: Bool

        var title: LocalizedStringKey {
            switch id {
            case .mail: "Mail"
            case .calls: "Calls"
            case .calendar: "Calendar"
            }
        }
    }

    /// Whether some kinds are on and some are off.
    var isMixed: Bool { Set(kinds.map(\.isOn)).count > 1 }

    private func record(_ name: String, _ new: Bool, _ old: Bool) {
        if new != old { events.record(new ? "\(name) turned on" : "\(name) turned off") }
    }
}
