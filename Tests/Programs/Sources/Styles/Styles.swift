// Toggles in styles of one's own and in those that come along; what is disabled; one line an act.
import SwiftUI

struct BoxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            Circle()
                .strokeBorder(.secondary, lineWidth: 2)
                .background { Circle().fill(configuration.isOn ? Color.green : .clear) }
                .frame(width: 28, height: 28)
                .onTapGesture { configuration.isOn.toggle() }
            configuration.label.font(.headline)
        }
        .padding(4)
        .contentShape(Rectangle())
        .onTapGesture { configuration.isOn.toggle() }
    }
}

struct PairStyle: ToggleStyle {
    var yes = "Yes"
    var no = "No"

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Button {
                configuration.isOn.toggle()
            } label: {
                Text(yes)
            }
            .disabled(configuration.isOn)
            Button {
                configuration.isOn.toggle()
            } label: {
                Text(no)
            }
            .disabled(!configuration.isOn)
        }
    }
}

struct CountStyle: ToggleStyle {
    @State private var acts = 0

    func makeBody(configuration: Configuration) -> some View {
        Button {
            acts += 1
            configuration.$isOn.wrappedValue.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "heart.fill" : "heart")
                configuration.label
                Text("acts: \(acts)")
            }
        }
        .buttonStyle(.borderless)
    }
}

extension ToggleStyle where Self == BoxStyle {
    static var box: BoxStyle { .init() }
}

struct StylesView: View {
    @State private var music = true
    @State private var warm = false
    @State private var liked = false
    @State private var night = false
    @State private var remember = true
    @State private var loud = false

    var body: some View {
        VStack(alignment: .leading) {
            Toggle("Music", isOn: $music).toggleStyle(.box)
            Toggle(isOn: $warm) { Text("Climate") }.toggleStyle(PairStyle(yes: "Warm", no: "Cold"))
            Toggle("Liked", isOn: $liked).toggleStyle(CountStyle())
            Toggle("Night", isOn: $night).toggleStyle(SwitchToggleStyle(tint: .purple))
            Toggle("Remember", isOn: $remember).toggleStyle(.checkbox).tint(music ? .orange : nil)
            Toggle("Loud", isOn: $loud).toggleStyle(.button).tint(.green)
            VStack(alignment: .leading) {
                Toggle("Own, off limits", isOn: $music).toggleStyle(.box)
                Toggle("Switch, off limits", isOn: $night).toggleStyle(.switch).disabled(false)
                Toggle("Check, off limits", isOn: $remember).toggleStyle(.checkbox)
            }
            .disabled(true)
            Button("Set all") { (music, warm, liked, night, remember, loud) = (true, true, true, true, true, true) }
            Text("music \(music.description), warm \(warm.description)")
        }
        .onChange(of: music) { print("music \(music)") }
        .onChange(of: warm) { _, new in print("warm \(new)") }
        .onChange(of: liked) { new in print("liked \(new)") }
        .onChange(of: night) { print("night \(night)") }
        .onChange(of: remember) { print("remember \(remember)") }
        .onChange(of: loud) { print("loud \(loud)") }
        .padding()
    }
}

@main
struct StylesApp: App {
    var body: some Scene {
        WindowGroup("Styles") { StylesView() }
    }
}
