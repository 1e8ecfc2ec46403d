import KumikoTesting
import Testing

/// A button with its state inside, a label for each value, and a closure that is told.
@MainActor
@Suite struct FlipPanelTests {
    private struct Flip<Up: View, Down: View>: View {
        private let told: ((Bool) -> Void)?
        private let down: Down
        @State private var isUp: Bool
        private let up: Up

        init(
            startingUp: Bool, @ViewBuilder up: () -> Up, @ViewBuilder down: () -> Down, told: ((Bool) -> Void)? = nil
        ) {
            self.up = up()
            self.down = down()
            self.told = told
            _isUp = State(initialValue: startingUp)
        }

        var body: some View {
            Button(
                action: {
                    isUp.toggle()
                    told?(isUp)
                },
                label: { if isUp { up } else { down } })
        }
    }

    private struct Panel: View {
        let lines: Record<String>
        @State private var line = "untouched"
        var body: some View {
            VStack(spacing: 10) {
                Flip(startingUp: false) {
                    Image(systemName: "lock").resizable().accessibilityLabel("Locked")
                } down: {
                    Image(systemName: "lock.open").resizable().accessibilityLabel("Open")
                } told: { isLocked in
                    line = "locked: \(isLocked)"
                    lines.add(line)
                }
                .frame(width: 40, height: 40)
                Flip(startingUp: true, up: { Text("A label of some length") }, down: { Text("Brief") })
                Text(line)
            }
        }
    }

    @Test func eachPressSwapsAndTellsOnce() throws {
        let lines = Record<String>()
        let mounted = MountedView(Panel(lines: lines))
        let place = try mounted.find(label: "Open").frame
        #expect(place.size == .init(width: 40, height: 40))
        try mounted.find(label: "Open").press()
        #expect(mounted.texts.last == "locked: true")
        try mounted.find(label: "Locked").press()
        #expect(mounted.texts.last == "locked: false")
        #expect(lines.entries == ["locked: true", "locked: false"])
        try mounted.find(text: "A label of some length").press()
        #expect(try mounted.find(label: "Open").frame == place)
        #expect(try mounted.find(text: "Brief").frame.midX == place.midX)
    }
}
