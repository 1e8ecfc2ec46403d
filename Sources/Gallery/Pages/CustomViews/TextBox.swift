import SwiftUI

/// A text on a rounded rectangle.
///
/// ```swift
/// TextBox("Hello", color: .blue, cornerRadius: 8)
/// TextBox("Hello").colored(.blue).rounded(8)
/// ```
struct TextBox: View {
    private let text: Text
    private var color: Color
    private var cornerRadius: CGFloat

    /// - Parameter cornerRadius: in points.
    init(_ key: LocalizedStringKey, color: Color = .slate, cornerRadius: CGFloat = 16) {
        text = Text(key)
        self.color = color
        self.cornerRadius = cornerRadius
    }

    /// A box with a text that is shown as it stands.
    init(verbatim string: String, color: Color = .slate, cornerRadius: CGFloat = 16) {
        text = Text(verbatim: string)
        self.color = color
        self.cornerRadius = cornerRadius
    }

    /// The same box in another colour.
    func colored(_ color: Color) -> Self {
        var copy = self
        copy.color = color
        return copy
    }

    /// The same box with other corners.
    func rounded(_ cornerRadius: CGFloat) -> Self {
        var copy = self
        copy.cornerRadius = cornerRadius
        return copy
    }

    var body: some View {
        text
            .padding()
            .background(RoundedRectangle(cornerRadius: cornerRadius).fill(color))
    }
}
