import Foundation
import KumikoTesting
import Testing

@testable import Gallery

@Suite("The window's content") @MainActor
struct GalleryWindowTests {
    private func mount(_ model: GalleryModel, width: CGFloat = 1000, height: CGFloat = 700) -> MountedView {
        model.carousel = CarouselPageModel(.checkout)
        let mounted = MountedView(GalleryWindow(model: model), size: CGSize(width: width, height: height))
        mounted.advance(frames: 3)
        return mounted
    }

    @Test("has all pages in the sidebar and the open one beside it")
    func wideWindow() throws {
        let mounted = mount(GalleryModel())
        let names = ["Stateful Button", "Toggle Styles", "Carousel", "Custom Views", "Radio Boxes"]
        #expect(Array(mounted.texts.prefix(5)) == names)
        #expect(mounted.texts.contains("Symbols"))
    }

    @Test("opens a page when its name is pressed")
    func opensPages() throws {
        let model = GalleryModel()
        let mounted = mount(model)
        try mounted.find(text: "Radio Boxes").press()
        #expect(model.page == .radioBoxes)
        #expect(mounted.texts.contains("Clear Choices"))
    }

    @Test("keeps what a page shows while another is open")
    func keepsPages() throws {
        let model = GalleryModel(page: .statefulButton)
        let mounted = mount(model)
        try mounted.find(text: "Follow").press()
        try mounted.find(text: "Carousel").press()
        try mounted.find(text: "Stateful Button").press()
        #expect(mounted.texts.contains("Unfollow"))
        #expect(mounted.texts.contains("Following"))
    }

    @Test("has icons instead of names when it is narrow, each with its page's name")
    func narrowWindow() throws {
        let model = GalleryModel()
        let mounted = mount(model, width: 360)
        #expect(mounted.texts.filter { $0 == "Carousel" }.isEmpty)
        try mounted.find(label: "Carousel").press()
        #expect(model.page == .carousel)
    }

    @Test("keeps the page in its place when the window becomes narrow")
    func keepsIdentity() throws {
        let mounted = mount(GalleryModel(page: .toggle))
        let count = mounted.bodyCount(TogglePage.self)
        mounted.size.width = 400
        mounted.advance(frames: 3)
        #expect(mounted.bodyCount(TogglePage.self) == count)
    }

    @Test(
        "cuts nothing off at any width, in either direction", arguments: GalleryPage.allCases,
        [LayoutDirection.leftToRight, .rightToLeft])
    func nothingIsCut(page: GalleryPage, direction: LayoutDirection) throws {
        let model = GalleryModel(page: page)
        let mounted = mount(model)
        mounted.configure { $0.layoutDirection = direction }
        for width in [360, 500, 679, 680, 900, 1600] as [CGFloat] {
            mounted.size = CGSize(width: width, height: 700)
            mounted.advance(frames: 3)
            for text in mounted.texts { #expect(!text.hasSuffix("…"), "“\(text)” at \(width)") }
            for card in mounted.findAll(EventCard.self) + mounted.findAll(PropertyList.self) {
                #expect(card.frame.minX >= 0 && card.frame.maxX <= width, "\(card.frame) at \(width)")
                #expect(card.frame.width <= 720)
            }
        }
    }
}
