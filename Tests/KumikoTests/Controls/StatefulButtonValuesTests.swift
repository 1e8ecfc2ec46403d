import Foundation
import KumikoTesting
import Testing

/// A button that goes round the cases of a type.
@MainActor
@Suite struct StatefulButtonValuesTests {
    private enum Speed: String, CaseIterable { case low, medium, extraordinary }

    private struct Content: View {
        let told: Record<Speed>
        var reserves = false
        var body: some View {
            HStack {
                StatefulButton(Speed.low) { speed in
                    Text(speed.rawValue)
                } onChange: {
                    told.add($0)
                }
                .labelReservesSpace(reserves)
                Text("neighbour")
            }
        }
    }

    private let told = Record<Speed>()

    @Test func pressesGoRoundAndShiftGoesBack() throws {
        let mounted = MountedView(Content(told: told))
        try mounted.find(text: "low").press()
        try mounted.find(text: "medium").click()
        try mounted.find(text: "extraordinary").press()
        try mounted.find(text: "low").press(modifiers: .shift)
        try mounted.find(text: "extraordinary").click(modifiers: .shift)
        #expect(told.entries == [.medium, .extraordinary, .low, .extraordinary, .medium])
        #expect(mounted.texts == ["medium", "neighbour"])
    }

    @Test func labelsOfDifferentSizesMoveTheNeighbour() throws {
        let mounted = MountedView(Content(told: told))
        let before = try mounted.find(text: "neighbour").frame
        try mounted.find(text: "low").press()
        #expect(try mounted.find(text: "neighbour").frame != before)
    }

    @Test func reservedSpaceLeavesTheNeighbourWhereItIs() throws {
        let mounted = MountedView(Content(told: told, reserves: true))
        let neighbour = try mounted.find(text: "neighbour").frame
        let button = try mounted.find(text: "low").frame
        for name in ["low", "medium", "extraordinary"] {
            #expect(try mounted.find(label: name).text == name)
            #expect(mounted.texts == [name, "neighbour"])
            #expect(try mounted.find(text: "neighbour").frame == neighbour)
            #expect(try mounted.find(text: name).frame == button)
            try mounted.find(text: name).press()
        }
    }

    @Test func twoLabelsReserveSpaceToo() throws {
        let mounted = MountedView(
            StatefulButton(true) {
                Text("a long label")
            } offLabel: {
                Text("short")
            }
            .labelReservesSpace())
        let before = try mounted.find(text: "a long label").frame
        try mounted.find(text: "a long label").press()
        #expect(try mounted.find(text: "short").frame == before)
        #expect(try mounted.find(label: "short").isEnabled)
    }
}
