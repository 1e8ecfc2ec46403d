import SwiftUI

/// Texts in the colours of the appearance that holds here.
struct AppearanceSample: View {
    let title: LocalizedStringKey
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.headline).foregroundColor(.primary)
            Text("Secondary text").foregroundColor(.secondary)
            HStack(spacing: 6) {
                ForEach(Array(Self.colors.enumerated()), id: \.offset) { _, color in
                    Circle().fill(color).frame(width: 18, height: 18)
                }
            }
        }
        .padding(18)
        .background(Color(white: colorScheme == .dark ? 0.14 : 0.98), in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Color.gray.opacity(0.4), lineWidth: 1) }
    }

    private static let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
}
