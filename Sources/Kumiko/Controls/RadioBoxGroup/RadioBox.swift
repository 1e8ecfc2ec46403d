import ViewModels

/// One box of a ``RadioBoxGroup``. Border, tick and colour say together that it is chosen.
struct RadioBox<Content: View>: View {
    let mode: RadioBoxMode
    let isSelected: Bool
    let isEnabled: Bool
    let isTabStop: Bool
    let fills: Bool
    let setPosition: SetPosition
    let click: () -> Void
    let activate: () -> Void
    let answer: (RegionKey) -> Bool
    let content: Content
    @Environment(\.isEnabled) private var isGroupEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        RegionView(
            role: mode == .single ? .radio : .checkbox, checked: isSelected ? .on : .off, setPosition: setPosition,
            isEnabled: isEnabled, takesFocus: isTabStop, takesControl: mode == .multiple,
            look: .box, action: activate, onKey: answer
        ) {
            content
                .padding(8)
                .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
                .background(.tint.opacity(isSelected ? 0.12 : 0), in: shape)
                .overlay { shape.strokeBorder(border, lineWidth: isSelected ? 2 : 1) }
                .overlay(alignment: .topTrailing) { if isSelected { tick } }
                .opacity(isEnabled && isGroupEnabled ? 1 : 0.5)
                .contentShape(Rectangle())
                .onTapGesture(perform: click)
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }

    /// On the corner, where it covers little of the content.
    private var tick: some View {
        Image(systemName: mode == .single ? "checkmark.circle.fill" : "checkmark.square.fill")
            .foregroundStyle(.tint)
            // What the symbol leaves out is the tick.
            .background((colorScheme == .dark ? Color.black : .white).padding(3))
            .accessibilityHidden(true)
            .offset(x: 5, y: -5)
    }

    private var border: AnyShapeStyle {
        isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(contrast == .increased ? 0.8 : 0.15))
    }
}
