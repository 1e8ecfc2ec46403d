import Foundation
import Testing

@testable import Kumiko

@MainActor
@Suite struct ImageTests {
    private func resolved(_ image: Image, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ResolvedImage {
        var environment = EnvironmentValues()
        change(&environment)
        return image.resolve(in: environment)
    }

    @Test func symbolTakesColorAndFontOfItsPlace() {
        let image = resolved(Image(systemName: "star")) {
            $0[known: \.foregroundStyle] = AnyShapeStyle(Color.red)
            $0.font = .title
            $0.imageScale = .large
        }
        #expect(image.isTemplate)
        #expect(image.color == TextColor(.red, in: EnvironmentValues()))
        #expect(image.font.size == .relative(1.7 * 1.28))
    }

    @Test func pictureKeepsItsColorsUnlessATemplate() {
        let red: (inout EnvironmentValues) -> Void = { $0[known: \.foregroundStyle] = AnyShapeStyle(Color.red) }
        #expect(resolved(Image("harbour"), red).color == .inherited)
        #expect(!resolved(Image("harbour"), red).isTemplate)
        #expect(resolved(Image("harbour").renderingMode(.template), red).color != .inherited)
        #expect(!resolved(Image(systemName: "star").renderingMode(.original), red).isTemplate)
    }

    @Test func nameIsReadUnlessALabelOrDecoration() {
        #expect(resolved(Image(systemName: "speaker.slash")).label == "speaker slash")
        #expect(resolved(Image("harbour")).label == "harbour")
        #expect(resolved(Image("harbour", label: Text("Boats"))).label == "Boats")
        #expect(resolved(Image(decorative: "harbour")).label == nil)
        #expect(resolved(Image(file: URL(filePath: "/a/harbour.png"))).label == "harbour")
    }

    @Test func resizablePictureTakesWhatItIsProposed() {
        let element = ImageElement()
        element.content = resolved(Image("harbour").resizable())
        #expect(element.sizeThatFits(ProposedViewSize(width: 30, height: 70)) == CGSize(width: 30, height: 70))
    }

    @Test func equalWhenAllSaidIsEqual() {
        #expect(Image("a").resizable() == Image("a").resizable())
        #expect(Image("a").resizable() != Image("a"))
        #expect(Image("a") != Image(decorative: "a"))
    }
}
