import SwiftUI
import ViewModels

/// The stateful button with symbols, with a text, and over a model that other views show too.
struct StatefulButtonPage: View {
    private let model: StatefulButtonPageModel
    @Bindable private var page: StatefulButtonPageModel
    @Bindable private var sound: StatefulButtonModel<Bool>

    init(model: StatefulButtonPageModel) {
        self.model = model
        page = model
        sound = model.sound
    }

    var body: some View {
        ComponentPage(page: .statefulButton, events: model.events) {
            symbols
            text
            speeds
            work
            shared
        } properties: {
            PropertyList([
                .init("speed", model.speed),
                .init("sound.value", sound.value),
                .init("sound.isEnabled", sound.isEnabled),
                .init("sound.canPress", sound.canPress),
            ])
        }
    }

    private var symbols: some View {
        Card("Symbols", note: "The button keeps its value; the label says what a press will do.") {
            HStack(spacing: 18) {
                StatefulButton(model.adds) {
                    Image(systemName: "plus.app").resizable().accessibilityLabel("Add")
                } offLabel: {
                    Image(systemName: "minus.square").resizable().accessibilityLabel("Remove")
                } onChange: { adds in
                    model.addsChanged(to: adds)
                }
                .frame(width: 50, height: 50)
                Text(model.adds ? "Not in your list" : "In your list")
            }
        }
    }

    private var text: some View {
        Card("Text", note: "Labels are views, so a text does as well as a symbol.") {
            StatefulButton(model.follows) {
                Text("Unfollow")
            } offLabel: {
                Text("Follow")
            } onChange: { follows in
                model.followsChanged(to: follows)
            }
            Text(model.follows ? "You follow the valley’s weather." : "You do not follow the valley’s weather.")
        }
    }

    private var speeds: some View {
        Card("Several values", note: "Each press goes on to the next value, with Shift back to the one before.") {
            HStack(spacing: 18) {
                StatefulButton(model.speed) { speed in
                    Text(speed.title)
                } onChange: { speed in
                    model.speedChanged(to: speed)
                }
                .labelReservesSpace()
                Text("Room for the longest label keeps this text in its place.")
            }
        }
    }

    private var work: some View {
        Card("Work", note: "The button is busy until the work has ended. Work that fails takes the press back.") {
            StatefulButton(false, action: model.subscribe) {
                Text("Unsubscribe")
            } offLabel: {
                Text("Subscribe")
            } onFailure: { _ in
                model.failed()
            }
            Toggle("The server refuses", isOn: $page.refuses).toggleStyle(.checkbox)
        }
    }

    private var shared: some View {
        Card("One model, several views", note: "Both buttons and the text show the same model.") {
            Flow {
                StatefulButton(model: sound) {
                    Image(systemName: "speaker.wave.2.fill").accessibilityLabel("Mute")
                } offLabel: {
                    Image(systemName: "speaker.slash.fill").accessibilityLabel("Unmute")
                }
                StatefulButton(model: sound) {
                    Text("Mute")
                } offLabel: {
                    Text("Unmute")
                }
                Text(sound.value ? "The sound is on." : "The sound is off.")
            }
            Toggle("The buttons take presses", isOn: $sound.isEnabled).toggleStyle(.checkbox)
        }
    }
}
