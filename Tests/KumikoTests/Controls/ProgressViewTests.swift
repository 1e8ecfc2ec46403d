import KumikoTesting
import Testing

@MainActor
@Suite struct ProgressViewTests {
    private func shown<V: View>(_ view: V, label: String = "In progress") throws -> FoundElement {
        try MountedView(view).find(label: label)
    }

    @Test func withoutAValueAWheelTurnsAndWithOneABarFills() throws {
        #expect(try shown(ProgressView()).progress?.appearance == .spinner)
        #expect(try shown(ProgressView()).progress?.fraction == nil)
        #expect(try shown(ProgressView(value: 0.25)).progress?.appearance == .bar)
        #expect(try shown(ProgressView(value: 0.25)).progress?.fraction == 0.25)
        #expect(try shown(ProgressView(value: Float(30), total: 40)).progress?.fraction == 0.75)
        #expect(try shown(ProgressView(value: Double?.none)).progress?.appearance == .spinner)
    }

    @Test(arguments: [(-1.0, 0.0), (9, 1)])
    func valueBeyondTheEndsIsTheEnd(_ value: Double, _ expected: Double) throws {
        #expect(try shown(ProgressView(value: value, total: 4)).progress?.fraction == expected)
    }

    @Test(arguments: [(Double.nan, 1.0), (.infinity, 1), (1, 0), (1, -2), (1, .nan)])
    func valueThatSaysNothingIsUnknown(_ value: Double, _ total: Double) throws {
        #expect(try shown(ProgressView(value: value, total: total)).progress?.fraction == nil)
    }

    @Test func labelNamesWhatIsDoneAndIsReadOutOnce() throws {
        let mounted = MountedView(
            ProgressView(value: 0.5) {
                Text("Copying")
            } currentValueLabel: {
                Text("half")
            })
        #expect(mounted.texts == ["Copying", "half"])
        #expect(try mounted.find(label: "Copying").progress?.fraction == 0.5)
        #expect(try mounted.find(text: "Copying").accessibility.isHidden)
        #expect(try shown(ProgressView("Loading"), label: "Loading").progress?.appearance == .spinner)
        #expect(try shown(ProgressView("Files", value: 1, total: 2), label: "Files").progress?.fraction == 0.5)
    }

    @Test func barFillsTheWidthAndAWheelHasItsSize() throws {
        #expect(try shown(ProgressView(value: 0.5)).frame.width == 400)
        #expect(try shown(ProgressView(value: 0.5).fixedSize()).frame.width == 150)
        #expect(try shown(ProgressView()).frame.size == .init(width: 32, height: 32))
        #expect(try shown(ProgressView().controlSize(.small)).frame.size == .init(width: 16, height: 16))
        let mounted = MountedView(ProgressView("Loading"))
        let (wheel, text) = (try mounted.find(label: "Loading").frame, try mounted.find(text: "Loading").frame)
        #expect(wheel.maxY < text.minY && wheel.midX == text.midX)
    }

    @Test func valueThatComesToBeKnownMakesABarOfTheWheel() throws {
        struct Content: View {
            @State private var value: Double?
            var body: some View {
                ProgressView("Task", value: value)
                Button("Step") { value = (value ?? 0) + 0.25 }
            }
        }
        let mounted = MountedView(Content())
        #expect(try mounted.find(label: "Task").progress?.appearance == .spinner)
        for fraction in [0.25, 0.5] {
            try mounted.find(text: "Step").press()
            let progress = try mounted.find(label: "Task").progress
            #expect(progress?.appearance == .bar)
            #expect(progress?.fraction == fraction)
        }
    }

    @Test func styleDecidesWhatIsDrawn() throws {
        #expect(try shown(ProgressView().progressViewStyle(.linear)).progress?.appearance == .bar)
        let wheel = try shown(ProgressView(value: 0.5).progressViewStyle(.circular)).progress
        #expect(wheel?.appearance == .spinner)
        #expect(wheel?.fraction == 0.5)
        #expect(
            try shown(ProgressView().progressViewStyle(.automatic).progressViewStyle(.linear)).progress?.appearance
                == .spinner)
    }

    @Test func styleMayHaveAColour() throws {
        let red = try shown(ProgressView().tint(.red)).tint
        #expect(red != nil)
        #expect(try shown(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))).tint == red)
        #expect(try shown(ProgressView().progressViewStyle(LinearProgressViewStyle(tint: .red))).tint == red)
    }

    @Test func styleOfADevelopersOwnIsGivenTheValueAndTheLabelAndMayShowThePlatforms() throws {
        struct Framed: ProgressViewStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "\(configuration.fractionCompleted ?? -1) \(isEnabled)")
                ProgressView(configuration)
            }
        }
        let mounted = MountedView(
            VStack { ProgressView("Task", value: 0.5).progressViewStyle(Framed()).progressViewStyle(.circular) })
        #expect(mounted.texts == ["0.5 true", "Task"])
        #expect(try mounted.find(label: "Task").progress?.appearance == .spinner)
    }
}
