// Custom views designed by arguments and by methods of their own, with fonts and colours handed down.
import SwiftUI

struct Card: View {
    private let words: String
    private let radius: CGFloat
    private var color = Color.indigo
    private var isHeavy = false

    init(_ words: String, radius: CGFloat = 16) {
        self.words = words
        self.radius = radius
    }

    var body: some View {
        Text(words)
            .fontWeight(isHeavy ? .heavy : nil)
            .padding(.horizontal, 20)
            .padding(.vertical)
            .background(RoundedRectangle(cornerRadius: radius).fill(color))
    }

    func color(_ color: Color) -> Self {
        var card = self
        card.color = color
        return card
    }

    func heavy(_ isHeavy: Bool = true) -> Self {
        var card = self
        card.isHeavy = isHeavy
        return card
    }
}

struct Outlined: ViewModifier {
    var width: CGFloat = 2

    func body(content: Content) -> some View {
        content.padding(6).overlay { Rectangle().stroke(.primary, lineWidth: width) }
    }
}

extension View {
    func outlined(_ width: CGFloat = 2) -> some View { modifier(Outlined(width: width)) }
}

private struct MoodKey: EnvironmentKey {
    static let defaultValue = "(・_・)"
}

extension EnvironmentValues {
    var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
    @Entry var signature = "nobody"
}

struct MoodCard: View {
    @Environment(\.mood) private var mood
    @Environment(\.signature) private var signature

    var body: some View { Card("\(mood) \(signature)").outlined() }
}

struct CardsView: View {
    @State private var isMerry = false

    var body: some View {
        VStack(spacing: 12) {
            Card("♥ 漢字 👩‍👩‍👧 مرحبا")
            Card("Ünïcödé жизнь", radius: 4).color(.teal).heavy()
            Card("small").color(.brown).font(.caption2)
            MoodCard().environment(\.signature, "we")
            Button("Cheer up") { isMerry.toggle() }.font(.body)
        }
        .environment(\.mood, isMerry ? "ヽ(´▽`)/" : "(；一_一)")
        .font(.largeTitle)
        .foregroundColor(.white)
        .padding()
    }
}

@main
struct CardsApp: App {
    var body: some Scene {
        WindowGroup("Cards") { CardsView() }
    }
}
