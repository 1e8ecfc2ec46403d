import SwiftUI

/// A box whose colour and corners can be changed.
struct TunedBox: View {
    @Bindable var model: CustomViewsPageModel

    var body: some View {
        Card("Tune it", note: "Every change makes a new box of the same kind.", alignment: .center) {
            TextBox(verbatim: "Kumiko 組子", color: model.design.color, cornerRadius: CGFloat(model.cornerRadius))
                .font(.title)
                .foregroundColor(.white)
            RadioBoxGroup(selection: $model.chosenDesign) { design in
                HStack(spacing: 6) {
                    Circle().fill(design.color).frame(width: 16, height: 16)
                    Text(design.title)
                }
                // Room for the tick in the corner.
                .padding(EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 12))
            }
            .accessibilityLabel("Design")
            Flow(spacing: 6, isCentred: true) {
                Button("Sharper") { model.changeCornerRadius(by: -4) }.disabled(!model.canShrink)
                Button("Rounder") { model.changeCornerRadius(by: 4) }.disabled(!model.canGrow)
            }
        }
    }
}
