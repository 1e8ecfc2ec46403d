import SwiftUI

/// A box that gets a tick; a tap on the box or the label toggles.
struct TickToggleStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 9) {
            RoundedRectangle(cornerRadius: 6)
                .strokeBorder(configuration.isOn ? Color.accentColor : Color.secondary, lineWidth: 2)
                .frame(width: 24, height: 24)
                .overlay {
                    if configuration.isOn {
                        Image(systemName: "checkmark").foregroundColor(.accentColor).accessibilityHidden(true)
                    }
                }
            configuration.label
        }
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(Rectangle())
        .onTapGesture { configuration.isOn.toggle() }
    }
}

extension ToggleStyle where Self == TickToggleStyle {
    /// A box that gets a tick.
    static var tick: TickToggleStyle { TickToggleStyle() }
}
