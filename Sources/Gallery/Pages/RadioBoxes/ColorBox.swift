import SwiftUI

/// A coloured square that gets a border when it is chosen.
struct ColorBox: View {
    let choice: ColorChoice
    @Binding var selection: ColorChoice?

    var body: some View {
        Rectangle()
            .foregroundColor(choice.color)
            .frame(width: 100, height: 100)
            .cornerRadius(10)
            .onTapGesture { selection = choice }
            .padding()
            .border(Color.primary, width: selection == choice ? 4 : 0)
            .accessibilityElement()
            .accessibilityLabel(choice.title)
            .accessibilityAddTraits(selection == choice ? [.isButton, .isSelected] : .isButton)
    }
}
