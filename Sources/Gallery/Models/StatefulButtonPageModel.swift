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

    private(set) var speed = FanSpeed.slow
    /// Whether what the button of the newsletter asks for is refused.
    var refuses = false

    init() {
        sound.onChange = { [events] isOn in events.record(isOn ? "Sound on" : "Sound off") }
    }

    /// The button with symbols was pressed.
    func addsChanged(to adds: Bool) {
        self.adds = adds
        events.record(adds ? "Removed; next press adds" : "Added; next press removes")
    }

    /// The button of the fan was pressed.
    func speedChanged(to speed: FanSpeed) {
        self.speed = speed
        events.record("Speed: \(Text(speed.title))")
    }

    /// Asks for the newsletter, or for no more of it, which takes a second.
    func subscribe(_ subscribes: Bool) async throws {
        try await Task.sleep(for: .seconds(1))
        if refuses { throw Refusal() }
        events.record(subscribes ? "Subscribed" : "Unsubscribed")
    }

    /// What was asked for has failed.
    func failed() { events.record("The server refused") }

    private struct Refusal: LocalizedError {
        var errorDescription: String? { "The server refused" }
    }

    /// The button with a text was pressed.
    func followsChanged(to follows: Bool) {
        self.follows = follows
        events.record(follows ? "Following" : "Not following")
    }
}
