import Observation
import Testing

@testable import Kumiko
@testable import KumikoTesting

/// What watching observable objects costs is paid only where it is needed.
@MainActor
@Suite struct ObservationWorkTests {
    @Observable @MainActor fileprivate final class Model {
        var count = 0
        var isShown = true
    }

    @Test func viewThatOnlyItsObjectChangesNeedsNothingToBeTakenBackBy() {
        struct Reader: View {
            let model: Model
            var body: some View { Text("\(model.count)") }
        }
        let model = Model()
        let mounted = MountedView(Reader(model: model))
        for count in 1...3 {
            model.count = count
            mounted.advance()
        }
        #expect(mounted.texts == ["3"])
        #expect(!TypeFields.of(Reader.self).disarmsObservation)
    }

    @Test func viewThatLeavesWhileItWatchesIsTakenBackFromThenOn() {
        struct Reader: View {
            let model: Model
            var body: some View { Text("\(model.count)") }
        }
        struct Parent: View {
            let model: Model
            var body: some View { if model.isShown { Reader(model: model) } }
        }
        let model = Model()
        let mounted = MountedView(Parent(model: model))
        model.isShown = false
        mounted.advance()
        #expect(TypeFields.of(Reader.self).disarmsObservation)
        model.isShown = true
        mounted.advance()
        model.count = 5
        mounted.advance()
        #expect(mounted.texts == ["5"])
        #expect(!TypeFields.of(Parent.self).disarmsObservation)
    }

    fileprivate struct Entry: Identifiable {
        let id: Int
        var isDone = false
    }

    @Observable @MainActor fileprivate final class Entries {
        var list = [1, 2, 3].map { Entry(id: $0) }
    }

    /// That view is evaluated once more, from the beginning.
    @Test func firstViewThatAsksForTheEndOfAChangeListsItsRowsOnce() throws {
        struct Rows: View {
            @State private var entries = Entries()
            var body: some View {
                ForEach($entries.list) { $entry in
                    Button("Remove \(entry.id)") { entries.list.removeAll { $0.id == entry.id } }
                }
            }
        }
        let log = Record<String>()
        nonisolated(unsafe) let add: (String) -> Void = { message in MainActor.assumeIsolated { log.add(message) } }
        try ReportedMessages.shared.observe({ add($0) }) {
            ObservationToken.followsChanges = false
            let mounted = MountedView(Rows())
            #expect(mounted.texts == ["Remove 1", "Remove 2", "Remove 3"])
            try mounted.find(text: "Remove 2").press()
            #expect(mounted.texts == ["Remove 1", "Remove 3"])
        }
        #expect(log.entries == [])
    }

    @Test func bodyOfAButtonIsNotWatched() {
        #expect(TypeFields.of(Button<Text>.self).readsNothing)
        #expect(!TypeFields.of(Label<Text, Image>.self).readsNothing)
    }

    /// A button's style and label may read objects all the same.
    @Test func whatStandsInAButtonIsWatched() {
        struct Counting: PrimitiveButtonStyle {
            let model: Model
            func makeBody(configuration: Configuration) -> some View { Text("style \(model.count)") }
        }
        struct Counter: View {
            let model: Model
            var body: some View { Text("label \(model.count)") }
        }
        let model = Model()
        let mounted = MountedView(
            VStack {
                Button(action: {}) { Counter(model: model) }
                Button("styled") {}.buttonStyle(Counting(model: model))
            })
        model.count = 1
        mounted.advance()
        #expect(mounted.texts == ["label 1", "style 1"])
    }
}
