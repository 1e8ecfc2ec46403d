import SwiftUI

/// Boxes to choose from: drawn by hand, in a row, in a column, in a grid; and pickers.
struct RadioBoxesPage: View {
    @ObservedObject var model: RadioBoxesPageModel

    var body: some View {
        ComponentPage(page: .radioBoxes, events: model.events) {
            colors
            sizes
            plans
            days
            pickers
            choices
        } properties: {
            PropertyList([
                .init("color", describe(model.color)),
                .init("size", describe(model.size)),
                .init("plan", describe(model.plan)),
                .init("days", model.days.map(\.rawValue).sorted().joined(separator: ", ")),
            ])
        }
    }

    private func describe(_ choice: (some RawRepresentable<String>)?) -> String { choice?.rawValue ?? "nil" }

    private var colors: some View {
        Card("Colours", note: "Rectangles with a tap gesture that share a binding.") {
            Flow(spacing: 6) {
                ForEach(ColorChoice.allCases, id: \.self) { choice in
                    ColorBox(choice: choice, selection: $model.color)
                }
            }
        }
    }

    private var choices: some View {
        Card("The choices", note: "What a view above the boxes knows of them.") {
            if let color = model.color {
                Text("The colour is \(Text(color.title).bold()).")
            } else {
                Text("No colour is chosen.")
            }
            if let size = model.size {
                Text("The size is \(Text(size.title).bold()).")
            } else {
                Text("No size is chosen.")
            }
            if let plan = model.plan {
                Text("The plan is \(Text(plan.title).bold()).")
            } else {
                Text("No plan is chosen.")
            }
            Button("Clear Choices") { model.clear() }.disabled(model.isClear)
        }
    }

    private var sizes: some View {
        Card("A row", note: "The group is one stop for Tab; arrows move the choice. One size is sold out.") {
            RadioBoxGroup(SizeChoice.allCases, selection: $model.size, disabledChoices: [.huge]) { size in
                Text(verbatim: size.letters)
                    .font(.headline)
                    .frame(width: 36, height: 36)
                    .accessibilityLabel(size.title)
            }
            .accessibilityLabel("Size")
        }
    }

    private var days: some View {
        Card("Several at a time", note: "Ctrl adds one, Shift a range, Ctrl+A all. The boxes wrap where no more fit.") {
            RadioBoxGroup(selection: $model.days, arrangement: .grid, title: \.rawValue) { day in
                Text(day.title).padding(.horizontal, 6)
            }
            .accessibilityLabel("Opening days")
        }
    }

    private var pickers: some View {
        Card("Pickers", note: "Radio buttons and linked buttons stand on the same model as the boxes.") {
            VStack(alignment: .leading, spacing: 12) {
                sizePicker.pickerStyle(.radioGroup)
                sizePicker.pickerStyle(.segmented).labelsHidden()
            }
        }
    }

    private var sizePicker: some View {
        Picker("Size", selection: $model.size) {
            ForEach(SizeChoice.allCases, id: \.self) { size in
                Text(size.title).selectionDisabled(size == .huge)
            }
        }
    }

    private var plans: some View {
        Card("A column", note: "A box holds any view.") {
            RadioBoxGroup(PlanChoice.allCases, selection: $model.plan, disabledChoices: [.never], arrangement: .column)
            {
                plan in
                VStack(alignment: .leading, spacing: 3) {
                    Text(plan.title).font(.headline)
                    Text(plan.detail).font(.callout).foregroundStyle(.secondary)
                }
                .padding(6)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .accessibilityLabel("Plan")
        }
    }
}
