import Testing
import ViewModels

@MainActor
struct RadioBoxMultipleTests {
    private func group(_ selections: Set<Int> = [], disabled: Set<Int> = []) -> RadioBoxGroupModel<Int> {
        let model = RadioBoxGroupModel(choices: Array(0..<6), disabledChoices: disabled, mode: .multiple)
        model.selections = selections
        return model
    }

    @Test func togglesWithControlAndReplacesWithout() {
        let model = group()
        model.press(1)
        model.press(3, toggling: true)
        #expect(model.selections == [1, 3])
        model.press(1, toggling: true)
        #expect(model.selections == [3])
        model.press(5)
        #expect(model.selections == [5])
    }

    @Test func theLastOneCanBeTakenBack() {
        let model = group([2])
        #expect(model.toggle(2))
        #expect(model.selections.isEmpty)
    }

    @Test func aRangeGoesFromWhereTheLastSelectionWasMade() {
        let model = group()
        model.press(2)
        model.press(4, extending: true)
        #expect(model.selections == [2, 3, 4])
        model.press(0, extending: true)
        #expect(model.selections == [0, 1, 2])
    }

    @Test func aRangeLeavesDisabledChoicesAsTheyAre() {
        let model = group([5], disabled: [3, 5])
        model.press(2)
        model.press(4, extending: true)
        #expect(model.selections == [2, 4, 5])
    }

    @Test func everySelectionIsOnePublication() {
        let model = group()
        var told: [Set<Int>] = []
        model.onSelections = { told.append($0) }
        model.onSelect = { _ in Issue.record("called for one choice") }
        let publications = Publications { model.selections }
        model.press(1)
        model.press(4, extending: true)
        model.selectAll()
        model.selectAll()
        #expect(publications.take() == 3)
        #expect(told == [[1], [1, 2, 3, 4], Set(0..<6)])
    }

    @Test func selectsAllThatIsEnabled() {
        let model = group([1], disabled: [1, 2])
        #expect(model.selectAll())
        #expect(model.selections == [0, 1, 3, 4, 5])
        #expect(!model.selectAll())
    }

    @Test func selectAllIsNothingForASingleChoice() {
        let model = RadioBoxGroupModel(choices: [1, 2])
        #expect(!model.selectAll())
        #expect(!model.pressKey(.selectAll))
        #expect(model.selection == nil)
    }

    @Test func theSelectionIsTheFirstInTheOrderShown() {
        let model = group([4, 2, 5])
        #expect(model.selection == 2)
        model.choices = [5, 4, 3, 2]
        #expect(model.selection == 5)
    }

    @Test func goingToASingleChoiceKeepsTheFirst() {
        let model = group([4, 2, 5])
        let publications = Publications { model.selections }
        model.mode = .single
        #expect(model.selections == [2])
        #expect(publications.take() == 1)
    }

    @Test func arrowsMoveTheFocusAndExtendWithShift() {
        let model = group()
        model.press(1)
        #expect(model.pressKey(.down))
        #expect(model.focusIndex == 2)
        #expect(model.selections == [1])
        #expect(model.pressKey(.space))
        #expect(model.selections == [1, 2])
        model.pressKey(.down, extending: true)
        model.pressKey(.down, extending: true)
        #expect(model.selections == [2, 3, 4])
        #expect(model.pressKey(.selectAll))
        #expect(model.selections == Set(0..<6))
    }

    @Test func aRangeBeginsAtTheFocusWhenNothingWasSelectedYet() {
        let model = group()
        model.focus(2)
        model.selectRange(to: 4)
        #expect(model.selections == [2, 3, 4])
        model.selectRange(to: 1)
        #expect(model.selections == [1, 2])
    }

    @Test func aRangeWhoseBeginningDisappearedBeginsAtTheFocus() {
        let model = group()
        model.press(1)
        model.focus(3)
        model.choices = [0, 2, 3, 4, 5]
        model.selectRange(to: 5)
        #expect(model.selections == [3, 4, 5])
    }
}
