/// A label that gives its place to a wheel while the button is at work, and keeps its size.
struct BusyLabel<Content: View>: View {
    let isBusy: Bool
    @ViewBuilder let content: Content

    var body: some View {
        content.opacity(isBusy ? 0 : 1).overlay {
            // The button itself says that it is busy.
            if isBusy { ProgressView().controlSize(.small).accessibilityHidden(true) }
        }
    }
}

/// Says that the last press failed: an exclamation mark on the corner, so that colour is not the only sign. It is drawn
/// without a widget, so that the button remains the only one to whom views around speak.
struct FailureMark: View {
    var body: some View {
        Circle().fill(Color.red)
            .overlay {
                VStack(spacing: 1.5) {
                    Capsule().fill(Color.white).frame(width: 2.5, height: 6)
                    Circle().fill(Color.white).frame(width: 2.5, height: 2.5)
                }
            }
            .frame(width: 16, height: 16)
            .offset(x: 5, y: -5)
    }
}

/// The labels of all values in one place, of which only the current one's is seen and read out.
struct ReservedLabels<Value: Equatable, Label: View>: View {
    let values: [Value]
    let current: Value
    let label: (Value) -> Label

    var body: some View {
        ZStack {
            ForEach(Array(values.indices), id: \.self) { index in shown(values[index]) }
        }
    }

    private func shown(_ value: Value) -> some View {
        label(value).opacity(value == current ? 1 : 0).accessibilityHidden(value != current)
    }
}
