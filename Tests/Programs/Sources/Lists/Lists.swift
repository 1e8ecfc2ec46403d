// Long lists: what is in sight is there, and no more.
import SwiftUI

struct Entry: Identifiable {
    let id: Int
    var title: String { "Entry \(id)" }
}

/// A million rows, of which several can be selected.
struct LongList: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
        List(0..<1_000_000, selection: $chosen) { number in
            HStack {
                Text("Row \(number)")
                Spacer()
                Text("\(number % 7) new").foregroundStyle(.secondary)
            }
        }
        .accessibilityLabel("Numbers")
        .onChange(of: chosen) { print("chosen \(chosen.sorted().map(String.init).joined(separator: " "))") }
    }
}

/// Sections in boxes, with controls in the rows.
struct Settings: View {
    @State private var isOn = false
    @State private var isQuiet = true
    @State private var presses = 0

    var body: some View {
        List {
            Section("Appearance") {
                Toggle("Dark", isOn: $isOn)
                Toggle("Quiet", isOn: $isQuiet)
                LabeledRow(title: "Accent", value: "Blue")
            }
            Section {
                Button("Press") { presses += 1 }
                LabeledRow(title: "Presses", value: "\(presses)")
            } header: {
                Text("Buttons")
            } footer: {
                Text("A row with one control acts as the control does.")
            }
        }
        .listStyle(.insetGrouped)
        .onChange(of: isOn) { print("dark \(isOn)") }
        .onChange(of: presses) { print("presses \(presses)") }
    }
}

struct LabeledRow: View {
    let title: String
    let value: String
    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text(value).foregroundStyle(.secondary)
        }
    }
}

/// A sidebar beside rows that come and go.
struct Places: View {
    @State private var place: String? = "Inbox"
    @State private var entries = (0..<200).map { Entry(id: $0) }

    var body: some View {
        HStack(spacing: 0) {
            List(selection: $place) {
                Section("Mail") {
                    ForEach(["Inbox", "Sent", "Archive"], id: \.self) { name in
                        Label(name, systemImage: "folder").tag(name)
                    }
                }
                Section("Tags") {
                    ForEach(["Home", "Work"], id: \.self) { name in
                        Label(name, systemImage: "tag").tag(name)
                    }
                }
            }
            .listStyle(.sidebar)
            .frame(width: 170)
            Divider()
            VStack(spacing: 0) {
                HStack {
                    Button("Insert above") { entries.insert(contentsOf: (1000..<1010).map { Entry(id: $0) }, at: 0) }
                    Button("Remove above") { entries.removeFirst(10) }
                }
                .padding(6)
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 4) {
                        ForEach(entries) { entry in
                            Button(entry.title) { print("pressed \(entry.id)") }
                        }
                    }
                    .padding(12)
                }
            }
        }
        .onChange(of: place) { print("place \(place ?? "none")") }
    }
}

struct ListsView: View {
    var body: some View {
        switch ProcessInfo.processInfo.environment["LISTS"] {
        case "settings": Settings()
        case "places": Places()
        default: LongList()
        }
    }
}

@main
struct ListsApp: App {
    var body: some Scene {
        WindowGroup("Lists") { ListsView() }
            .defaultSize(width: 560, height: 640)
    }
}
