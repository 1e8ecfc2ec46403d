// A button whose label shows what it holds, with a closure that is told each press.
import SwiftUI

struct StateButton<On: View, Off: View>: View {
    @State private var value: Bool
    private let onLabel: On
    private let offLabel: Off
    private let onChange: ((Bool) -> Void)?

    init(
        _ value: Bool = false, onChange: ((Bool) -> Void)? = nil, @ViewBuilder on onLabel: () -> On,
        @ViewBuilder off offLabel: () -> Off
    ) {
        _value = State(wrappedValue: value)
        self.onChange = onChange
        self.onLabel = onLabel()
        self.offLabel = offLabel()
    }

    var body: some View {
        Button(
            action: {
                value.toggle()
                onChange?(value)
            },
            label: {
                if value {
                    onLabel
                } else {
                    offLabel
                }
            })
    }
}

struct PressView: View {
    @State private var lamp = false
    @State private var reset = 0

    var body: some View {
        VStack {
            StateButton(lamp) { new in
                lamp = new
                print("lamp \(new)")
            } on: {
                Image(systemName: "lightbulb.fill").resizable().accessibilityLabel("Lamp on")
            } off: {
                Image(systemName: "lightbulb").resizable().accessibilityLabel("Lamp off")
            }
            .frame(width: 50, height: 50)
            .id(reset)

            StateButton(true) {
                Text("Everything, down to the last word")
            } off: {
                Text("Less")
            }

            Text(lamp ? "The lamp is on" : "The lamp is off")
            Button("Start over") {
                lamp = false
                reset += 1
            }
            Button {
                print("searched")
            } label: {
                Image(systemName: "magnifyingglass")
            }
            Button("Out of order") { print("refused") }.disabled(true)
        }
        .padding()
    }
}

@main
struct PressApp: App {
    var body: some Scene {
        WindowGroup("Press") { PressView() }
    }
}

#Preview {
    PressView()
}
