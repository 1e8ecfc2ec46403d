import KumikoTesting
import Testing

/// Equal values in the environment cause nothing.
@MainActor
@Suite struct EnvironmentStabilityTests {
    private struct Reader: View {
        @Environment(\.font) private var font
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text(font == .title && isEnabled ? "title" : "other") }
    }

    private struct Outer: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("more") { count += 1 }
                Text("\(count)")
                Reader()
                    .font(.title)
                    .foregroundColor(.red)
                    .disabled(count > 1)
                    .environment(\.lineLimit, 2)
            }
        }
    }

    @Test func equalValuesLeaveReadersAlone() throws {
        let mounted = MountedView(Outer())
        try mounted.find(text: "more").press()
        #expect(mounted.texts == ["more", "1", "title"])
        #expect(mounted.bodyCount(Reader.self) == 1)
    }

    @Test func anotherValueReachesReadersOnce() throws {
        let mounted = MountedView(Outer())
        try mounted.find(text: "more").press()
        try mounted.find(text: "more").press()
        #expect(mounted.texts == ["more", "2", "other"])
        #expect(mounted.bodyCount(Reader.self) == 2)
    }
}
