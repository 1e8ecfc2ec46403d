import SwiftUI

/// Boxes with texts, designed in several ways.
struct CustomViewsPage: View {
    let model: CustomViewsPageModel

    var body: some View {
        ComponentPage(page: .customViews, events: model.events) {
            inherited
            designed
            TunedBox(model: model)
            Card("Dark and light", note: "A part of a window can have its own appearance.") {
                Flow {
                    AppearanceSample(title: "Light").environment(\.colorScheme, .light)
                    AppearanceSample(title: "Dark").environment(\.colorScheme, .dark)
                }
            }
        } properties: {
            PropertyList([
                .init("design", model.design),
                .init("cornerRadius", model.cornerRadius),
                .init("taps", model.taps),
            ])
        }
    }

    private var inherited: some View {
        Card("Fonts from above", note: "The stack sets font and colour; the texts in the boxes follow. Tap one.") {
            VStack(alignment: .leading, spacing: 12) {
                TextBox("Hello 👩‍👩‍👧 ♥ 漢字", color: BoxDesign.sea.color)
                    .onTapGesture { model.tapped("Hello 👩‍👩‍👧 ♥ 漢字") }
                TextBox("(๑•̀ㅂ•́)و✧ (^_^)", color: BoxDesign.forest.color)
                    .onTapGesture { model.tapped("(๑•̀ㅂ•́)و✧ (^_^)") }
                TextBox("مرحبا بالعالم · สวัสดีชาวโลก", color: BoxDesign.plum.color)
                    .onTapGesture { model.tapped("مرحبا بالعالم · สวัสดีชาวโลก") }
            }
            .font(.largeTitle)
            .foregroundColor(.white)
        }
    }

    private var designed: some View {
        Card("Arguments or methods", note: "Both boxes are the same design, written in two ways.") {
            Flow {
                TextBox("By arguments", color: BoxDesign.forest.color, cornerRadius: 8)
                TextBox("By methods").colored(BoxDesign.forest.color).rounded(8)
            }
            .foregroundColor(.white)
        }
    }
}
