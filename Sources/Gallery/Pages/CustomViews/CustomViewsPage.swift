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
                tappable("Hello 👩‍👩‍👧 ♥ 漢字", .sea)
                tappable("(๑•̀ㅂ•́)و✧ (^_^)", .forest)
                tappable("مرحبا بالعالم · สวัสดีชาวโลก", .plum)
            }
            .font(.largeTitle)
            .foregroundColor(.white)
        }
    }

    /// A box that can be tapped; to the keyboard and a screen reader it is a button.
    private func tappable(_ text: String, _ design: BoxDesign) -> some View {
        TextBox(verbatim: text, color: design.color)
            .onTapGesture { model.tapped(text) }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
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
