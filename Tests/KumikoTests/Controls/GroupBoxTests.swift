import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct GroupBoxTests {
    @Test func labelIsAHeadingAboveTheContent() throws {
        let mounted = MountedView(
            GroupBox("Sound") {
                Text("First")
                Text("Second")
            })
        #expect(mounted.texts == ["Sound", "First", "Second"])
        let headline = try MountedView(Text("Sound").font(.headline)).find(text: "Sound").resolvedText
        #expect(try mounted.find(text: "Sound").resolvedText == headline)
        let (label, first) = (try mounted.find(text: "Sound").frame, try mounted.find(text: "First").frame)
        #expect(first.minX == label.minX + 12)
        #expect(first.minY == label.maxY + 6 + 12)
        #expect(try mounted.find(text: "Sound").accessibility.traits.contains(.isHeader))
    }

    @Test func boxWithoutALabelIsTheCardAlone() throws {
        let mounted = MountedView(
            HStack(alignment: .top, spacing: 0) {
                Text("before")
                GroupBox { Text("in") }
                Text("after")
            })
        #expect(mounted.texts == ["before", "in", "after"])
        let (before, inside) = (try mounted.find(text: "before").frame, try mounted.find(text: "in").frame)
        #expect(inside.minX == before.maxX + 12)
        #expect(inside.minY == before.minY + 12)
        #expect(try mounted.find(text: "after").frame.minX == inside.maxX + 12)
    }

    @Test func styleOfOnesOwnMayBuildOnTheOneAround() throws {
        struct Loud: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Loud")
                    GroupBox(configuration)
                }
            }
        }
        let mounted = MountedView(GroupBox("Sound") { Text("First") }.groupBoxStyle(Loud()))
        #expect(mounted.texts == ["Loud", "Sound", "First"])
    }

    @Test func labelMayComeFirst() {
        let mounted = MountedView(GroupBox(label: Label("Sound", systemImage: "star")) { Text("First") })
        #expect(mounted.texts == ["Sound", "First"])
    }
}
