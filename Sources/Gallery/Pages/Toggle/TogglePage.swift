import SwiftUI

/// Toggles in the built-in styles and in one of the program's own.
struct TogglePage: View {
    @Bindable var model: TogglePageModel

    var body: some View {
        ComponentPage(page: .toggle, events: model.events) {
            styles
            twoChoices
            ownStyle
            mixed
            disabled
        } properties: {
            PropertyList([
                .init("isOn", model.isOn),
                .init("isMetric", model.isMetric),
                .init("isMale", model.isMale),
                .init("isTicked", model.isTicked),
                .init("isMixed", model.isMixed),
            ])
        }
    }

    private var styles: some View {
        Card("Styles side by side", note: "One value: each shows what the others did.") {
            Flow(spacing: 24) {
                Toggle("Switch", isOn: $model.isOn).toggleStyle(.switch)
                Toggle("Check box", isOn: $model.isOn).toggleStyle(.checkbox)
                Toggle("Button", isOn: $model.isOn).toggleStyle(.button)
            }
            Text(model.isOn ? "The value is on." : "The value is off.")
        }
    }

    private var twoChoices: some View {
        Card("Two choices", note: "The chosen one cannot be pressed again.") {
            labelled("Units") {
                Toggle("Units", isOn: $model.isMetric).toggleStyle(.twoChoice(on: "Metric", off: "Imperial"))
            }
            Divider()
            labelled("Sex") {
                Toggle("Sex", isOn: $model.isMale).toggleStyle(.twoChoice(on: "男性", off: "女性"))
            }
            Divider()
            Text(model.isMetric ? "Mount Fuji is 3776 metres high." : "Mount Fuji is 12,388 feet high.")
        }
    }

    /// A row with a name that is seen; the toggle itself tells it to a screen reader.
    private func labelled(_ name: LocalizedStringKey, @ViewBuilder toggle: () -> some View) -> some View {
        HStack {
            Text(name).accessibilityHidden(true)
            Spacer()
            toggle()
        }
    }

    private var ownStyle: some View {
        Card("A style of your own", note: "Drawn with shapes and a tap gesture; still a toggle to a screen reader.") {
            Toggle("Remember me", isOn: $model.isTicked).toggleStyle(.tick)
        }
    }

    private var mixed: some View {
        Card("Mixed", note: "A toggle for three values shows when they differ.") {
            Flow(spacing: 24) {
                Toggle("All notifications", sources: $model.kinds, isOn: \.isOn).toggleStyle(.checkbox)
                Toggle("All", systemImage: "bell", sources: $model.kinds, isOn: \.isOn).toggleStyle(.button)
                Toggle("All of them", sources: $model.kinds, isOn: \.isOn).toggleStyle(.switch)
            }
            VStack(alignment: .leading, spacing: 6) {
                ForEach($model.kinds) { $kind in
                    Toggle(kind.title, isOn: $kind.isOn).toggleStyle(.checkbox)
                }
            }
            .padding(.leading, 24)
        }
    }

    private var disabled: some View {
        Card("Disabled", note: "They show the value and answer to nothing.") {
            Flow(spacing: 24) {
                Toggle("Switch", isOn: $model.isOn).toggleStyle(.switch)
                Toggle("Check box", isOn: $model.isOn).toggleStyle(.checkbox)
                Toggle("Button", isOn: $model.isOn).toggleStyle(.button)
                Toggle("Tick", isOn: $model.isOn).toggleStyle(.tick)
            }
            .disabled(true)
        }
    }
}
