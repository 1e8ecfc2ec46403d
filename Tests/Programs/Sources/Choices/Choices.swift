// Pickers, boxes of which several are chosen, and buttons that go round several values.
import SwiftUI

enum Speed: String, CaseIterable {
    case slow, medium, breakneck
}

struct Refusal: LocalizedError {
    var errorDescription: String? { "The door is stuck." }
}

struct ChoicesView: View {
    @State private var drink = 1
    @State private var fruit: String?
    @State private var days: Set<String> = []
    @State private var size: String? = "Medium"
    @State private var sources = [true, false]

    private static let week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Picker("Drink", selection: told("drink", $drink)) {
                Text("Tea").tag(1)
                Text("Coffee").tag(2)
                Text("Water").tag(3)
                Text("Sold out").tag(4).selectionDisabled()
            }
            .pickerStyle(.radioGroup)
            Picker("Fruit", selection: told("fruit", $fruit)) {
                ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            RadioBoxGroup(Self.week, selection: told("days", $days), arrangement: .grid, title: \.self) { Text($0) }
                .accessibilityLabel("Days")
                .frame(width: 320)
            RadioBoxGroup(["Small", "Medium", "Large"], selection: told("size", $size), disabledChoices: ["Large"]) {
                Text($0)
            }
            .accessibilityLabel("Size")
            HStack {
                StatefulButton(Speed.slow) { speed in
                    Text(speed.rawValue)
                } onChange: {
                    print("speed \($0.rawValue)")
                }
                .labelReservesSpace()
                Text("after")
                StatefulButton(false, action: open) {
                    Text("Shut")
                } offLabel: {
                    Text("Open")
                } onFailure: {
                    print("failed: \($0.localizedDescription)")
                }
                .labelReservesSpace()
            }
            HStack(spacing: 16) {
                Toggle("Switch", sources: $sources, isOn: \.self).toggleStyle(.switch)
                Toggle("Button", sources: $sources, isOn: \.self).toggleStyle(.button)
                Toggle("Wrapped", sources: $sources, isOn: \.self).toggleStyle(Wrapping()).toggleStyle(.checkbox)
            }
        }
        .padding()
    }

    /// Takes a second, and fails.
    private func open(_ isOpen: Bool) async throws {
        print("opening")
        try await Task.sleep(nanoseconds: 1_000_000_000)
        throw Refusal()
    }

    private func told<Value>(_ name: String, _ binding: Binding<Value>) -> Binding<Value> {
        Binding(
            get: { binding.wrappedValue },
            set: { new in
                binding.wrappedValue = new
                print(name, Self.describe(new))
            })
    }

    private static func describe<Value>(_ value: Value) -> String {
        switch value {
        case let set as Set<String>: set.sorted().joined(separator: " ")
        case let text as String?: text ?? "none"
        default: "\(value)"
        }
    }
}

struct Wrapping: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("→")
            Toggle(configuration)
        }
    }
}

@main
struct ChoicesApp: App {
    var body: some Scene {
        WindowGroup("Choices") { ChoicesView() }
    }
}
