import KumikoTesting
import Observation
import Reactive
import Testing

@MainActor
@Suite struct MissingObjectTests {
    private static func message(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func missingEnvironmentObjectStopsWithTheTypeAndTheView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Library: ObservableObject {}
            struct Shelf: View {
                @EnvironmentObject var library: Library
                var body: some View { Text("\(ObjectIdentifier(library))") }
            }
            await MainActor.run { _ = MountedView(VStack { Shelf() }) }
        }
        #expect(Self.message(of: result).contains("No object of type Library in the environment of Shelf"))
    }

    @Test func missingObservableStopsWithTheTypeAndTheView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Library: Observable {}
            struct Shelf: View {
                @Environment(Library.self) var library
                var body: some View { Text("\(ObjectIdentifier(library))") }
            }
            await MainActor.run { _ = MountedView(VStack { Shelf() }) }
        }
        #expect(Self.message(of: result).contains("No object of type Library in the environment of Shelf"))
    }
}
