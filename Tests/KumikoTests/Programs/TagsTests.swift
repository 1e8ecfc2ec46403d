import KumikoTesting
import Testing

/// Views designed by arguments and chained methods, under an environment.
@MainActor
@Suite struct TagsTests {
    private struct Tag: View {
        private let text: String
        private var weight: Font.Weight? = .regular
        private var color = Color.orange

        init(_ text: String) { self.text = text }

        var body: some View {
            Text(text).fontWeight(weight).padding().background(RoundedRectangle(cornerRadius: 12).fill(color))
        }

        func weight(_ weight: Font.Weight?) -> Self { with { $0.weight = weight } }
        func color(_ color: Color) -> Self { with { $0.color = color } }
        private func with(_ change: (inout Self) -> Void) -> Self {
            var copy = self
            change(&copy)
            return copy
        }
    }

    private struct Outlined: ViewModifier {
        @Environment(\.colorScheme) private var scheme
        func body(content: Content) -> some View {
            content.padding(4).border(scheme == .dark ? Color.white : Color.black, width: 1)
        }
    }

    private struct Welcome: View {
        @Environment(\.greeting) private var greeting
        var body: some View { Tag(greeting).modifier(Outlined()) }
    }

    private struct Tags: View {
        var body: some View {
            VStack(spacing: 10) {
                Tag("Family 👩‍👩‍👧")
                Tag("مرحبا").weight(.black).color(.green)
                Tag("♥ 漢字").color(.red).weight(.heavy).font(.caption)
                Welcome().environment(\.greeting, "(๑˃ᴗ˂)ﻭ")
            }
            .font(.largeTitle)
            .foregroundColor(.white)
        }
    }

    @Test func charactersStayIntact() {
        #expect(MountedView(Tags()).texts == ["Family 👩‍👩‍👧", "مرحبا", "♥ 漢字", "(๑˃ᴗ˂)ﻭ"])
    }

    @Test func weightsAreEachTagsOwnAndFontsTheNearest() {
        let fonts = MountedView(Tags()).findAll(Text.self).map { $0.resolvedText?.runs.first?.attributes.font }
        #expect(fonts.map { $0?.weight } == [400, 900, 800, 400])
        #expect(fonts[0]?.size == fonts[1]?.size)
        #expect(fonts[0]?.size != fonts[2]?.size)
    }

    @Test func nothingOverlaps() {
        for width in [120.0, 400, 900] {
            let mounted = MountedView(Tags(), size: .init(width: width, height: 600))
            let frames = mounted.findAll(Tag.self).map(\.frame)
            #expect(frames.count == 4)
            for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY + 10 <= lower.minY + 0.01) }
        }
    }
}
