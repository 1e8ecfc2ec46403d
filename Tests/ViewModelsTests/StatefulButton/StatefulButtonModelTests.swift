import Testing
import ViewModels

private enum Speed: CaseIterable { case slow, normal, fast }
private enum Lone: CaseIterable { case only }

@MainActor
struct StatefulButtonModelTests {
    @Test func pressAdvancesThenCallsOnChangeOnceWithTheNewValue() {
        var told: [Bool] = []
        let model = StatefulButtonModel(false)
        model.onChange = { [unowned model] in
            #expect(model.value == $0)
            told.append($0)
        }
        for _ in 0..<3 { #expect(model.press()) }
        #expect(told == [true, false, true])
    }

    @Test func pressPublishesTheValueOnce() {
        let model = StatefulButtonModel(false)
        let publications = Publications { model.value }
        model.press()
        #expect(publications.take() == 1)
    }

    @Test func settingFromOutsideCallsNothing() {
        var told = 0
        let model = StatefulButtonModel(false) { _ in told += 1 }
        let publications = Publications { model.value }
        model.value = true
        #expect(publications.take() == 1)
        model.value = true
        #expect(publications.take() == 0)
        #expect(told == 0)
    }

    @Test func goesRoundAllCasesForwardAndBack() {
        let model = StatefulButtonModel(Speed.slow)
        let forward = (0..<4).map { _ in
            model.press()
            return model.value
        }
        #expect(forward == [.normal, .fast, .slow, .normal])
        let back = (0..<4).map { _ in
            model.pressBackward()
            return model.value
        }
        #expect(back == [.slow, .fast, .normal, .slow])
    }

    @Test func pressBackwardTellsOnceToo() {
        var told: [Speed] = []
        let model = StatefulButtonModel(Speed.slow) { told.append($0) }
        model.pressBackward()
        #expect(told == [.fast])
    }

    @Test func aTypeWithOneCaseNeverChanges() {
        var told = 0
        let model = StatefulButtonModel(Lone.only) { _ in told += 1 }
        #expect(model.press())
        #expect(told == 0)
    }

    @Test func ownStepsLeadThroughAnyValues() {
        let model = StatefulButtonModel(1, next: { $0 * 2 }, previous: { $0 / 2 })
        model.press()
        model.press()
        #expect(model.value == 4)
        model.pressBackward()
        #expect(model.value == 2)
    }

    @Test func disabledRefuses() {
        var told = 0
        let model = StatefulButtonModel(false) { _ in told += 1 }
        model.isEnabled = false
        #expect(!model.canPress)
        #expect(!model.press())
        #expect(!model.pressBackward())
        #expect(model.value == false)
        #expect(told == 0)
    }

    @Test func aPressFromWithinOnChangeIsAPressOfItsOwn() {
        var told: [Speed] = []
        let model = StatefulButtonModel(Speed.slow)
        model.onChange = { [unowned model] in
            told.append($0)
            if $0 == .normal { model.press() }
        }
        model.press()
        #expect(told == [.normal, .fast])
        #expect(model.value == .fast)
    }

    @Test func optionalValuesAreValues() {
        let model = StatefulButtonModel<Int?>(nil, next: { $0 == nil ? 1 : nil }, previous: { $0 })
        model.press()
        #expect(model.value == 1)
        model.press()
        #expect(model.value == nil)
    }
}
