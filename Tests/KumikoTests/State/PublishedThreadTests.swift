import Dispatch
import KumikoTesting
import Reactive
import Synchronization
import Testing

@MainActor
@Suite struct PublishedThreadTests {
    private final class Thermometer: ObservableObject, @unchecked Sendable {
        @Published var degrees = 20
    }

    private struct Display: View {
        @ObservedObject var thermometer: Thermometer
        var body: some View { Text("\(thermometer.degrees)°") }
    }

    @Test func propertySetOffTheMainThreadIsShownWithAWarningThatNamesIt() async {
        let warnings = Mutex<[String]>([])
        let usual = ReactiveDiagnostics.report
        ReactiveDiagnostics.report = { message in
            if message.contains("Thermometer") { warnings.withLock { $0.append(message) } }
        }
        defer { ReactiveDiagnostics.report = usual }
        let thermometer = Thermometer()
        let mounted = MountedView(Display(thermometer: thermometer))
        for degrees in 21...23 {
            await withCheckedContinuation { done in
                DispatchQueue.global().async {
                    thermometer.degrees = degrees
                    done.resume()
                }
            }
        }
        #expect(await mounted.wait(timeout: .seconds(30)) { mounted.texts == ["23°"] })
        #expect(warnings.withLock { $0.count } == 1)
        #expect(warnings.withLock { $0.first?.contains("Thermometer.degrees") } == true)
    }
}
