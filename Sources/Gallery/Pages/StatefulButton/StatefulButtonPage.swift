import SwiftUI

/// The stateful button with symbols, with a text, and over a model that other views show too.
struct StatefulButtonPage: View {
    @Bindable var model: StatefulButtonPageModel

    var body: some View {
        ComponentPage(page: .statefulButton, events: model.events) {
            symbols
            text
            shared
        } properties: {
            PropertyList([
                .init("sound.value", model.sound.value),
                .init("sound.isEnabled", model.sound.isEnabled),
                .init("sound.canPress", model.sound.canPress),
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

    private var shared: some View {
        Card("One model, several views", note: "Both buttons and the text show the same model.") {
            Flow {
                StatefulButton(model: model.sound) {
                    Image(systemName: "speaker.wave.2.fill").accessibilityLabel("Mute")
                } offLabel: {
                    Image(systemName: "speaker.slash.fill").accessibilityLabel("Unmute")
                }
                StatefulButton(model: model.sound) {
                    Text("Mute")
                } offLabel: {
                    Text("Unmute")
                }
                Text(model.sound.value ? "The sound is on." : "The sound is off.")
            }
            Toggle("The buttons take presses", isOn: $model.sound.isEnabled).toggleStyle(.checkbox)
        }
    }
}
