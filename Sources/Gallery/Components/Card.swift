import SwiftUI

/// A heading, perhaps a note, and content on a rounded rectangle.
struct Card<Content: View>: View {
    private let title: LocalizedStringKey
    private let note: LocalizedStringKey?
    private let alignment: HorizontalAlignment
    private let content: Content

    /// - Parameter alignment: where content stands that is narrower than the card.
    init(
        _ title: LocalizedStringKey, note: LocalizedStringKey? = nil, alignment: HorizontalAlignment = .leading,
        @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.note = note
        self.alignment = alignment
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 3) {
                Text(title).font(.headline).accessibilityAddTraits(.isHeader)
                if let note { Text(note).font(.callout).foregroundStyle(.secondary) }
            }
            VStack(alignment: alignment, spacing: 12) { content }
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                .modifier(CardSurface())
        }
    }
}

/// The look of GNOME's cards: a little lighter than the window, with a line around that shows in any contrast.
struct CardSurface: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.isNarrow) private var isNarrow

    private let shape = RoundedRectangle(cornerRadius: 12)

    func body(content: Content) -> some View {
        content
            .padding(isNarrow ? 12 : 18)
            .background(colorScheme == .dark ? Color.white.opacity(0.08) : .white, in: shape)
            .overlay { shape.strokeBorder(Color.primary.opacity(contrast == .increased ? 0.6 : 0.12), lineWidth: 1) }
    }
}
