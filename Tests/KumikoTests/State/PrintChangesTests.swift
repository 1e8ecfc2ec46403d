import KumikoTesting
import Observation
import Reactive
import Testing

@testable import Kumiko

/// What `Self._printChanges()` says.
@MainActor
@Suite struct PrintChangesTests {
    @Observable @MainActor fileprivate final class Model {
        var title = "a"
    }

    fileprivate final class Shared: ObservableObject {
        @Published var number = 0
    }

    private struct Row: View {
        let title: String
        @State private var count = 0
        var body: some View {
            let _ = Self._printChanges()
            Button("press \(title) \(count)") { count += 1 }
        }
    }

    private struct Parent: View {
        let model: Model
        var body: some View { Row(title: model.title) }
    }

    /// The lines that were printed while `body` ran.
    private func lines(_ body: () throws -> Void) rethrows -> [String] {
        let log = Record<String>()
        let output = ChangeReasons.output
        ChangeReasons.output = { log.add($0) }
        defer { ChangeReasons.output = output }
        try body()
        return log.entries
    }

    @Test func firstEvaluationIsThatOfANewView() {
        #expect(lines { _ = MountedView(Row(title: "a")) } == ["Row: @self, @identity, _count changed."])
    }

    @Test func changedStateIsNamed() throws {
        let lines = try lines {
            let mounted = MountedView(Row(title: "a"))
            try mounted.find(text: "press a 0").press()
            try mounted.find(text: "press a 1").press()
        }
        #expect(lines.dropFirst() == ["Row: _count changed.", "Row: _count changed."])
    }

    @Test func anotherValueIsTheViewItself() {
        let model = Model()
        let lines = lines {
            let mounted = MountedView(Parent(model: model))
            model.title = "b"
            mounted.advance()
        }
        #expect(lines.dropFirst() == ["Row: @self changed."])
    }

    @Test func whatIsReadOfAnObservableObjectIsADependency() {
        struct Reader: View {
            let model: Model
            var body: some View {
                let _ = Self._printChanges()
                Text(model.title)
            }
        }
        let model = Model()
        let lines = lines {
            let mounted = MountedView(Reader(model: model))
            model.title = "b"
            mounted.advance()
        }
        #expect(lines == ["Reader: @self, @identity changed.", "Reader: @dependencies changed."])
    }

    @Test func bindingsObjectsAndEnvironmentAreNamed() throws {
        struct Inner: View {
            @Binding var flag: Bool
            @ObservedObject var shared: Shared
            @Environment(\.lineLimit) private var limit
            var body: some View {
                let _ = Self._printChanges()
                Text("\(flag) \(shared.number) \(limit ?? 0)")
            }
        }
        struct Outer: View {
            let shared: Shared
            @State private var flag = false
            @State private var limit = 1
            var body: some View {
                Button("flag") { flag.toggle() }
                Button("limit") { limit += 1 }
                Inner(flag: $flag, shared: shared).lineLimit(limit)
            }
        }
        let shared = Shared()
        let lines = try lines {
            let mounted = MountedView(Outer(shared: shared))
            try mounted.find(text: "flag").press()
            shared.number = 1
            mounted.advance()
            try mounted.find(text: "limit").press()
        }
        #expect(
            lines == [
                "Inner: @self, @identity, _flag, _shared, _limit changed.", "Inner: _flag changed.",
                "Inner: _shared changed.", "Inner: _limit changed.",
            ])
    }
}
