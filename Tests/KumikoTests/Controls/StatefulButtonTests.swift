import KumikoTesting
import Testing
import ViewModels

@MainActor
@Suite struct StatefulButtonTests {
    private struct Content: View {
        let told: Record<Bool>
        @State private var note = "none"
        @State private var round = 0
        var body: some View {
            StatefulButton(false) {
                Text("on")
            } offLabel: {
                Text("off")
            } onChange: { value in
                told.add(value)
                note = "value \(value)"
            }
            Text(note)
            Button("Round \(round)") { round += 1 }
        }
    }

    @Test func pressSwapsTheLabelAndTellsTheNewValueOnce() throws {
        let told = Record<Bool>()
        let mounted = MountedView(Content(told: told))
        #expect(mounted.texts == ["off", "none", "Round 0"])
        try mounted.find(text: "off").press()
        #expect(mounted.texts == ["on", "value true", "Round 0"])
        try mounted.find(text: "Round 0").press()
        try mounted.find(text: "on").press()
        #expect(mounted.texts == ["off", "value false", "Round 1"])
        #expect(told.entries == [true, false])
    }

    @Test func pictureAloneNamesTheButton() throws {
        let mounted = MountedView(
            StatefulButton(true) {
                Image(systemName: "plus.app").resizable()
            } offLabel: {
                Image(systemName: "minus.square").resizable()
            }
            .frame(width: 50, height: 50))
        let button = try mounted.find(label: "plus app")
        #expect(button.frame.size == .init(width: 50, height: 50))
        try button.press()
        #expect(try mounted.find(label: "minus square").frame.size == .init(width: 50, height: 50))
    }

    @Test func modelFromOutsideIsFollowed() throws {
        struct Owner: View {
            let models: [StatefulButtonModel<Bool>]
            @State private var index = 0
            var body: some View {
                StatefulButton(model: models[index]) {
                    Text("on")
                } offLabel: {
                    Text("off")
                }
                Button("Other") { index = 1 }
            }
        }
        let models = [StatefulButtonModel(false), StatefulButtonModel(true)]
        let mounted = MountedView(Owner(models: models))
        models[0].value = true
        mounted.advance()
        #expect(mounted.texts.first == "on")
        try mounted.find(text: "Other").press()
        try mounted.find(text: "on").press()
        #expect(models.map(\.value) == [true, false])
        models[1].isEnabled = false
        mounted.advance()
        #expect(try !mounted.find(text: "off").isEnabled)
    }
}
