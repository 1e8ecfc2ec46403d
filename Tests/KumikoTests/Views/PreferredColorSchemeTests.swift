import KumikoTesting
import Testing

@MainActor
@Suite struct PreferredColorSchemeTests {
    /// Says which appearance it has.
    private struct Appearance: View {
        @Environment(\.colorScheme) var colorScheme
        var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
    }

    private struct Choice: View {
        @State var scheme: ColorScheme?
        var body: some View {
            VStack {
                Appearance()
                Button("dark") { scheme = .dark }
                Button("desktop") { scheme = nil }
            }
            .preferredColorScheme(scheme)
        }
    }

    @Test func windowLooksAsTheViewWouldLikeItTo() throws {
        let mounted = MountedView(Choice())
        #expect(mounted.texts.first == "light")
        try mounted.find(text: "dark").press()
        #expect(mounted.texts.first == "dark")
        try mounted.find(text: "desktop").press()
        #expect(mounted.texts.first == "light")
        mounted.configure { $0.colorScheme = .dark }
        #expect(mounted.texts.first == "dark")
    }

    @Test func firstFrameIsAsPreferred() {
        #expect(MountedView(Appearance().preferredColorScheme(.dark)).texts == ["dark"])
        let dark = MountedView(Appearance().preferredColorScheme(.light)) { $0.colorScheme = .dark }
        #expect(dark.texts == ["light"])
    }

    @Test func allOfTheWindowFollowsAndTheOutermostDecides() {
        #expect(
            MountedView(
                VStack {
                    Appearance()
                    Appearance().preferredColorScheme(.dark)
                }
            ).texts == ["dark", "dark"])
        #expect(
            MountedView(Appearance().preferredColorScheme(.dark).padding().preferredColorScheme(.light)).texts
                == ["light"])
        #expect(
            MountedView(Appearance().preferredColorScheme(.dark).padding().preferredColorScheme(nil)).texts == ["dark"])
    }

    @Test func preferenceGoesWithItsView() throws {
        struct Going: View {
            @State var isThere = true
            var body: some View {
                VStack {
                    Appearance()
                    if isThere { Text("here").preferredColorScheme(.dark) }
                    Button("go") { isThere = false }
                }
            }
        }
        let mounted = MountedView(Going())
        #expect(mounted.texts.first == "dark")
        try mounted.find(text: "go").press()
        #expect(mounted.texts.first == "light")
    }
}
