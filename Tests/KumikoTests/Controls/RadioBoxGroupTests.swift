import KumikoTesting
import Reactive
import Testing

@MainActor
@Suite struct RadioBoxGroupTests {
    private enum Size: String, CaseIterable { case small, medium, large }

    private final class Model: ObservableObject {
        @Published var size: Size?
        @Published var certain = Size.medium
    }

    private struct Content: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                RadioBoxGroup(selection: $model.size) { size in Text(size.rawValue) }
                Text("chosen \(model.size?.rawValue ?? "none")")
                Button("Clear") { model.size = nil }
            }
        }
    }

    private func states(_ mounted: MountedView) throws -> [Bool] {
        try Size.allCases.map { try mounted.find(label: $0.rawValue).state == .on }
    }

    @Test func nothingChosenIsKeptThroughTheFirstRender() throws {
        let model = Model()
        let mounted = MountedView(Content(model: model))
        mounted.advance(frames: 3)
        #expect(model.size == nil)
        #expect(try states(mounted) == [false, false, false])
        #expect(mounted.texts.contains("chosen none"))
    }

    @Test(arguments: [0, 1, 2])
    func firstClickOnAnyChoiceSelectsIt(_ index: Int) throws {
        let model = Model()
        let mounted = MountedView(Content(model: model))
        try mounted.find(label: Size.allCases[index].rawValue).click()
        #expect(model.size == Size.allCases[index])
        #expect(try states(mounted) == [0, 1, 2].map { $0 == index })
    }

    @Test func noneToAChoiceAndBack() throws {
        let model = Model()
        let mounted = MountedView(Content(model: model))
        try mounted.find(label: "large").press()
        try mounted.find(text: "Clear").press()
        #expect(try states(mounted) == [false, false, false])
        try mounted.find(label: "large").press()
        #expect(mounted.texts.contains("chosen large"))
    }

    @Test func choiceIsPublishedOnceWithNothingBetween() throws {
        let model = Model()
        let seen = Record<Size?>()
        let subscription = model.$size.sink { seen.add($0) }
        let mounted = MountedView(Content(model: model))
        try mounted.find(label: "small").press()
        try mounted.find(label: "large").click()
        try mounted.find(label: "large").press()
        mounted.advance(frames: 10)
        #expect(seen.entries == [nil, .small, .large])
        subscription.cancel()
    }

    @Test func keysMoveTheChoice() throws {
        let model = Model()
        let mounted = MountedView(Content(model: model))
        try mounted.find(label: "small").send(.right)
        #expect(model.size == .small)
        try mounted.find(label: "small").send(.right)
        #expect(model.size == .medium)
        try mounted.find(label: "medium").send(.end)
        #expect(model.size == .large)
        try mounted.find(label: "large").send(.down)
        #expect(model.size == .small)
        try mounted.find(label: "small").send(.left)
        #expect(model.size == .large)
        try mounted.find(label: "large").send(.home)
        #expect(model.size == .small)
    }

    @Test func keysMirrorFromRightToLeft() throws {
        let model = Model()
        let mounted = MountedView(Content(model: model)) { $0.layoutDirection = .rightToLeft }
        try mounted.find(label: "small").press()
        try mounted.find(label: "small").send(.left)
        #expect(model.size == .medium)
        try mounted.find(label: "medium").send(.right)
        #expect(model.size == .small)
    }

    @Test func selectionThatIsNeverNone() throws {
        struct Certain: View {
            @ObservedObject var model: Model
            var body: some View {
                RadioBoxGroup(Size.allCases, selection: $model.certain, arrangement: .column) { Text($0.rawValue) }
            }
        }
        let model = Model()
        let mounted = MountedView(Certain(model: model))
        #expect(try states(mounted) == [false, true, false])
        try mounted.find(label: "large").press()
        #expect(model.certain == .large)
        model.certain = .small
        mounted.advance()
        #expect(try states(mounted) == [true, false, false])
    }

    @Test func refusedChoiceIsShownAsRefused() throws {
        let mounted = MountedView(RadioBoxGroup(Size.allCases, selection: .constant(Size.small)) { Text($0.rawValue) })
        try mounted.find(label: "large").press()
        #expect(try states(mounted) == [true, false, false])
    }

    @Test func choicesMayChange() throws {
        struct Changing: View {
            @State private var choices = ["a", "b", "c"]
            @State private var chosen: String? = "c"
            var body: some View {
                RadioBoxGroup(choices, selection: $chosen) { Text($0) }
                Button("Fewer") { choices.removeLast() }
                Button("More") { choices.append("d") }
                Text("chosen \(chosen ?? "none")")
            }
        }
        let mounted = MountedView(Changing())
        try mounted.find(text: "Fewer").press()
        #expect(throws: TestingError.self) { try mounted.find(label: "c") }
        try mounted.find(label: "a").press()
        try mounted.find(text: "More").press()
        try mounted.find(label: "d").press()
        #expect(mounted.texts.contains("chosen d"))
    }

    @Test func disabledBoxesAnswerToNothing() throws {
        let model = Model()
        let mounted = MountedView(Content(model: model).disabled(true))
        #expect(throws: TestingError.self) { try mounted.find(label: "small").press() }
        #expect(throws: TestingError.self) { try mounted.find(label: "small").send(.right) }
        #expect(model.size == nil)
    }
}
