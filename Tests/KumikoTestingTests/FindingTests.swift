import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct FindingTests {
    @Test func findsAText() throws {
        let mounted = MountedView(Text("Hello"))
        #expect(try mounted.find(text: "Hello").frame == CGRect(x: 180, y: 292, width: 40, height: 16))
    }
}
