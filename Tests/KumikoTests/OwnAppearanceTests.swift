import KumikoTesting
import Testing

@Suite("A part of a window with an appearance of its own") @MainActor
struct OwnAppearanceTests {
    private func color(_ mounted: MountedView, _ text: String) throws -> TextColor? {
        try mounted.find(text: text).resolvedText?.runs.first?.attributes.color
    }

    @Test("gives its texts the colour of that appearance")
    func textsFollow() throws {
        let mounted = MountedView(
            VStack {
                Text("outside")
                Group {
                    Text("inside")
                    Text("primary").foregroundColor(.primary)
                }
                .environment(\.colorScheme, .dark)
            })
        let white = TextColor.color(Color.white.resolve(in: EnvironmentValues()))
        #expect(try color(mounted, "outside") == .inherited)
        #expect(try color(mounted, "inside") == white)
        #expect(try color(mounted, "primary") == white)
    }

    @Test("leaves the theme's colour to texts whose appearance is the window's")
    func themeStays() throws {
        let mounted = MountedView(Text("text").environment(\.colorScheme, .dark)) { $0.colorScheme = .dark }
        #expect(try color(mounted, "text") == .inherited)
        mounted.configure { $0.colorScheme = .light }
        #expect(try color(mounted, "text") != .inherited)
    }
}
