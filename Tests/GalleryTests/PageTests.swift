import Foundation
import KumikoTesting
import Testing

@testable import Gallery

@Suite("The pages") @MainActor
struct PageTests {
    /// Tall enough for every page.
    private let size = CGSize(width: 800, height: 3000)

    @Test("show the sound in two buttons and a text, and take no press when they should not")
    func sharedSound() throws {
        let mounted = MountedView(StatefulButtonPage(model: StatefulButtonPageModel()), size: size)
        try mounted.find(text: "Mute").press()
        #expect(mounted.texts.contains("The sound is off."))
        #expect(mounted.texts.contains("Unmute"))
        #expect(mounted.texts.contains("Sound off"))
        try mounted.find(text: "The buttons take presses").toggle()
        #expect(throws: TestingError.self) { try mounted.find(text: "Unmute").press() }
    }

    @Test("change the symbol with every press, in fifty by fifty points")
    func symbols() throws {
        let model = StatefulButtonPageModel()
        let mounted = MountedView(StatefulButtonPage(model: model), size: size)
        let add = try mounted.find(label: "Add")
        #expect(add.frame.size == CGSize(width: 50, height: 50))
        try add.press()
        #expect(!model.adds)
        try mounted.find(label: "Remove").press()
        #expect(model.adds)
        #expect(model.events.events.count == 2)
    }

    @Test("show one value in every style of toggle")
    func oneValue() throws {
        let model = TogglePageModel()
        model.isOn = false
        let mounted = MountedView(TogglePage(model: model), size: size)
        let boxes = mounted.findAll(Toggle<Text>.self)
        #expect(boxes.count == 15)
        model.isOn = true
        mounted.advance()
        #expect(mounted.texts.contains("The value is on."))
    }

    @Test("leave exactly one of two choices sensitive")
    func twoChoices() throws {
        let model = TogglePageModel()
        let mounted = MountedView(TogglePage(model: model), size: size)
        #expect(try mounted.find(text: "Metric").isEnabled == false)
        try mounted.find(text: "Imperial").press()
        #expect(!model.isMetric)
        #expect(try mounted.find(text: "Metric").isEnabled)
        #expect(try mounted.find(text: "Imperial").isEnabled == false)
    }

    @Test("turn all kinds on by the mixed toggle")
    func mixedToggle() throws {
        let model = TogglePageModel()
        let mounted = MountedView(TogglePage(model: model), size: size)
        let all = try mounted.find(text: "All notifications")
        #expect(all.state == .mixed)
        try all.toggle()
        #expect(model.kinds.map(\.isOn) == [true, true, true])
    }

    @Test("toggle the tick once a click")
    func tick() throws {
        let model = TogglePageModel()
        let mounted = MountedView(TogglePage(model: model), size: size)
        try mounted.find(text: "Remember me").click()
        #expect(model.isTicked)
        #expect(model.events.events.count == 1)
    }

    @Test("turn the landmarks by buttons, dots and drags, and say which page it is")
    func landmarks() throws {
        let model = CarouselPageModel(.checkout)
        let mounted = MountedView(CarouselPage(model: model), size: size)
        let count = model.catalogue.landmarks.count
        #expect(try mounted.find(text: "First").isEnabled == false)
        try mounted.find(text: "Next").press()
        #expect(mounted.texts.contains("Page 2 of \(count)"))
        try mounted.find(text: "Last").press()
        #expect(model.landmark == count - 1)
        try mounted.find(text: "Next").press()
        #expect(model.landmark == 0)
        mounted.advance(frames: 120)
        let pages = try #require(mounted.findAll(PageViewController<LandmarkCard>.self).first)
        #expect(abs(pages.frame.width / pages.frame.height - 1.5) < 0.01)
        try pages.drag(by: -pages.frame.width * 0.6)
        #expect(model.landmark == 1)
    }

    @Test("say what is missing where the landmarks would be")
    func missingLandmarks() throws {
        let mounted = MountedView(CarouselPage(model: CarouselPageModel(.none)), size: size)
        #expect(mounted.texts.contains("No landmarks"))
        #expect(mounted.texts.contains("The file /nowhere/landmarks.json is missing."))
        #expect(mounted.findAll(PageViewController<LandmarkCard>.self).isEmpty)
    }

    @Test("keep a coloured page in sight when pages go")
    func fewerPages() throws {
        let model = CarouselPageModel(.none)
        model.color = 4
        let mounted = MountedView(CarouselPage(model: model), size: size)
        try mounted.find(text: "Fewer Pages").press()
        #expect(mounted.texts.contains("Page 4 of 4"))
    }

    @Test("give the boxes the stack's font and colour")
    func inheritedFont() throws {
        let mounted = MountedView(CustomViewsPage(model: CustomViewsPageModel()), size: size)
        let text = try mounted.find(text: "(๑•̀ㅂ•́)و✧ (^_^)")
        let plain = try mounted.find(text: "By methods")
        #expect(text.frame.height > plain.frame.height)
    }

    @Test("draw the same box by arguments and by methods")
    func sameDesign() throws {
        let first = MountedView(TextBox("x", color: .blue, cornerRadius: 8))
        let second = MountedView(TextBox("x").rounded(8).colored(.blue))
        let frame = try second.find(TextBox.self).frame
        #expect(try first.find(TextBox.self).frame == frame)
    }

    @Test("choose a colour by a click, show it, and clear it")
    func colours() throws {
        let model = RadioBoxesPageModel()
        let mounted = MountedView(RadioBoxesPage(model: model), size: size)
        #expect(mounted.texts.contains("No colour is chosen."))
        try mounted.find(label: "Green").click()
        #expect(model.color == .green)
        #expect(mounted.texts.contains("The colour is Green."))
        try mounted.find(text: "Clear Choices").press()
        #expect(model.isClear)
        #expect(mounted.texts.contains("No colour is chosen."))
        #expect(try mounted.find(text: "Clear Choices").isEnabled == false)
    }

    @Test("choose days one by one and all, and a size by pickers")
    func daysAndPickers() throws {
        let model = RadioBoxesPageModel()
        let mounted = MountedView(RadioBoxesPage(model: model), size: size)
        try mounted.find(label: "Friday").click(modifiers: .control)
        #expect(model.days == [.monday, .friday])
        try mounted.find(label: "Friday").send(.character("a"), modifiers: .control)
        #expect(model.days.count == 7)
        #expect(mounted.texts.filter { $0 == "Small" }.count == 2)
    }

    @Test("go round the speeds, back with Shift, and take a refused press back")
    func speedsAndWork() async throws {
        let model = StatefulButtonPageModel()
        model.refuses = true
        let mounted = MountedView(StatefulButtonPage(model: model), size: size)
        try mounted.find(text: "Slow").press(modifiers: .shift)
        #expect(model.speed == .full)
        try mounted.find(text: "Subscribe").press()
        #expect(try mounted.find(label: "Unsubscribe").isEnabled == false)
        #expect(await mounted.wait(timeout: .seconds(10)) { mounted.texts.contains("The server refused") })
        #expect(try mounted.find(text: "Subscribe").isEnabled)
    }

    @Test("do not choose what is sold out")
    func soldOut() throws {
        let model = RadioBoxesPageModel()
        let mounted = MountedView(RadioBoxesPage(model: model), size: size)
        try mounted.find(text: "XL").click()
        #expect(model.size == .medium && model.events.events.isEmpty)
        try mounted.find(text: "S").click()
        #expect(model.size == .small)
    }
}
