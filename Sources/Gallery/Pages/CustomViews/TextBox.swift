import SwiftUI

/// A text on a rounded rectangle.
///
/// ```swift
/// TextBox("Hello", color: .blue, cornerRadius: 8)
/// TextBox("Hello").colored(.blue).rounded(8)
/// ```
struct TextBox: View {
    private let text: String
    private var color: Color
    private var cornerRadius: CGFloat

    /// - Parameter cornerRadius: in points.
    init(_ text: String, color: Color = .slate, cornerRadius: CGFloat = 16) {
        self.text = text
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
        Text(verbatim: text)
            .padding()
            .background(RoundedRectangle(cornerRadius: cornerRadius).fill(color))
    }
}
