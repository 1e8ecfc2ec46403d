import Foundation
import KumikoTesting
import Testing

@testable import Gallery

@Suite("The models of the pages") @MainActor
struct PageModelTests {
    @Test("open the first page, or the one asked for")
    func firstPage() {
        #expect(GalleryModel().page == .statefulButton)
        #expect(GalleryModel(page: .radioBoxes).page == .radioBoxes)
    }

    @Test("press the shared sound once a press, and tell it once")
    func sharedSound() {
        let model = StatefulButtonPageModel()
        model.sound.press()
        #expect(!model.sound.value)
        #expect(model.events.events.map(\.text) == ["Sound off"])
        model.sound.isEnabled = false
        #expect(!model.sound.press())
        #expect(model.events.events.count == 1)
    }

    @Test("tell a toggle's change once, and none for an equal value")
    func toggleEvents() {
        let model = TogglePageModel()
        model.isMetric = true
        #expect(model.events.events.isEmpty)
        model.isMetric = false
        #expect(model.events.events.map(\.text) == ["\("isMetric") turned off"])
    }

    @Test("are mixed while the kinds differ")
    func mixedKinds() {
        let model = TogglePageModel()
        #expect(model.isMixed)
        for index in model.kinds.indices { model.kinds[index].isOn = true }
        #expect(!model.isMixed)
        #expect(model.events.events.count == 2)
    }

    @Test("keep the coloured page within the pages that are left")
    func colouredPageIsCorrected() {
        let model = CarouselPageModel(.none)
        model.color = 4
        model.removeColor()
        #expect(model.colorCount == 4)
        #expect(model.color == 3)
        for _ in 0..<20 { model.removeColor() }
        #expect(model.colorCount == 1 && model.color == 0 && !model.canRemoveColor)
        for _ in 0..<20 { model.addColor() }
        #expect(model.colorCount == 10 && !model.canAddColor)
    }

    @Test("stay where they are when there are no landmarks to turn to")
    func noLandmarks() {
        let model = CarouselPageModel(.none)
        model.turnLandmark(by: 1)
        #expect(model.landmark == 0 && model.lastLandmark == 0)
        #expect(model.events.events.isEmpty)
    }

    @Test("keep the corner radius from 0 to 32")
    func cornerRadius() {
        let model = CustomViewsPageModel()
        for _ in 0..<20 { model.changeCornerRadius(by: 4) }
        #expect(model.cornerRadius == 32 && !model.canGrow)
        #expect(model.events.events.count == 4)
        for _ in 0..<20 { model.changeCornerRadius(by: -4) }
        #expect(model.cornerRadius == 0 && !model.canShrink)
    }

    @Test("take no design for no change")
    func noDesign() {
        let model = CustomViewsPageModel()
        model.chosenDesign = nil
        model.chosenDesign = .sea
        #expect(model.design == .sea && model.events.events.isEmpty)
        model.chosenDesign = .plum
        #expect(model.design == .plum && model.events.events.count == 1)
    }

    @Test("tell each choice once, and clear only what is chosen")
    func radioChoices() {
        let model = RadioBoxesPageModel()
        #expect(model.events.events.isEmpty)
        model.color = .red
        #expect(model.events.events.count == 1)
        model.clear()
        #expect(model.isClear)
        let red = Text(ColorChoice.red.title)
        #expect(model.events.events.map(\.text) == ["Size: none", "Colour: none", "Colour: \(red)"])
    }
}

extension LandmarkCatalogue {
    /// No landmarks, without a message.
    static var none: LandmarkCatalogue {
        LandmarkCatalogue(LandmarkLocator(environment: ["KUMIKO_GALLERY_DATA": "/nowhere"], executable: nil)) { _ in }
    }

    /// The landmarks of the checkout.
    static var checkout: LandmarkCatalogue {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Resources/landmarks")
        return LandmarkCatalogue(LandmarkLocator(environment: ["KUMIKO_GALLERY_DATA": folder.path], executable: nil))
    }
}
