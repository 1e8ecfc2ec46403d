import SwiftUI
import ViewModels

/// What the page of the stateful button shows.
@Observable @MainActor
final class StatefulButtonPageModel {
    let events = EventLog()

    /// Whether the next press of the button with symbols adds.
    private(set) var adds = true
    private(set) var follows = false

    /// A model that two buttons and a text share.
    let sound = StatefulButtonModel(true)

    init() {
        sound.onChange = { [events] isOn in events.record(isOn ? "Sound on" : "Sound off") }
    }

    /// The button with symbols was pressed.
    func addsChanged(to adds: Bool) {
        self.adds = adds
        events.record(adds ? "Removed; next press adds" : "Added; next press removes")
    }

    /// The button with a text was pressed.
    func followsChanged(to follows: Bool) {
        self.follows = follows
        events.record(follows ? "Following" : "Not following")
    }
}
